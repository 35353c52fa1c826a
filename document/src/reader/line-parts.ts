import type { Fragment } from './piece.ts';

/** What divides facts of one line. */
export const SEPARATORS = /\s*[|•·●∙⋅¦]\s+|\s+[|•·●∙⋅¦]\s*/u;

/** A line's facts: "Lund · lab.example.com" has two. */
export function partsOf({ text }: Pick<Fragment, 'text'>): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
