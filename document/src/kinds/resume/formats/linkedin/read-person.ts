import { profileAddress } from '../intake/networks.ts';
import type { PersonFields, PersonText } from '../intake/person-fields.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { writtenText } from '../intake/written-text.ts';
import { readBirthDate } from './birth-date.ts';
import { readAddresses, readNames } from './bracketed-list.ts';
import type { Column } from './columns.ts';
import type { TableRow } from './export-table.ts';
import { type RowReader, readRow } from './row-reader.ts';

/** What all tables about the person are read into. */
export interface PersonContext {
  draft: ResumeDraft;
  person: PersonFields;
  /** The label of a web address that has none. */
  websiteLabel: string;
}

/** Profile.csv: one row. */
export function readProfile(rows: readonly TableRow[], context: PersonContext): void {
  const { draft, person } = context;
  for (const row of rows) {
    const reader = readRow<'profile'>(row, draft);
    const take = (column: Parameters<typeof reader.text>[0]): PersonText => ({
      path: reader.pathOf(column),
      text: reader.text(column),
    });
    person.take('firstName', take('firstName'));
    person.take('lastName', take('lastName'));
    person.take('profession', take('headline'));
    person.take('email', take('email'));
    person.take('phone', take('phone'));
    person.take('city', take('place'));
    person.take('address', { ...take('address'), text: streetOf(reader) });
    readBirthDate(take('birthDate'), context);
    for (const column of ['maidenName', 'industry'] as const) {
      const { path, text } = take(column);
      if (text !== '') draft.note({ kind: 'left-out', path, text });
    }
    person.take('linkedin', take('profileUrl'));
    takeHandles(take('twitter'), person);
    takeAddresses(take('websites'), context);
    for (const { label, text } of readNames(reader.text('messengers')))
      person.fact(label, { path: reader.pathOf('messengers'), text });
    draft.summary(reader.pathOf('summary'), writtenText(reader.text('summary')));
  }
}

/** The postal code stands behind the street, unless the address has it. */
function streetOf(reader: RowReader<'profile'>): string {
  const address = reader.text('address');
  const zipCode = reader.text('zipCode');
  return (address.includes(zipCode) ? [address] : [address, zipCode])
    .map((part) => part.replace(/\s*\n\s*/g, ', '))
    .filter((part) => part !== '')
    .join(', ');
}

function takeHandles({ path, text }: PersonText, person: PersonFields): void {
  for (const { text: handle } of readNames(text)) {
    const isName = /^@?\w+$/.test(handle);
    const address = isName ? profileAddress('twitter', handle) : handle;
    if (!person.set('twitter', { path, text: address })) person.fact('Twitter', { path, text: address });
  }
}

/** LinkedIn's own kinds of websites. They say nothing that a CV has to keep. */
const KIND_OF_SITE = /^(?:personal|company|blog|rss|portfolio|other)(?: website| feed)?$/i;

function takeAddresses({ path, text }: PersonText, context: PersonContext): void {
  for (const { label, text: address } of readAddresses(text)) takeAddress({ path, text: address }, label, context);
}

/** The member's own label of an address is only printed if the address becomes an own fact. */
function takeAddress(source: PersonText, label: string, { draft, person, websiteLabel }: PersonContext): void {
  const hasLabel = label !== '' && !/^other$/i.test(label);
  const isFact = person.link(hasLabel ? label : websiteLabel, source);
  if (label !== '' && !isFact && !KIND_OF_SITE.test(label))
    draft.note({ kind: 'left-out', path: source.path, text: label });
}

/** Profile Summary.csv. The same text is often in Profile.csv too. */
export function readProfileSummary(
  rows: readonly TableRow[],
  { draft }: PersonContext,
  known: readonly string[],
): void {
  const letters = (text: string) => text.replace(/\s+/g, ' ').trim();
  const texts = new Set(known.map(letters));
  for (const row of rows) {
    const reader = readRow<'profile-summary'>(row, draft);
    const text = reader.text('summary');
    if (texts.has(letters(text))) continue;
    texts.add(letters(text));
    draft.summary(reader.pathOf('summary'), writtenText(text));
  }
}

