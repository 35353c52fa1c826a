import { MONTHS, PRESENT, SEASONS, SINCE, UNTIL } from './date-words.ts';
import type { FoundDate } from './found-resume.ts';

/** A date or period in a text, from `index` to `end`. */
export interface DateSpan {
  index: number;
  end: number;
  from: FoundDate | null;
  to: FoundDate | null;
  /** True for a period, false for a single date. */
  isRange: boolean;
}

/** Words of `PRESENT` with any apostrophe. */
const NOW = PRESENT.replaceAll('’', "['’ʼ]");
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)';
const MONTH_NAMES = MONTHS.flatMap((names) => names.split('|')).toSorted((a, b) => b.length - a.length);
const MONTH = `(?:${MONTH_NAMES.join('|')})`;
/** A month in Roman numerals, as in Poland: "X 2022". Behind a name they count something else: "Part II 2022". */
const ROMAN = `(?<=^|[^\\p{L}\\s]\\s{0,3}|(?<!\\p{L})(?:${SINCE}|${UNTIL})\\s)(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})`;
const YEAR_END = '(?!\\d|[.,]\\d{3})(?:\\s?(?:r\\.|р\\.|roku|року|m\\.|г\\.))?';
const DATE = [
  `${YEAR}\\s*m\\.\\s*${MONTH}(?:\\s*mėn)?\\.?`,
  `\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${YEAR}${YEAR_END}`,
  `(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}${YEAR_END}`,
  `${YEAR}[./-](?:0[1-9]|1[0-2])(?:[./-][0-3]\\d)?(?!\\d)`,
  `(?:\\d{1,2}\\.?\\s+)?${MONTH}\\.?,?\\s*(?:de |del |di |del’)?(?:\\d{1,2},\\s*)?${YEAR}${YEAR_END}`,
  `${MONTH}\\.?\\s?['’]\\d\\d(?!\\d)`,
  `${ROMAN}(?:\\s|\\s?[./-]\\s?)${YEAR}${YEAR_END}`,
  `(?:${SEASONS})\\s+(?:of )?${YEAR}`,
  `${YEAR}\\s+${MONTH}(?!\\p{L})\\.?`,
  `${YEAR}${YEAR_END}`,
].join('|');
const EDGE_BEFORE = '(?<![\\p{L}\\p{N}_@/£$€#])(?<!\\d[.,])';
const EDGE_AFTER = '(?![\\p{L}\\p{N}_@]|[.,]\\d)';
const DASH_MARK = '[-–—−‒―~→]';
// The longest dash that people draw. Without a limit, each position in a long line of dashes would scan the rest of the line.
const DASH = `${DASH_MARK}{1,5}`;
const PERIOD = new RegExp(
  `${EDGE_BEFORE}(?:(?<since>${SINCE})\\s+)?(?:(?<from>${DATE}|${MONTH}\\.?(?=\\s*(?:${DASH})\\s*${MONTH}))` +
    `(?:\\s*(?:${DASH}|(?<=\\s)(?:${UNTIL})(?=\\s))?\\s*(?<to>(?:${DATE})${EDGE_AFTER}|(?:${NOW})${EDGE_AFTER}|(?<=${DASH_MARK}\\s{0,3}|/)\\d\\d(?!\\d|[./-]))|\\s*(?<open>${DASH})\\s*$)?)` +
    `${EDGE_AFTER}`,
  'giu',
);
/** Behind a date at a line's start: the dash of "2015– Teacher" belongs to the date, unlike that of "2015 – Teacher". */
const OPEN_LEAD = /^[–—]\s+\p{L}/u;
const UNTIL_ONLY = new RegExp(`${EDGE_BEFORE}(?:${DASH}|(?:${UNTIL}|bis))\\s*(?<to>${DATE})${EDGE_AFTER}`, 'iu');

/** A year of four digits, or of two (’21). */
const ANY_YEAR = new RegExp(`${YEAR}|['’]\\d\\d`);

/** The reader asks four times for the dates of a line, in different steps. A page has some thirty lines with dates. */
const MAX_KEPT = 500;
const kept = new Map<string, readonly DateSpan[]>();

/** Finds the dates and periods of a line of text, from left to right. */
export function findDates(text: string): readonly DateSpan[] {
  // Each date has a year. This check avoids the expensive search in most lines.
  if (!ANY_YEAR.test(text)) return [];
  const known = kept.get(text);
  if (known) return known;
  const spans = searchDates(text);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(text, spans);
  return spans;
}

/** True for a short text with a date: "03.2014 – 09.2018". */
export function isShortDate({ text }: { text: string }): boolean {
  return text.length <= 45 && findDates(text).length > 0;
}

function searchDates(text: string): DateSpan[] {
  const spans: DateSpan[] = [];
  for (const match of text.matchAll(PERIOD)) {
    const { since, from, to, open } = match.groups!;
    const span = toSpan(match, { since, from: from!, to, open });
    if (span) spans.push(span);
  }
  const [only] = spans;
  if (spans.length === 1 && only && !only.isRange) {
    const match = UNTIL_ONLY.exec(text);
    if (match && match.index < only.index && match.index + match[0].length >= only.end && match.index === 0)
      return [{ ...only, index: match.index, from: null, to: only.from, isRange: true }];
  }
  return spans;
}

