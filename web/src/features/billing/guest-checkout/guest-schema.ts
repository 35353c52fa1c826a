import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { isPersonName, MAX_NAME_CHARACTERS } from '@kreda/site/person-name';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { emailSchema, nameSchema } from '../../../lib/field-schemas.ts';
import { paymentShape, requireCompany } from '../payment-schema.ts';

/** The form of a visitor who registers and pays. `minLength`: of the password, in characters. */
export function guestSchema(minLength: number) {
  return z
    .object({
      email: emailSchema,
      firstName: nameSchema.refine(isPersonName, sentenceOf('name-has-address')),
      lastName: nameSchema.refine(isPersonName, sentenceOf('name-has-address')),
      password: z.string().min(1, sentenceOf('password-required')).min(minLength, sentenceOf('password-too-short')),
      ...paymentShape,
    })
    .superRefine(requireCompany)
    .superRefine(requireShortName);
}

/** Both names are one in the order. */
function requireShortName(
  { firstName, lastName }: { firstName: string; lastName: string },
  context: z.RefinementCtx,
): void {
  const left = MAX_NAME_CHARACTERS - firstName.length - 1;
  if (lastName.length <= left) return;
  const [name, max] = left > 0 ? ['lastName', left] : ['firstName', MAX_NAME_CHARACTERS - 2];
  context.addIssue({ code: 'custom', path: [name], message: sentenceOf({ code: 'text-too-long', max }) });
}

export type Guest = z.infer<ReturnType<typeof guestSchema>>;

/** Name and e-mail address of the person whose resume it is, each in one line. */
export function personOf({ sections }: Resume): Pick<Guest, 'email' | 'firstName' | 'lastName'> {
  const { email, firstName, lastName } = sections['personal-data'].data;
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return { email: line(email), firstName: line(firstName), lastName: line(lastName) };
}
