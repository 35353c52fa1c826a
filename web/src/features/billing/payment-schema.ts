import { z } from 'zod';
import { emailSchema } from '../../lib/field-schemas.ts';

/** The form's fields, without the card. */
const buyerSchema = z.object({
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

/** The whole form. The company fields are required if the invoice is issued to a company. */
export const paymentSchema = buyerSchema.superRefine((buyer, context) => {
  if (!buyer.isCompany) return;
  for (const name of COMPANY_FIELDS) {
    if (buyer[name] === '') context.addIssue({ code: 'custom', path: [name], message: 'The field is required' });
  }
});
export type Buyer = z.infer<typeof paymentSchema>;

/** The company in the API's format; null if the invoice is issued to the person. */
export function companyOf({ isCompany, companyName, nip, street, postcode, town }: Buyer) {
  return isCompany ? { name: companyName, nip, street, postcode, town } : null;
}

/** The form's name for a field of the API. */
export function buyerField(apiField: string): string {
  if (apiField === 'company.name') return 'companyName';
  return apiField.replace(/^company\./, '');
}
