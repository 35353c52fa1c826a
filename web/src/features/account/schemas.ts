import { z } from 'zod';
import { emailSchema, nameSchema } from '../../lib/field-schemas.ts';

/** Messages are the specification's, section 5. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Password is required'),
});

/** Registration's fields; `minLength` is page configuration's shortest password, in characters. */
export function registerSchema(minLength: number) {
  return z
    .object({
      email: emailSchema,
      firstName: nameSchema,
      lastName: nameSchema,
      password: z.string().min(1, 'Password is required').min(minLength, 'Password is too short'),
      repeatPassword: z.string().min(1, 'Password is required'),
    })
    .refine(({ password, repeatPassword }) => password === repeatPassword, {
      path: ['repeatPassword'],
      message: 'Passwords are not the same',
      // Said beside the other mistakes too, not only once those are mended.
      when: ({ value }) => hasBothPasswords(value),
    });
}

function hasBothPasswords(value: unknown): boolean {
  const { password, repeatPassword } = value as { password?: string; repeatPassword?: string };
  return Boolean(password && repeatPassword);
}
