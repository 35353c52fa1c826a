import { z } from 'zod';
import { emailSchema, fullNameSchema } from '../../lib/field-schemas.ts';

export const COMPANY_FIELDS = ['companyName', 'nip', 'street', 'postcode', 'town'] as const;

/** The values of a form whose invoice is issued to the person. */
export const NO_COMPANY = { isCompany: false, companyName: '', nip: '', street: '', postcode: '', town: '' };

/** The fields of every payment, without the buyer and the card. */
export const paymentShape = {
  consent: z.boolean().refine((isGiven) => isGiven, 'Selecting a value is required'),
  isCompany: z.boolean(),
  companyName: z.string().trim().max(200, 'The text can have at most 200 characters'),
  nip: z.string().trim().max(20, 'The text can have at most 20 characters'),
  street: z.string().trim().max(120, 'The text can have at most 120 characters'),
  postcode: z.string().trim().max(12, 'The text can have at most 12 characters'),
  town: z.string().trim().max(80, 'The text can have at most 80 characters'),
};

type Company = Readonly<Record<(typeof COMPANY_FIELDS)[number], string>> & { isCompany: boolean };

/** Requires the company's fields if the invoice is issued to one. */
export function requireCompany(buyer: Company, context: z.RefinementCtx): void {
  if (!buyer.isCompany) return;
  for (const name of COMPANY_FIELDS) {
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

/** The company in the API's format; null if the invoice is issued to the person. */
export function companyOf({ isCompany, companyName, nip, street, postcode, town }: Buyer) {
  return isCompany ? { name: companyName, nip, street, postcode, town } : null;
}

/** The form's name for a field of the API. */
export function buyerField(apiField: string): string {
  if (apiField === 'company.name') return 'companyName';
  return apiField.replace(/^company\./, '');
}
