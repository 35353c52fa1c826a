import { DOCUMENT_LABELS } from '../../model/document-labels.ts';
import { yearMonthSchema } from '../../model/section.ts';

const PRESENT_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(DOCUMENT_LABELS).map(({ present }) => present.toLowerCase()),
  'now',
  'current',
  'currently',
  'today',
  'ongoing',
  'do teraz',
  'do dziś',
  'teraz',
]);

/** True for a word that means "present" in place of an end date. */
export function isPresentWord(text: string): boolean {
  return PRESENT_WORDS.has(text.toLowerCase());
}

/** `2021`, `2021-03`, `2021-03-14` or a time on that day, as year and month; empty for empty text, null for anything else. */
export function readMonth(text: string): string | null {
  if (text === '') return '';
  const [, month] = /^(\d{4}(?:-\d{2})?)(?:-\d{2}(?:T.*)?)?$/.exec(text) ?? [];
  return month !== undefined && yearMonthSchema.safeParse(month).success ? month : null;
}
