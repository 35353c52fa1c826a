import { z } from 'zod';

/** E-mail with the specification's two messages (section 5). Blanks around it do not matter. */
export const emailSchema = z.string().trim().min(1, 'You must enter your email').pipe(z.email('Email is invalid'));

/** First or last name. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, 'You must enter a name')
  .max(100, 'The text can have at most 100 characters');
