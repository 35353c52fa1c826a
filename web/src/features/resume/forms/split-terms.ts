import {
  isPrintableLine,
  MAX_LINE_CHARACTERS,
  toPrintable,
  withLineFeeds,
} from '@kreda/document/kinds/resume/model/printable';

/** Line ends, semicolons, bullets, and commas outside of brackets that are not decimal commas. */
const SEPARATOR = /[\n\t;•·\u25aa\u25e6]+|,(?!\d)(?![^(]*\))/u;

/** What stands before a term in a pasted list. */
const BULLET = /^(?:[-–—*]|\d{1,2}[.)])\s+/u;

/** The terms of a pasted list, divided by commas, semicolons, bullets or line ends. A single term is a list of one. */
export function splitTerms(text: string): string[] {
  return toPrintable(withLineFeeds(text))
    .split(SEPARATOR)
    .map((term) => term.trim().replace(BULLET, '').trim())
    .filter((term) => term !== '');
}

/** The form in which terms are compared. */
function keyOf(term: string): string {
  return term.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}

export function isSameTerm(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

/** What becomes of terms that are added to a list. */
export interface SortedTerms {
  added: readonly string[];
  /** In the list already, or twice among the new ones. */
  repeated: readonly string[];
  /** Longer than a line, or not printable. */
  refused: readonly string[];
  /** More than the list takes. */
  surplus: readonly string[];
}

/** Decides which terms are added to a list that has `room` for so many more. */
export function sortTerms(terms: readonly string[], existing: readonly string[], room: number): SortedTerms {
  const known = new Set(existing.map(keyOf));
  const sorted = { added: [] as string[], repeated: [] as string[], refused: [] as string[], surplus: [] as string[] };
  for (const term of terms) {
    if (known.has(keyOf(term))) sorted.repeated.push(term);
    else if (term.length > MAX_LINE_CHARACTERS || !isPrintableLine(term)) sorted.refused.push(term);
    else if (sorted.added.length >= room) sorted.surplus.push(term);
    else sorted.added.push(term);
    known.add(keyOf(term));
  }
  return sorted;
}
