import type { Language } from '../../../engine/text/languages.ts';
import { MONTH_NAMES } from '../model/month-names.ts';
import type { DateStyle } from '../model/page-setup.ts';

/**
 * `2021-03` as `03.2021`, `Mar 2021` or `March 2021` in the document's language; `2021` unchanged.
 */
export function formatYearMonth(value: string, language: Language, style: DateStyle): string {
  const [year = '', month] = value.split('-');
  if (!month) return year;
  if (style === 'digits') return `${month}.${year}`;
  const name = MONTH_NAMES[language][style][Number(month) - 1];
  // Lithuanian puts the year first: 2021 m. kovas.
  return language === 'lt' ? `${year} m. ${name}` : `${name} ${year}`;
}

/** `1990-05-31` as `31.05.1990`: day.month.year (specification, section 9). */
export function formatDate(value: string): string {
  return value.split('-').reverse().join('.');
}

/** A range of months with an en dash; a single end if the other is empty. */
export function formatPeriod(from: string, to: string): string {
  return [from, to].filter((end) => end !== '').join(' – ');
}

/** Does the same, and a range that begins and ends with the same date is that date: a course of one month is not "05.2013 – 05.2013". */
export function formatShortPeriod(from: string, to: string): string {
  return from === to ? from : formatPeriod(from, to);
}
