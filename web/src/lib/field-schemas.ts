import { isPersonName, MAX_NAME_CHARACTERS } from '@kreda/site/person-name';
import { sentenceOf } from '@kreda/site/reasons';
import { z } from 'zod';

/** An e-mail address, with the specification's two messages (section 5). Spaces around it are removed. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, sentenceOf('email-required'))
  .pipe(z.email(sentenceOf('email-invalid')));

/** First or last name. */
export const nameSchema = z
  .string()
  .trim()
  .min(1, sentenceOf('name-required'))
  .max(100, sentenceOf({ code: 'text-too-long', max: 100 }));

/** First and last name of a buyer, or of a consumer who withdraws. */
export const fullNameSchema = z
  .string()
  .trim()
  .min(1, sentenceOf('name-required'))
  .max(MAX_NAME_CHARACTERS, sentenceOf({ code: 'text-too-long', max: MAX_NAME_CHARACTERS }))
  .refine(isPersonName, sentenceOf('name-has-address'));
