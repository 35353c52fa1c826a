import type { PersonText } from '../intake/person-fields.ts';
import { readWrittenDay } from '../intake/written-day.ts';
import type { PersonContext } from './read-person.ts';

export function readBirthDate({ path, text }: PersonText, { draft, person }: PersonContext): void {
  if (text === '') return;
  const day = readWrittenDay(text);
  if (day === null) draft.note({ kind: 'left-out', path, text });
  else person.take('birthDate', { path, text: day });
}
