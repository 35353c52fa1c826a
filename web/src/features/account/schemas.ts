import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { emailSchema, nameSchema } from '../../lib/field-schemas.ts';

/** The messages are from specification, section 5. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, sentenceOf('password-required')),
});

export const remindSchema = z.object({ email: emailSchema });

export const namesSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

/** The fields of a registration. `minLength`: minimum length of a password in characters, from the page configuration. */
export function registerSchema(minLength: number) {
  return withRepeat(
    z.object({ email: emailSchema, firstName: nameSchema, lastName: nameSchema, ...newPassword(minLength) }),
  );
}

/** The fields of a new password. */
export function newPasswordSchema(minLength: number) {
  return withRepeat(z.object(newPassword(minLength)));
}

/** The fields for changing a password. */
export function changePasswordSchema(minLength: number) {
  return withRepeat(
    z.object({ oldPassword: z.string().min(1, sentenceOf('password-required')), ...newPassword(minLength) }),
  );
}

function newPassword(minLength: number) {
  return {
    password: z.string().min(1, sentenceOf('password-required')).min(minLength, sentenceOf('password-too-short')),
    repeatPassword: z.string().min(1, sentenceOf('password-required')),
  };
}

function withRepeat<V extends { password: string; repeatPassword: string }>(schema: z.ZodType<V>): z.ZodType<V> {
  return schema.refine(({ password, repeatPassword }) => password === repeatPassword, {
    path: ['repeatPassword'],
    message: sentenceOf('passwords-differ'),
    // Reported together with other mistakes, not only after those are corrected.
    when: ({ value }) => hasBothPasswords(value),
  });
}

function hasBothPasswords(value: unknown): boolean {
  const { password, repeatPassword } = value as { password?: string; repeatPassword?: string };
  return Boolean(password && repeatPassword);
}
