import { sentenceOf } from '@kreda/site/reasons';

/** Specification, section 9. */
const MIN_PHONE_CHARACTERS = 3;

/**
 * What a form says of a half-typed value, as the English sentence of a reason (section 5); undefined where nothing is wrong.
 * The value is saved all the same: it is the page that would look wrong, not the data.
 */
export function fieldProblem(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return sentenceOf('email-invalid');
  if (name === 'phone' && text.length < MIN_PHONE_CHARACTERS)
    return sentenceOf({ code: 'phone-too-short', min: MIN_PHONE_CHARACTERS });
  return undefined;
}

/** The same of a field of an entry, which may be wrong only beside another field. */
export function entryFieldProblem(name: string, entry: Readonly<Record<string, unknown>>): string | undefined {
  const { dateFrom, dateTo, present } = entry;
  const isRange = typeof dateFrom === 'string' && typeof dateTo === 'string' && present !== true;
  if (name === 'dateTo' && isRange && isReversed(dateFrom, dateTo)) return sentenceOf('dates-reversed');
  return fieldProblem(name, entry[name]);
}

/** A date range whose end lies before its start. Plain months compare as text; a year alone matches any of its months. */
export function isReversed(from: string, to: string): boolean {
  if (from === '' || to === '') return false;
  const length = Math.min(from.length, to.length);
  return to.slice(0, length) < from.slice(0, length);
}

/** More sentences than a level's description should have (specification, section 9). */
export function hasTooManySentences(text: string): boolean {
  return (text.trim().match(/[.!?…]+(\s|$)/g)?.length ?? 0) > 2;
}
