import { rememberByIdentity } from '../../../engine/remember-by-identity.ts';
import type { ResumeSections } from './sections.ts';

/** The most characters that all of a resume's sections may have together: several times the text of thirty pages. */
export const MAX_RESUME_CHARACTERS = 400_000;

/** How many characters of text, ids and settings are stored in a resume's sections. */
export function countCharacters(sections: ResumeSections): number {
  let count = 0;
  const visit = (value: unknown): void => {
    if (typeof value === 'string') count += value.length;
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) visit(inner);
  };
  visit(sections);
  return count;
}

/**
 * The most characters that the JSON of all of a resume's sections may have: texts, keys, list entries and settings.
 * `MAX_RESUME_CHARACTERS` alone would not limit structure: a million empty runs of text have no characters. For scale: the
 * sample of one page has 8,000, thirty such pages have 170,000, and 400,000 characters of such text have 780,000.
 */
export const MAX_RESUME_JSON_CHARACTERS = 1_500_000;

/** How many characters the JSON of a resume's sections has. A save asks twice. */
export const countJsonCharacters = rememberByIdentity(
  (sections: ResumeSections): number => JSON.stringify(sections).length,
);
