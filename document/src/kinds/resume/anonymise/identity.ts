import { toPrintedAddress } from '../compose/href.ts';
import { SOCIAL_NETWORKS } from '../model/sections/personal-data.ts';
import type { SectionData } from '../model/sections.ts';
import { type NameForms, nameForms } from './name-forms.ts';
import { romaniseUkrainian } from './romanise-ukrainian.ts';
import { fold, type Phrase, wordsOf } from './words.ts';

/** What names a person in a text. */
export interface Identity {
  names: readonly NameForms[];
  /** User names, folded: one word each. */
  handles: ReadonlySet<string>;
  /** The street and addresses as they were typed. */
  phrases: readonly Phrase[];
  /** The first letters of first and last names, in capitals. */
  initials: { first: readonly string[]; last: readonly string[] };
  /** The last digits of the telephone number, at most nine; empty if it has fewer than five. */
  phoneDigits: string;
  /** Year, month and day; null if it is not given. */
  birth: readonly [number, number, number] | null;
}

type Person = SectionData<'personal-data'>;

/** Words of names that name nobody. */
const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de del della di da do dos das la le el al af av zu zum y e i und and ibn bin dr mgr inz prof'.split(
    ' ',
  ),
);

const MIN_HANDLE_CHARACTERS = 4;

export function identityOf(person: Person): Identity {
  const first = nameWords(person.firstName);
  const last = nameWords(person.lastName);
  const names = [...first, ...last];
  const romanised = names.flatMap((name) => romaniseUkrainian(name) ?? []);
  const forms = [...names, ...names.flatMap(germanSpelling), ...romanised].map(nameForms);
  return {
    names: forms,
    handles: new Set([...nameHandles(first, last), ...typedHandles(person, forms)]),
    phrases: [person.address, person.email, person.website, ...SOCIAL_NETWORKS.map((network) => person[network])]
      .map((typed) => exactPhrase(toPrintedAddress(typed)))
      .filter(({ length }) => length > 1),
    initials: { first: initialsOf(first), last: initialsOf(last) },
    phoneDigits: phoneDigits(person.phone),
    birth: birthOf(person.birthDate),
  };
}

/** The words that name a person, without particles and titles, unless there is nothing else. */
function nameWords(name: string): string[] {
  const words = wordsOf(name)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text));
  const notable = words.filter((text) => !PARTICLES.has(fold(text)) && [...fold(text)].length > 1);
  return notable.length > 0 ? notable : words.filter((text) => [...fold(text)].length > 1);
}

/** Müller is Mueller where there is no ü. */
function germanSpelling(name: string): string[] {
  const PAIRS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
  const spelled = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => PAIRS[letter]!);
  return fold(spelled) === fold(name) ? [] : [spelled];
}

/** User names that are made of a name: jankowalski, jkowalski, kowalskij. */
function nameHandles(first: readonly string[], last: readonly string[]): string[] {
  const romanise = (name: string) => romaniseUkrainian(name) ?? fold(name);
  const pairs = first.flatMap((one) => last.map((other) => [romanise(one), romanise(other)] as const));
  return pairs.flatMap(([one, other]) => [
    ...[one + other, other + one].filter(({ length }) => length >= MIN_HANDLE_CHARACTERS),
    // Short ones would be usual words too often.
    ...[one[0] + other].filter(({ length }) => length > MIN_HANDLE_CHARACTERS),
    ...[other + one[0], one + other[0]].filter(({ length }) => length > MIN_HANDLE_CHARACTERS + 1),
  ]);
}

/** User names in the addresses that were typed. A word of an e-mail address counts if it is no usual word, such as `kontakt`. */
function typedHandles(person: Person, names: readonly NameForms[]): string[] {
  const namesThePerson = (word: string) =>
    /\d/.test(word) || names.some(({ folded }) => folded.length > 2 && word.includes(folded));
  const [mailbox = ''] = person.email.split('@');
  const mailWords = wordsOf(mailbox)
    .map(({ folded }) => folded)
    .filter(namesThePerson);
  const profiles = SOCIAL_NETWORKS.map((network) => lastPart(person[network]));
  const [host = '', ...path] = toPrintedAddress(person.website)
    .split(/[/?#]/)
    .filter((part) => part !== '');
  const site = path.length > 0 ? lastPart(person.website) : (host.split('.')[0] ?? '');
  // A user name of several words is found as a phrase, and the words that name the person as names.
  const single = [...profiles, site]
    .map(wordsOf)
    .filter(({ length }) => length === 1)
    .map(([word]) => word!.folded);
  return [...mailWords, ...single].filter((handle) => handle.length >= MIN_HANDLE_CHARACTERS);
}

function lastPart(address: string): string {
  return (
    toPrintedAddress(address)
      .split(/[/?#]/)
      .filter((part) => part !== '')
      .at(-1)
      ?.replace(/^@/, '') ?? ''
  );
}

export function exactPhrase(typed: string): Phrase {
  return wordsOf(typed).map(({ folded }) => ({
    key: `exactly ${folded}`,
    matches: (word) => word.folded === folded,
    beginnings: [folded],
  }));
}

function initialsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => [...name.normalize('NFC')][0]!.toUpperCase()))].filter((letter) =>
    /^\p{L}$/u.test(letter),
  );
}

function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 5 ? '' : digits.slice(-9);
}

function birthOf(date: string): Identity['birth'] {
  const [year, month, day] = date.split('-').map(Number);
  return year && month && day ? [year, month, day] : null;
}
