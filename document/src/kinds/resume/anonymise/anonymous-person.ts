import { MAX_LINE_CHARACTERS } from '../model/printable.ts';
import {
  MAX_FACT_LABEL_CHARACTERS,
  MAX_FACT_VALUE_CHARACTERS,
  OWN_FACTS,
  personalData,
} from '../model/sections/personal-data.ts';
import type { SectionData } from '../model/sections.ts';
import type { RemovedKind } from './ranges.ts';
import type { TextCleaner } from './text-cleaner.ts';

type Person = SectionData<'personal-data'>;

/**
 * The personal data of an anonymous resume: the profession, whether the person would move, and facts of the user's own without numbers and
 * addresses. Citizenship and dates go too: a choice made without a name should not be made by origin and age.
 */
export function anonymousPerson(person: Person, cleaner: TextCleaner): Person {
  for (const [name, { print }] of Object.entries(personalData.fields)) {
    const value = person[name as keyof Person];
    const kind = REMOVED[print];
    if (kind !== undefined && typeof value === 'string') cleaner.remove(kind, value);
  }
  return {
    ...personalData.emptyData(),
    profession: cleaner.line(person.profession, MAX_LINE_CHARACTERS),
    relocate: person.relocate,
    ...Object.assign({}, ...OWN_FACTS.map((fact) => ownFact(person, fact, cleaner))),
  };
}

const REMOVED: Partial<Record<string, RemovedKind>> = {
  name: 'name',
  email: 'contact',
  phone: 'contact',
  city: 'contact',
  street: 'contact',
  website: 'link',
  network: 'link',
  fact: 'personal',
};

/** Numbers of documents and licences, dates and years: four digits or more, in groups or not. */
const NUMBER = /\d(?:[\s./-]?\d){3}/;
const ADDRESS = /@|:\/\/|www\./i;

function ownFact(person: Person, { label, value }: (typeof OWN_FACTS)[number], cleaner: TextCleaner): Partial<Person> {
  const typed = `${person[label]} ${person[value]}`;
  if (NUMBER.test(typed) || ADDRESS.test(typed)) {
    cleaner.remove('personal', typed.trim());
    return { [label]: '', [value]: '' };
  }
  return {
    [label]: cleaner.line(person[label], MAX_FACT_LABEL_CHARACTERS),
    [value]: cleaner.line(person[value], MAX_FACT_VALUE_CHARACTERS),
  };
}
