import { z } from 'zod';
import { emailSchema } from '../../lib/field-schemas.ts';

/** What the payer fills in beside the card. */
const payerSchema = z.object({
  fullName: z.string().trim().min(1, 'You must enter a name').max(200, 'The text can have at most 200 characters'),
  email: emailSchema,
  consent: z.boolean().refine((isGiven) => isGiven, 'Selecting a value is required'),
  isCompany: z.boolean(),
  companyName: z.string().trim().max(200, 'The text can have at most 200 characters'),
  nip: z.string().trim().max(20, 'The text can have at most 20 characters'),
  street: z.string().trim().max(120, 'The text can have at most 120 characters'),
  postcode: z.string().trim().max(12, 'The text can have at most 12 characters'),
  town: z.string().trim().max(80, 'The text can have at most 80 characters'),
});

const COMPANY_FIELDS = ['companyName', 'nip', 'street', 'postcode', 'town'] as const;

/** The whole form: a company's fields have to be there where the invoice is made out to one. */
export const paymentSchema = payerSchema.superRefine((payer, context) => {
  if (!payer.isCompany) return;
  for (const name of COMPANY_FIELDS) {
    if (payer[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'The field is required' });
  }
});
export type Payer = z.infer<typeof paymentSchema>;

/** The company as the API takes it; null where the invoice is made out to the person. */
export function companyOf({ isCompany, companyName, nip, street, postcode, town }: Payer) {
  return isCompany ? { name: companyName, nip, street, postcode, town } : null;
}

/** The form's name of a field that the API names. */
export function payerField(apiField: string): string {
  if (apiField === 'company.name') return 'companyName';
  return apiField.replace(/^company\./, '');
}
