import { fieldsInRole, type ListSectionSlug } from '../model/sections.ts';

type AnyEntry = Readonly<Record<string, unknown>>;

/** When an entry ended and when it began. Empty if unknown. Years and months compare as texts: a year alone comes before its months. */
interface Dates {
  end: string;
  start: string;
}

/** After every date: the end of an entry that is ongoing. */
const ONGOING = '9999';

/**
 * The entries by their dates, the newest first: ongoing ones, then by their end, then by their start. Entries without dates come last. Entries
 * with equal dates keep their order. Returns the same array if they are in that order already.
 */
export function newestFirst<E extends AnyEntry>(slug: ListSectionSlug, entries: readonly E[]): readonly E[] {
  const dated = entries.map((entry) => ({ entry, dates: datesOf(slug, entry) }));
  const sorted = dated.toSorted((a, b) => newer(a.dates.end, b.dates.end) || newer(a.dates.start, b.dates.start));
  const isSorted = sorted.every(({ entry }, index) => entry === entries[index]);
  return isSorted ? entries : sorted.map(({ entry }) => entry);
}

/** True if at least two of the entries have dates, so that an order by date says something. */
export function canSortByDate(slug: ListSectionSlug, entries: readonly AnyEntry[]): boolean {
  return entries.filter((entry) => datesOf(slug, entry).end !== '').length > 1;
}

function newer(a: string, b: string): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}

function datesOf(slug: ListSectionSlug, entry: AnyEntry): Dates {
  const valueIn = (role: 'date' | 'period-start' | 'period-end' | 'period-present') =>
    fieldsInRole(slug, role).map((name) => entry[name])[0];
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const [date, from, to] = [text(valueIn('date')), text(valueIn('period-start')), text(valueIn('period-end'))];
  const isOngoing = valueIn('period-present') === true;
  const [, last = ''] = [date, to].toSorted();
  return { end: isOngoing ? ONGOING : last || from, start: from || date || to };
}
