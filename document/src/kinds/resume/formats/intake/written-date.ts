import { isPresentWord } from '../../../../reader/date-words.ts';
import { findDates } from '../../../../reader/find-dates.ts';
import type { Period } from '../../model/period-fields.ts';
import type { Intake } from './intake.ts';
import { readMonth } from './month.ts';

/** `4/30/2018` and `4/30/18` of American programs, where the day cannot be a month. */
const AMERICAN_DAY = /^(0?[1-9]|1[0-2])\/(1[3-9]|2\d|3[01])\/(?:20)?(\d\d)$/;

/**
 * A date as people and programs write it, as year and month: `Aug 2018`, `sierpień 2018`, `08/2018`, `2018`, an ISO date. Empty for
 * empty text. Null for everything else, also for a text that says more than a date.
 */
export function readWrittenMonth(text: string): string | null {
  const typed = text.trim();
  const month = readMonth(typed);
  if (month !== null) return month;
  if (typed.length > 40) return null;
  const [, americanMonth, , year] = AMERICAN_DAY.exec(typed) ?? [];
  if (americanMonth !== undefined) return `20${year}-${americanMonth.padStart(2, '0')}`;
  const [span, ...more] = findDates(typed);
  if (!span?.from || more.length > 0 || span.isRange || span.index > 0 || span.end < typed.length) return null;
  // A season or a misread word has no month: the text is not only a year.
  return span.from.value.includes('-') || !/\p{L}{3}/u.test(typed) ? readMonth(span.from.value) : null;
}

/** The date for a field; a text that is not a date is kept for the description, with a note. */
export function takeMonth(intake: Intake, field: string, text: string): string {
  return intake.month(field, readWrittenMonth(text) ?? text.trim());
}

interface WrittenPeriod {
  from: { field: string; text: string };
  to: { field: string; text: string };
}

/** A period whose ends are written. A start without an end is ongoing. */
export function takePeriod(intake: Intake, { from, to }: WrittenPeriod): Period {
  const dateFrom = takeMonth(intake, from.field, from.text);
  if (isPresentWord(to.text)) return { dateFrom, dateTo: '', present: true };
  const dateTo = takeMonth(intake, to.field, to.text);
  return { dateFrom, dateTo, present: to.text.trim() === '' && dateFrom !== '' };
}
