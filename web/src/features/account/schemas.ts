import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';
import { emailSchema, nameSchema } from '../../lib/field-schemas.ts';

/** Messages are the specification's, section 5. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, sentenceOf('password-required')),
});

export const remindSchema = z.object({ email: emailSchema });

export const namesSchema = z.object({ firstName: nameSchema, lastName: nameSchema });

/** Registration's fields; `minLength` is page configuration's shortest password, in characters. */
export function registerSchema(minLength: number) {
  return withRepeat(
    z.object({ email: emailSchema, firstName: nameSchema, lastName: nameSchema, ...newPassword(minLength) }),
  );
}

/** The fields of a new password. */
export function newPasswordSchema(minLength: number) {
  return withRepeat(z.object(newPassword(minLength)));
}

/** The fields of a new password in place of an old one. */
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
    // Said beside the other mistakes too, not only once those are mended.
    when: ({ value }) => hasBothPasswords(value),
  });
}

function hasBothPasswords(value: unknown): boolean {
  const { password, repeatPassword } = value as { password?: string; repeatPassword?: string };
  return Boolean(password && repeatPassword);
}