interface Ends {
  since: string | undefined;
  from: string;
  to: string | undefined;
  open: string | undefined;
}

/** "i 2022" is "and 2022" or "in 2022". */
const LOWER_ROMAN = /^[ivx]+\s/u;

function toSpan(match: RegExpExecArray | RegExpMatchArray, { since, from, to, open }: Ends): DateSpan | null {
  const isWord = since === undefined && LOWER_ROMAN.test(from);
  const index = (match.index ?? 0) + (isWord ? from.search(/\d/) : 0);
  const end = (match.index ?? 0) + match[0].length;
  const isTwoDigits = to !== undefined && /^\d\d$/.test(to);
  const first = isWord ? from.slice(from.search(/\d/)) : from;
  const start = parseDate(first, to);
  if (start === null) return null;
  if (to === undefined) {
    const isOpen =
      since !== undefined || open !== undefined || (index === 0 && OPEN_LEAD.test(match.input!.slice(end)));
    const present = isOpen ? { text: (since ?? '').trim(), value: 'present' } : null;
    return { index, end, from: { text: first.trim(), value: start }, to: present, isRange: present !== null };
  }
  const value = isTwoDigits ? twoDigitYear(start, to) : parseDate(to, undefined);
  return {
    index,
    end,
    from: { text: first.trim(), value: start },
    to: { text: to.trim(), value: value ?? 'present' },
    isRange: true,
  };
}

function twoDigitYear(start: string, digits: string): string | null {
  const year = Number(start.slice(0, 2) + digits);
  return year >= Number(start.slice(0, 4)) ? String(year) : null;
}

/** Parses a printed date to `2021-03` or `2021`; null if it is not a date. A month alone takes the year of the period's other end. */
function parseDate(text: string, other: string | undefined): string | null {
  const lower = text.toLowerCase().replace(/['ʼ]/g, '’');
  const year = new RegExp(YEAR).exec(lower)?.[0] ?? shortYear(lower) ?? new RegExp(YEAR).exec(other ?? '')?.[0];
  if (year === undefined) return null;
  const month = monthOf(lower);
  return month === null ? year : `${year}-${String(month).padStart(2, '0')}`;
}

function shortYear(lower: string): string | undefined {
  const digits = /’(\d\d)$/.exec(lower)?.[1];
  if (digits === undefined) return undefined;
  return Number(digits) > 50 ? `19${digits}` : `20${digits}`;
}

const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

function monthOf(lower: string): number | null {
  const word = /[\p{L}]{3,}/u.exec(lower.replace(/\bm\.\s/, ''))?.[0];
  if (word !== undefined) {
    const index = MONTHS.findIndex((names) => names.split('|').includes(word));
    if (index !== -1) return index + 1;
  }
  const roman = /^([ivx]+)[\s./-]/.exec(lower)?.[1];
  if (roman !== undefined) return ROMAN_MONTHS.indexOf(roman) + 1;
  const compact = lower.replace(/\s/g, '');
  const numeric =
    /^(?:\d{1,2}[./-])?(\d{1,2})[./-](?:19|20)\d\d/.exec(compact)?.[1] ??
    /^(?:19|20)\d\d[./-](\d\d)/.exec(compact)?.[1];
  const month = Number(numeric);
  return numeric !== undefined && month >= 1 && month <= 12 ? month : null;
}

/** True for a period that ends before it begins: one of its dates was misread or misprinted. */
export function endsBeforeStart({ from, to }: Pick<DateSpan, 'from' | 'to'>): boolean {
  if (from === null || to === null || to.value === 'present') return false;
  const length = Math.min(from.value.length, to.value.length);
  return to.value.slice(0, length) < from.value.slice(0, length);
}

/** True for a printed date with words that its value does not hold, such as a season. */
export function saysMoreThanValue({ text, value }: FoundDate): boolean {
  return /^\d{4}$/.test(value) && /\p{L}{3}/u.test(text.replace(/roku|року/giu, ''));
}

const MARK = /[\s|·•,;:()[\]/–—-]/u;

/** The text before and after the dates, without the punctuation next to them. */
export function withoutDates(text: string, spans: readonly DateSpan[]): { before: string; after: string } {
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return { before: text, after: '' };
  let end = first.index;
  while (end > 0 && MARK.test(text[end - 1]!) && !closesBracket(text.slice(0, end))) end--;
  let start = last.end;
  while (start < text.length && MARK.test(text[start]!)) start++;
  return { before: text.slice(0, end).trim(), after: text.slice(start).trim() };
}

/** True for "Food Safety (CIEH)", whose last bracket is a part of the words; false for "Food Safety (CIEH". */
function closesBracket(text: string): boolean {
  const [open, close] = text.endsWith(')') ? ['(', ')'] : text.endsWith(']') ? ['[', ']'] : [];
  return open !== undefined && close !== undefined && text.split(open).length === text.split(close).length;
}
