import { OWN_FACTS } from '../../model/sections/personal-data.ts';
import { fieldsOf, type SectionData } from '../../model/sections.ts';
import type { ImportNote } from './import-note.ts';
import { oneLine } from './one-line.ts';

const FACT_LENGTHS = new Map<string, number>(
  fieldsOf('personal-data').map(({ name, maxCharacters = Number.POSITIVE_INFINITY }) => [name, maxCharacters]),
);

/** Adds an own fact to a person, with a note that says so; only a note if none is free or the text is too long for it. */
export function addOwnFact(
  person: Partial<SectionData<'personal-data'>>,
  typedLabel: string,
  source: { path: string; text: string },
  note: (note: ImportNote) => void,
): void {
  const label = oneLine(typedLabel);
  const text = source.text.trim();
  if (text === '' || OWN_FACTS.some((own) => person[own.value] === text)) return;
  const free = OWN_FACTS.find((own) => !person[own.label] && !person[own.value]);
  const fits = (field: string, value: string) => value.length <= (FACT_LENGTHS.get(field) ?? 0);
  if (free === undefined || !fits(free.label, label) || !fits(free.value, text) || text.includes('\n')) {
    note({ kind: 'left-out', path: source.path, text: label === '' ? text : `${label}: ${text}` });
    return;
  }
  person[free.label] = label;
  person[free.value] = text;
  note({ kind: 'moved', path: source.path, text, to: 'personal-data' });
}
