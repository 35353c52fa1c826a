import { isPrintableLine } from '@kreda/document/kinds/resume/model/printable';
import { PASSWORD_MIN_CHARACTERS } from '@kreda/site/password-min-characters';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

// Messages: specification, section 5.

// Limits the length first: trimming and lower-casing a long text take time that an attacker could ask for.
const emailSchema = z
  .string(sentenceOf('email-required'))
  .max(1_000, sentenceOf('email-invalid'))
  .pipe(
    z
      .string()
      .trim()
      .toLowerCase()
      .min(1, sentenceOf('email-required'))
      .pipe(z.email(sentenceOf('email-invalid')).max(254, sentenceOf('email-invalid'))),
  );

const nameSchema = z
  .string(sentenceOf('name-required'))
  .trim()
  .min(1, sentenceOf('name-required'))
  .max(100, sentenceOf({ code: 'text-too-long', max: 100 }))
  .refine(isPrintableLine, sentenceOf('text-unprintable'));

// Hashing takes time in proportion to the length, so the length has an upper limit too.
const newPasswordSchema = z
  .string(sentenceOf('password-required'))
  .min(1, sentenceOf('password-required'))
  .min(PASSWORD_MIN_CHARACTERS, sentenceOf('password-too-short'))
  .max(200, sentenceOf({ code: 'text-too-long', max: 200 }));

// Only a new password has a minimum length: an old one may be shorter than today's rule.
const oldPasswordSchema = z
  .string(sentenceOf('password-required'))
  .min(1, sentenceOf('password-required'))
  .max(200, sentenceOf('password-required'));

const browserShape = {
  /** Keep the session when the browser closes. */
  remember: z.boolean().default(true),
  userAgent: z
    .string()
    .max(10_000)
    .transform((text) => text.slice(0, 500))
    .default(''),
};

export const registerSchema = z.object({
  email: emailSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  password: newPasswordSchema,
  ...browserShape,
});
export type Registration = z.output<typeof registerSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: oldPasswordSchema,
  ...browserShape,
});
export type Credentials = z.output<typeof loginSchema>;

export const namesSchema = z.object({ firstName: nameSchema, lastName: nameSchema });
export type Names = z.output<typeof namesSchema>;

/** Asks for a link to set a new password. */
export const remindSchema = z.object({ email: emailSchema });

/** Sets a new password with the token of such a link. */
export const resetSchema = z.object({
  token: z.string(sentenceOf('link-expired')).max(100, sentenceOf('link-expired')),
  password: newPasswordSchema,
});
export type PasswordReset = z.output<typeof resetSchema>;

/** Verifies the account's address with the token of such a mail. */
export const verifyEmailSchema = resetSchema.pick({ token: true });

export const changePasswordSchema = z.object({ oldPassword: oldPasswordSchema, password: newPasswordSchema });
export type PasswordChange = z.output<typeof changePasswordSchema>;

/** Deleting an account needs the password, unless the login is recent. */
export const deleteSchema = z.object({ password: oldPasswordSchema.optional() });

export const sessionIdSchema = z.object({ id: z.uuid() });

/** The specification's user: a visitor is `unknown` and has no id. */
export const currentUserSchema = z.strictObject({
  id: z.uuid().nullable(),
  isLoggedIn: z.boolean(),
  unknown: z.boolean(),
  isPaid: z.boolean(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
