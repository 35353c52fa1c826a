import { z } from 'zod';
import { emailSchema } from '../../lib/field-schemas.ts';

/** What the payer fills in beside the card. */
export const paymentSchema = z.object({
  fullName: z.string().trim().min(1, 'You must enter a name').max(200, 'The text can have at most 200 characters'),
  email: emailSchema,
  consent: z.boolean().refine((isGiven) => isGiven, 'Selecting a value is required'),
});
export type Payer = z.infer<typeof paymentSchema>;
