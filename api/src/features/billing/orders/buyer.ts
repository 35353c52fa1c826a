import { isPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { isXmlText } from '../../../platform/build-xml.ts';
import { isNip, nipDigits } from './nip.ts';

function line(max: number) {
  return (
    z
      .string(sentenceOf('field-required'))
      .trim()
      .min(1, sentenceOf('field-required'))
      .max(max, sentenceOf({ code: 'text-too-long', max }))
      // KSeF would refuse an invoice with an empty name or address.
      .refine((text) => isPrintableLine(text) && isXmlText(text), sentenceOf('text-unprintable'))
  );
}

/** A company that an invoice is to be made out to. */
export const buyerCompanySchema = z.object({
  name: line(200),
  nip: line(20).refine(isNip, sentenceOf('nip-invalid')).transform(nipDigits),
  street: line(120),
  postcode: line(12),
  town: line(80),
});
export type BuyerCompany = z.output<typeof buyerCompanySchema>;

/** The company of a stored order. An earlier release may have accepted what is refused today, and its invoice is issued all the same. */
export const storedCompanySchema: z.ZodType<BuyerCompany> = z.object({
  name: z.string(),
  nip: z.string(),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
});