/** Words for yes in the 11 languages. */
const YES = /^(?:yes|true|1|tak|ja|ano|так|sí|si|sì|taip|áno)$/i;

/** Email Addresses.csv: the primary address, or else the first confirmed one. */
export function readEmails(rows: readonly TableRow[], { draft, person }: PersonContext): void {
  const readers = rows.map((row) => readRow<'emails'>(row, draft));
  const rank = (reader: RowReader<'emails'>) =>
    YES.test(reader.text('primary')) ? 0 : YES.test(reader.text('confirmed')) ? 1 : 2;
  for (const reader of readers.toSorted((a, b) => rank(a) - rank(b)))
    person.take('email', { path: reader.pathOf('address'), text: reader.text('address') });
  noteColumns(readers, ['confirmed', 'primary', 'updated'], draft);
}

/** PhoneNumbers.csv: the mobile number, or else the first one. */
export function readPhones(rows: readonly TableRow[], { draft, person }: PersonContext): void {
  const readers = rows.map((row) => readRow<'phones'>(row, draft));
  const isMobile = (reader: RowReader<'phones'>) => /mobil|cell|komórk|мобіль|móvil/i.test(reader.text('type'));
  for (const reader of readers.toSorted((a, b) => Number(isMobile(b)) - Number(isMobile(a)))) {
    const number = reader.text('number');
    const source = { path: reader.pathOf('number'), text: withExtension(number, reader.text('extension')) };
    // LinkedIn hides digits of numbers in some exports.
    if (number.includes('*')) draft.note({ kind: 'left-out', ...source });
    else person.take('phone', source);
  }
  noteColumns(readers, ['type'], draft);
}

/** A country's prefix stands before the number, an extension behind it. */
function withExtension(number: string, extension: string): string {
  if (extension === '') return number;
  return extension.startsWith('+') ? `${extension} ${number}` : `${number} ext. ${extension}`;
}

/** Words of columns that only help to choose: they are used, so they need no note. */
const CHOICE =
  /^(?:yes|no|true|false|0|1|tak|nie|ja|nein|ano|ne|так|ні|nej|sí|si|sì|no|taip|áno|mobile|cell|home|work|fax|main|other)$/i;

/** One note for each column with more than words of choice, and not one for each row. */
function noteColumns<K extends 'emails' | 'phones'>(
  readers: readonly RowReader<K>[],
  columns: readonly Column<K>[],
  draft: ResumeDraft,
): void {
  for (const column of columns) {
    const filled = readers.filter((reader) => reader.text(column) !== '' && !CHOICE.test(reader.text(column)));
    const [first] = filled;
    if (!first) continue;
    const texts = new Set(filled.map((reader) => reader.text(column)));
    draft.note({ kind: 'left-out', path: first.pathOf(column), text: [...texts].join(', ') });
  }
}

/** Websites.csv of some exports. */
export function readWebsites(rows: readonly TableRow[], context: PersonContext): void {
  for (const row of rows) {
    const reader = readRow<'websites'>(row, context.draft);
    const path = reader.pathOf('address');
    const [first, ...more] = readAddresses(reader.text('address'));
    const label = reader.text('label');
    if (first) takeAddress({ path, text: first.text }, label === '' ? first.label : label, context);
    else context.draft.note({ kind: 'left-out', path: reader.pathOf('label'), text: label });
    if (first && label !== '' && first.label !== '' && !KIND_OF_SITE.test(first.label))
      context.draft.note({ kind: 'left-out', path, text: first.label });
    for (const { text, label: own } of more) takeAddress({ path, text }, own, context);
  }
}

/** Twitter Handles.csv of some exports. */
export function readHandles(rows: readonly TableRow[], { draft, person }: PersonContext): void {
  for (const row of rows) {
    const reader = readRow<'twitter'>(row, draft);
    takeHandles({ path: reader.pathOf('handle'), text: reader.text('handle') }, person);
  }
}
