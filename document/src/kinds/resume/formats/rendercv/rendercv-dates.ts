import { isPresentWord } from '../../../../reader/date-words.ts';
import { findDates, saysMoreThanValue } from '../../../../reader/find-dates.ts';
import type { Period } from '../../model/period-fields.ts';
import type { Intake } from '../intake/intake.ts';
import { readWrittenMonth, takeMonth, takePeriod } from '../intake/written-date.ts';

/** RenderCV refuses a period that ends before it starts. It takes a year for its first day. */
function isBackwards(dateFrom: string, dateTo: string): boolean {
  const day = (month: string) => (month.length === 4 ? `${month}-01` : month);
  return dateFrom !== '' && dateTo !== '' && day(dateFrom) > day(dateTo);
}

/** The keys of a period. A start alone would be ongoing, so it is a date. */
export function writePeriod({ dateFrom, dateTo, present }: Period): object {
  if (present) return { ...(dateFrom === '' ? {} : { start_date: dateFrom }), end_date: 'present' };
  if (isBackwards(dateFrom, dateTo)) return { date: `${dateFrom} – ${dateTo}` };
  if (dateTo === '') return dateFrom === '' ? {} : { date: dateFrom };
  return { ...(dateFrom === '' ? {} : { start_date: dateFrom }), end_date: dateTo };
}

/** The dates of an entry as they are written. */
export interface WrittenDates {
  date: string;
  start: string;
  end: string;
}

/** A period from the keys of an entry: `date` is one date or a period in words, and comes before the others. */
export function readPeriod({ date, start, end }: WrittenDates, intake: Intake): Period {
  if (date !== '') {
    if (start !== '') intake.leaveOut('start_date', start);
    if (end !== '') intake.leaveOut('end_date', end);
    return readDate(date, intake);
  }
  // By RenderCV's rule, too, a start without an end is ongoing.
  return takePeriod(intake, { from: { field: 'start_date', text: start }, to: { field: 'end_date', text: end } });
}

function readDate(date: string, intake: Intake): Period {
  const range = /^(\d{4}(?:-\d{2})?) – (\d{4}(?:-\d{2})?)$/.exec(date);
  if (range)
    return {
      dateFrom: takeMonth(intake, 'date', range[1] ?? ''),
      dateTo: takeMonth(intake, 'date', range[2] ?? ''),
      present: false,
    };
  if (isPresentWord(date)) return { dateFrom: '', dateTo: '', present: true };
  const [span, ...more] = date.length < 100 ? findDates(date) : [];
  const isWhole = span && more.length === 0 && span.index === 0 && span.end === date.length;
  if (readWrittenMonth(date) === null && isWhole && span.isRange && span.from && span.to) {
    // Years do not hold the seasons of "Fall 2019 - Spring 2020": the words are kept for the description, with a note.
    if (saysMoreThanValue(span.from) || saysMoreThanValue(span.to)) intake.month('date', date);
    const present = span.to.value === 'present';
    return { dateFrom: span.from.value, dateTo: present ? '' : span.to.value, present };
  }
  return { dateFrom: takeMonth(intake, 'date', date), dateTo: '', present: false };
}
