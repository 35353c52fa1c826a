import { z } from 'zod';
import { lineSchema } from '../model/section.ts';
import type { AnonymiseOptions } from './anonymise.ts';

/** More than a resume names. Every save of a base prepares the own words of each of its anonymous versions. */
export const MAX_OWN_WORDS = 100;
/** Of one own word, which may be several words. */
export const MAX_OWN_WORD_CHARACTERS = 100;

export const anonymiseOptionsSchema: z.ZodType<AnonymiseOptions> = z.strictObject({
  employers: z.boolean(),
  schools: z.boolean(),
  publications: z.boolean(),
  ownWords: z.array(lineSchema.trim().min(1).max(MAX_OWN_WORD_CHARACTERS)).max(MAX_OWN_WORDS),
});

/** What is taken out if nobody chose otherwise: all that may tell whose the resume is. */
export const DEFAULT_ANONYMISE_OPTIONS: AnonymiseOptions = {
  employers: true,
  schools: true,
  publications: true,
  ownWords: [],
};
