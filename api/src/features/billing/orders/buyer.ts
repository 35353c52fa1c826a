import { isPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { isNip, nipDigits } from './nip.ts';

function line(max: number) {
  return z
    .string(sentenceOf('field-required'))
    .trim()
    .min(1, sentenceOf('field-required'))
    .max(max, sentenceOf({ code: 'text-too-long', max }))
    .refine(isPrintableLine, sentenceOf('text-unprintable'));
}

/** A company that an invoice is made out to. */
export const buyerCompanySchema = z.object({
  name: line(200),
  nip: line(20).refine(isNip, sentenceOf('nip-invalid')).transform(nipDigits),
  street: line(120),
  postcode: line(12),
  town: line(80),
});
export type BuyerCompany = z.output<typeof buyerCompanySchema>;
