import { z } from 'zod';
import { LANGUAGES } from './languages.ts';

/** One of the product's languages. */
export const languageSchema = z.enum(LANGUAGES);
