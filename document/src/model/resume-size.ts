import type { ResumeSections } from './sections.ts';

/** The most characters that all of a resume's sections may have together: several times what thirty pages hold. */
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
