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

/** A company of another country. */
export const foreignCompanySchema = z.object({
  name: line(200),
  street: line(120),
  postcode: line(12),
  town: line(80),
  /** Of another member state: checked with VIES. Of other countries: printed as it is. Null: bought with VAT, or none. */
  vatNumber: line(20).nullable().default(null),
});
export type ForeignCompany = z.output<typeof foreignCompanySchema>;

/** A company as it is stored with an order. */
export interface StoredCompany {
  name: string;
  /** Null: of another country. Stored as an empty text for one release, whose predecessor needs one. */
  nip: string | null;
  street: string;
  postcode: string;
  town: string;
  /** ISO 3166-1. */
  country: string;
  /** The tax number of a company of another country, as invoices name it; null: none, or VIES has not confirmed it. */
  vatNumber: string | null;
}

/** The company of a stored order. An earlier release may have accepted what is refused today, and its invoice is issued all the same. */
export const storedCompanySchema: z.ZodType<StoredCompany> = z.object({
  name: z.string(),
  nip: z
    .string()
    .nullable()
    .transform((nip) => nip || null),
  street: z.string(),
  postcode: z.string(),
  town: z.string(),
  country: z.string().default('PL'),
  vatNumber: z.string().nullable().default(null),
});
