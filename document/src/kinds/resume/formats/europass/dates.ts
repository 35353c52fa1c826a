import { isPresentWord } from '../../../../reader/date-words.ts';
import type { Period } from '../../model/period-fields.ts';
import type { Intake } from '../intake/intake.ts';
import { type FileNode, find, take, takeAt } from './file-node.ts';

/**
 * A date as `2021-03-14`, `2021-03` or `2021`, and anything else as it is in the file; empty without a date. Europass writes dates as
 * attributes in the lexical forms of XML Schema (`year="2021" month="--03" day="---14"`), as numbers (JSON), or as a text
 * (`FormattedDateTime` of Candidate).
 */
export function readDate(node: FileNode | undefined): string {
  if (!node) return '';
  const year = takeAt(node, 'year');
  const month = takeAt(node, 'month');
  const day = takeAt(node, 'day');
  const text = takeAt(node, 'FormattedDateTime') || takeAt(node, 'DateText') || take(node);
  if (year === '') return [isoDate(text), month, day].filter((part) => part !== '').join(' ');
  const iso = [/^-?(\d{4})(?:Z|[+-]\d\d:\d\d)?$/.exec(year)?.[1], partOf(month), partOf(day)];
  const isReadable = iso[0] !== undefined && (month === '' || iso[1]) && (day === '' || (iso[1] && iso[2]));
  const date = isReadable
    ? iso.filter((part) => part).join('-')
    : [year, month, day].filter((part) => part !== '').join(' ');
  return [date, text].filter((part) => part !== '').join(' ');
}

/** `--03`, `--03--`, `---05`, `3` as two digits; undefined for anything else. */
function partOf(text: string): string | undefined {
  const digits = /^-{0,3}(\d{1,2})(?:--)?(?:Z|[+-]\d\d:\d\d)?$/.exec(text)?.[1];
  return digits?.padStart(2, '0');
}

/** A day, month or year as other programs write it, in the order of ISO 8601; other texts as they are. */
function isoDate(text: string): string {
  const [, day, month, year] = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-');
  return /^(\d{4})[./](\d{1,2})$/.test(text)
    ? text.replace(/^(\d{4})[./](\d{1,2})$/, (_, y: string, m: string) => `${y}-${m.padStart(2, '0')}`)
    : text;
}

/** From when to when: SkillsPassport's `Period`, Candidate's `EmploymentPeriod`, `AttendancePeriod` and `Date`. */
export function readPeriod(period: FileNode | undefined, intake: Intake, noteDay: (date: string) => void): Period {
  const from = readDate(find(period, 'From') ?? find(period, 'StartDate'));
  const to = readDate(find(period, 'To') ?? find(period, 'EndDate'));
  const flags = ['Current', 'CurrentIndicator', 'Ongoing'].map((name) => takeAt(period, name));
  const isCurrent = flags.some((flag) => /^(true|1)$/i.test(flag)) || isPresentWord(to);
  for (const date of [from, to]) if (/^\d{4}-\d\d-\d\d/.test(date)) noteDay(date);
  const dateFrom = intake.month('startDate', from);
  if (isCurrent && !/\d/.test(to)) return { dateFrom, dateTo: '', present: true };
  const dateTo = intake.month('endDate', to);
  return { dateFrom, dateTo, present: isCurrent && dateTo === '' };
}
