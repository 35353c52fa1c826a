import { sentenceOf } from '@kreda/site/reasons';
import { readVatNumber } from '@kreda/site/tax/vat-number';
import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../../lib/field-schemas.ts';
import { isPoland, isVatNumberAsked } from './vat-number-asked.ts';

export const COMPANY_FIELDS = ['companyName', 'nip', 'street', 'postcode', 'town'] as const;

/** The values of a form whose invoice is issued to the person. */
export const NO_COMPANY = {
  country: '',
  isCountryChosen: false,
  isCompany: false,
  companyName: '',
  nip: '',
  vatNumber: '',
  isWithVat: false,
  street: '',
  postcode: '',
  town: '',
};

/** The fields of every payment, without the buyer and the card. */
export const paymentShape = {
  consent: z.boolean().refine((isGiven) => isGiven, 'Selecting a value is required'),
  /** ISO 3166-1; empty until the API has named one to begin with. */
  country: z.string(),
  /** The buyer chose the country, which makes it evidence beside that of the network address. */
  isCountryChosen: z.boolean(),
  isCompany: z.boolean(),
  companyName: z.string().trim().max(200, 'The text can have at most 200 characters'),
  nip: z.string().trim().max(20, 'The text can have at most 20 characters'),
  /** Of a company of another country. */
  vatNumber: z.string().trim().max(20, 'The text can have at most 20 characters'),
  /** A company of another member state buys with VAT, without naming its number. */
  isWithVat: z.boolean(),
  street: z.string().trim().max(120, 'The text can have at most 120 characters'),
  postcode: z.string().trim().max(12, 'The text can have at most 12 characters'),
  town: z.string().trim().max(80, 'The text can have at most 80 characters'),
};

type Company = Readonly<Record<(typeof COMPANY_FIELDS)[number] | 'country' | 'vatNumber', string>> & {
  isCompany: boolean;
  isWithVat: boolean;
};

/** Requires the company's fields if the invoice is issued to one. */
export function requireCompany(buyer: Company, context: z.RefinementCtx): void {
  if (!buyer.isCompany) return;
  const { country, vatNumber, isWithVat } = buyer;
  if (isVatNumberAsked(country) && !isWithVat) {
    const message = sentenceOf(vatNumber === '' ? 'field-required' : 'vat-number-malformed');
    if (readVatNumber(country, vatNumber) === null) context.addIssue({ code: 'custom', path: ['vatNumber'], message });
  }
  for (const name of COMPANY_FIELDS) {
    if (name === 'nip' && !isPoland(country)) continue;
    if (buyer[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'The field is required' });
  }
}

/** The form of a user. */
export const paymentSchema = z
  .object({
    fullName: fullNameSchema,
    email: emailSchema,
    ...paymentShape,
  })
  .superRefine(requireCompany);
export type Buyer = z.infer<typeof paymentSchema>;

/** The names of the fields that the schema refuses. */
export function wrongFields<V>(schema: z.ZodType<V>, values: V): string[] {
  return (schema.safeParse(values).error?.issues ?? []).map(({ path }) => String(path[0]));
}

/** The buyer's country and company in the API's format; without a company the invoice is issued to the person. */
export function placeOf({ country, isCountryChosen, isCompany, companyName: name, nip, vatNumber, ...others }: Buyer) {
  const { isWithVat, street, postcode, town } = others;
  const company = { name, street, postcode, town };
  const isPolish = isPoland(country);
  return {
    country: country === '' ? null : country,
    isCountryChosen,
    company: isCompany && isPolish ? { ...company, nip } : null,
    foreignCompany:
      isCompany && !isPolish ? { ...company, vatNumber: isWithVat || vatNumber === '' ? null : vatNumber } : null,
  };
}

/** The form's name for a field of the API. */
export function buyerField(apiField: string): string {
  const field = apiField.replace(/^(company|foreignCompany)\./, '');
  return field !== apiField && field === 'name' ? 'companyName' : field;
}
