import { z } from 'zod';
import { LANGUAGES } from '../../../engine/text/languages.ts';

/** One of the product's languages. */
export const languageSchema = z.enum(LANGUAGES);
