import { type RichText, richTextToPlain } from '@kreda/document/kinds/resume/model/rich-text';

/** Letters and digits alone: a page has other quotation marks, hyphens and separators than what was typed. */
function lettersOf(text: string): string {
  return text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a page prints of a value. A date is printed in several styles, which have the year in common. */
function printedLetters(value: unknown): string {
  if (Array.isArray(value)) return lettersOf(richTextToPlain(value as RichText));
  if (typeof value !== 'string') return '';
  return /^\d{4}(-\d{2}){0,2}$/.test(value) ? value.slice(0, 4) : lettersOf(value);
}

/** A shorter match says nothing. */
const MIN_LETTERS = 2;

/**
 * The name of the field whose value is printed in a run of text on the pages, or that a run is part of; null if none is. A run may
 * be a line of a longer text, or hold several values. The longest match counts.
 */
export function fieldOfText(values: Readonly<Record<string, unknown>>, text: string): string | null {
  const run = lettersOf(text);
  let found: string | null = null;
  let foundLetters = MIN_LETTERS - 1;
  for (const [name, value] of Object.entries(values)) {
    if (name === 'id') continue;
    const letters = printedLetters(value);
    const shared = letters.includes(run) ? run.length : letters !== '' && run.includes(letters) ? letters.length : 0;
    if (shared <= foundLetters) continue;
    found = name;
    foundLetters = shared;
  }
  return found;
}
