import type { FieldKind, PrintRole } from '@kreda/document/kinds/resume/model/field';
import { fieldsInRole, type ListSectionSlug, type NamedField } from '@kreda/document/kinds/resume/model/sections';
import type { Reason } from '@kreda/site/reasons';

/** Specification, section 9. */
const MIN_PHONE_CHARACTERS = 3;

// One object each: a field renders again when its problem is another one.
const EMAIL_INVALID: Reason = { code: 'email-invalid' };
const PHONE_TOO_SHORT: Reason = { code: 'phone-too-short', min: MIN_PHONE_CHARACTERS };
const DATES_REVERSED: Reason = { code: 'dates-reversed' };

/**
 * The problem of an incomplete value (specification, section 5); undefined if it is valid.
 * The value is saved anyway: only the page would look wrong.
 */
export function fieldProblem(kind: FieldKind, value: unknown): Reason | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  if (kind === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text)) return EMAIL_INVALID;
  if (kind === 'phone' && text.length < MIN_PHONE_CHARACTERS) return PHONE_TOO_SHORT;
  return undefined;
}

type Entry = Readonly<Record<string, unknown>>;

function valueInRole(slug: ListSectionSlug, role: PrintRole, entry: Entry): unknown {
  const [name] = fieldsInRole(slug, role);
  return name && entry[name];
}

/** True for an entry whose period has no end yet. */
export function isPresent(slug: ListSectionSlug, entry: Entry): boolean {
  return valueInRole(slug, 'period-present', entry) === true;
}

/** True for a period that has a start, has no end, and is not marked as going on, in a section that can mark it so. */
export function isEndMissing(slug: ListSectionSlug, entry: Entry): boolean {
  const [from, to] = [valueInRole(slug, 'period-start', entry), valueInRole(slug, 'period-end', entry)];
  return Boolean(from) && to === '' && valueInRole(slug, 'period-present', entry) === false;
}

/** The problem of an entry's field, which may depend on the entry's other fields. */
export function entryFieldProblem(
  slug: ListSectionSlug,
  { name, kind, print }: NamedField,
  entry: Entry,
): Reason | undefined {
  const [from, to] = [valueInRole(slug, 'period-start', entry), valueInRole(slug, 'period-end', entry)];
  const isRange = typeof from === 'string' && typeof to === 'string' && !isPresent(slug, entry);
  if (print === 'period-end' && isRange && isReversed(from, to)) return DATES_REVERSED;
  return fieldProblem(kind, entry[name]);
}

/** Whether a period ends before its start. Months compare as text; a year without a month matches any of its months. */
export function isReversed(from: string, to: string): boolean {
  if (from === '' || to === '') return false;
  const length = Math.min(from.length, to.length);
  return to.slice(0, length) < from.slice(0, length);
}

/** Whether a level's description has more than two sentences (specification, section 9). */
export function hasTooManySentences(text: unknown): boolean {
  return typeof text === 'string' && (text.trim().match(/[.!?…]+(\s|$)/g)?.length ?? 0) > 2;
}
