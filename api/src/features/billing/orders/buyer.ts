import { isPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { z } from 'zod';
import { isNip, nipDigits } from './nip.ts';

function line(max: number) {
  return z
    .string('The field is required')
    .trim()
    .min(1, 'The field is required')
    .max(max, `The text can have at most ${max} characters`)
    .refine(isPrintableLine, 'The text contains characters that cannot be printed');
}

/** A company that an invoice is made out to. */
export const buyerCompanySchema = z.object({
  name: line(200),
  nip: line(20).refine(isNip, 'The tax number (NIP) is not right').transform(nipDigits),
  street: line(120),
  postcode: line(12),
  town: line(80),
});
export type BuyerCompany = z.output<typeof buyerCompanySchema>;
