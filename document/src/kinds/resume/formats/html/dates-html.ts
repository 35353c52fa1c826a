import { formatYearMonth } from '../../compose/period.ts';
import type { Resume } from '../../model/resume.ts';
import { fieldsInRole, type OrderedSection } from '../../model/sections.ts';
import { element, joinMarkup, type Markup } from './markup.ts';

/** A date as it is printed, and as machines read it: `2021-03`, `2021` or `1990-05-31` (HTML Standard, section 4.5.14). */
interface PrintedDate {
  text: string;
  value: string;
}

/** The visible dates of an entry, in the order in which its period prints them. */
export function datesOf(resume: Resume, slug: OrderedSection, entryId: string): PrintedDate[] {
  const { data, config } = resume.sections[slug];
  const entry = 'items' in data ? data.items.find(({ id }) => id === entryId) : undefined;
  if (entry === undefined) return [];
  const flags: Readonly<Record<string, boolean>> = config.fields;
  const values = Object.entries(entry) as [string, unknown][];
  const typed = (name: string) => values.find(([field]) => field === name)?.[1];
  const isPresent = fieldsInRole(slug, 'period-present').some((name) => flags[name] !== false && typed(name) === true);
  return [
    ...fieldsInRole(slug, 'date'),
    ...fieldsInRole(slug, 'period-start'),
    ...(isPresent ? [] : fieldsInRole(slug, 'period-end')),
  ].flatMap((name) => {
    const value = typed(name);
    if (flags[name] === false || typeof value !== 'string' || value === '') return [];
    return [{ text: formatYearMonth(value, resume.language, resume.pageSetup.dates), value }];
  });
}

/** A text with a time element for each of the dates in it. */
export function textWithDates(text: string, dates: readonly PrintedDate[]): Markup {
  const pieces: (string | Markup)[] = [];
  let rest = text;
  for (const date of dates) {
    const at = rest.indexOf(date.text);
    if (at < 0) continue;
    pieces.push(rest.slice(0, at), element('time', { datetime: date.value }, date.text));
    rest = rest.slice(at + date.text.length);
  }
  return joinMarkup([...pieces, rest]);
}
