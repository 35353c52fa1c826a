import { findDates } from '../../../../reader/find-dates.ts';
import { dateSchema } from '../../model/section.ts';

/** What may follow a day: "12 maja 1990 r.", "12 травня 1990 року". */
const BEHIND_DAY = /^[\s.,]*(?:r|roku|р|року)?[\s.,]*$/iu;

/**
 * A day as people and programs write it (`12.05.1990`, `12 maja 1990 r.`, `May 12, 1990`, an ISO date) as `1990-05-12`. Null for anything
 * else, also for a birthday without its year, and for a text that says more than a day.
 */
export function readWrittenDay(text: string): string | null {
  const typed = text.trim();
  if (typed.length > 40) return null;
  const [span] = findDates(typed);
  const month = span?.from?.value ?? '';
  if (!span?.from || span.isRange || !/^\d{4}-\d{2}$/.test(month)) return null;
  if (span.index > 0 || !BEHIND_DAY.test(typed.slice(span.end))) return null;
  const date = span.from.text.trim();
  const rest = date.replace(month.slice(0, 4), ' ');
  const numbers = rest.match(/\d+/g) ?? [];
  // In "12.05" and "05-12" the month is the other number.
  const isIso = /^\d{4}/.test(date);
  const day =
    numbers.length === 1 ? (/\p{L}{3}/u.test(rest) ? numbers[0] : undefined) : isIso ? numbers[1] : numbers[0];
  if (day === undefined) return null;
  const iso = `${month}-${day.padStart(2, '0')}`;
  return dateSchema.safeParse(iso).success ? iso : null;
}
