import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { emailSchema, nameSchema } from '../../../lib/field-schemas.ts';
import { paymentShape, requireCompany } from '../payment-schema.ts';

/** The form of a visitor who registers and pays. `minLength`: of the password, in characters. */
export function guestSchema(minLength: number) {
  return z
    .object({
      email: emailSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      password: z.string().min(1, sentenceOf('password-required')).min(minLength, sentenceOf('password-too-short')),
      ...paymentShape,
    })
    .superRefine(requireCompany);
}
export type Guest = z.infer<ReturnType<typeof guestSchema>>;

/** Name and e-mail address of the person whose resume it is, each in one line. */
export function personOf({ sections }: Resume): Pick<Guest, 'email' | 'firstName' | 'lastName'> {
  const { email, firstName, lastName } = sections['personal-data'].data;
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { email: line(email), firstName: line(firstName), lastName: line(lastName) };
}
