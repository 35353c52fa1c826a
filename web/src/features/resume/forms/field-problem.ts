/**
 * What a form says of a half-typed value, in the specification's English wording (section 5); undefined where nothing is wrong.
 * The value is saved all the same: it is the page that would look wrong, not the data.
 */
export function fieldProblem(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return 'Email is invalid';
  // Minimum phone length (section 9).
  if (name === 'phone' && text.length < 3) return 'The phone must have at least 3 characters';
  return undefined;
}

/** The same of a field of an entry, which may be wrong only beside another field. */
export function entryFieldProblem(name: string, entry: Readonly<Record<string, unknown>>): string | undefined {
  const { dateFrom, dateTo, present } = entry;
  const isRange = typeof dateFrom === 'string' && typeof dateTo === 'string' && present !== true;
  if (name === 'dateTo' && isRange && isReversed(dateFrom, dateTo))
    return 'The end date is earlier than the start date';
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
