import type { Fragment } from './piece.ts';

/** Separators between facts on one line. */
export const SEPARATORS = /\s*[|•·●∙⋅¦]\s+|\s+[|•·●∙⋅¦]\s*/u;

/** The facts of a line: "Lund · lab.example.com" has two. */
export function partsOf({ text }: Pick<Fragment, 'text'>): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
