import { dateSchema } from '../../model/section.ts';
import type { PersonText } from '../import/person-fields.ts';
import { readWrittenMonth } from '../import/written-date.ts';
import type { PersonContext } from './read-person.ts';

/** `Mar 4, 1990`, `4 marca 1990` and ISO dates as a day; null for others, such as a birthday without its year. */
function readDay(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dateSchema.safeParse(text).success ? text : null;
  const month = readWrittenMonth(text);
  const day = /(?<!\d)([1-9]|[12]\d|3[01]|0[1-9])(?!\d)/.exec(text)?.[1];
  if (month === null || day === undefined || month.length !== 'yyyy-mm'.length || !/\p{L}/u.test(text)) return null;
  const date = `${month}-${day.padStart(2, '0')}`;
  return dateSchema.safeParse(date).success ? date : null;
}

export function readBirthDate({ path, text }: PersonText, { draft, person }: PersonContext): void {
  if (text === '') return;
  const day = readDay(text);
  if (day === null) draft.note({ kind: 'left-out', path, text });
  else person.take('birthDate', { path, text: day });
}
