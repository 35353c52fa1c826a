import { isCityName } from '../../../../reader/city-names.ts';
import { isLink } from '../../../../reader/contact-fields.ts';
import { loneContactLabel } from '../../../../reader/contact-labels.ts';
import { isDocumentTitle } from '../../../../reader/document-title.ts';
import { isJobWord } from '../../../../reader/entry-words.ts';
import { isLocation } from '../../../../reader/find-location.ts';
import type { TextItem } from '../../../../reader/found-resume.ts';
import { type LabelPair, labelPairs } from '../../../../reader/label-pairs.ts';
import { personalLabel } from '../../../../reader/personal-labels.ts';
import type { Fragment } from '../../../../reader/piece.ts';
import type { TracedResume } from '../../../../reader/traced-resume.ts';
import { MAX_FACT_LABEL_CHARACTERS, MAX_FACT_VALUE_CHARACTERS, OWN_FACTS } from '../../model/sections/personal-data.ts';
import type { SectionData } from '../../model/sections.ts';
import { networkOfAddress, networkOfName } from '../intake/networks.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { paragraphs } from '../intake/rich-lines.ts';
import { type ClaimedText, claimedText, union } from './claimed-text.ts';
import type { Fact } from './fact.ts';
import { linkedTexts } from './linked-texts.ts';
import { type PersonName, splitPersonName } from './person-name.ts';
import { factLabelled } from './personal-facts.ts';
import { readBirth, splitAtDay } from './read-birth.ts';
import { streetAndCity } from './street-and-city.ts';

type Person = SectionData<'personal-data'>;
type Field = keyof Person;

const LABELLED = /^(\p{L}[^:]{1,39}):[\s/]*([\p{L}\p{N}@+("'„“«].{0,99})$/u;

/** A field of personal data that was read, in the order of reading. */
export interface PersonFact {
  field: Field;
  fact: Fact;
}

/** Reads personal data, and a summary without a heading, into the draft. What has no field gets a note. */
export function readPerson(
  { found, headLines, headText }: TracedResume,
  { draft, items }: { draft: ResumeDraft; items: readonly TextItem[] },
): PersonFact[] {
  const claims = claimedText(headLines.flatMap(({ cells }) => cells));
  const intake = draft.intake('page 1');
  const facts: PersonFact[] = [];
  const set: SetFact = (field, fact, value = fact.text) => {
    const text = intake.line('', value);
    if (text === '') return;
    draft.person({ [field]: text });
    facts.push({ field, fact: { ...fact, text } });
  };
  const fact = (text: string, confidence: number): Fact => ({ text, place: claims.claim(text), confidence });

  const links = setLinks(found.links, fact, set);
  if (found.email !== '') set('email', fact(found.email, 0.98));
  if (found.phone !== '') set('phone', fact(found.phone, /^\(?\+/.test(found.phone) ? 0.97 : 0.9));
  setName(found.name, { email: found.email, fact, set });
  if (found.profession !== '') set('profession', fact(found.profession, isJobWord(found.profession) ? 0.9 : 0.6));
  setPlace(found.location, fact, set);
  if (headText.length > 0) {
    for (const text of headText) claims.claim(text);
    draft.summary('page 1', paragraphs(...headText));
  }
  for (const { text, href } of linkedTexts(items, headLines)) {
    const field = networkOfAddress(href) ?? 'website';
    const isShown = field === 'website' && [found.name, found.email].some((shown) => shown.includes(text));
    if (links.has(field) || isShown) continue;
    links.add(field);
    set(field, fact(text, networkOfAddress(href) ? 0.97 : 0.7), href);
  }
  readRest(restOf(claims, labelPairs(headLines)), claims, {
    draft,
    set,
    isEmpty: (field) => facts.every((one) => one.field !== field),
  });
  intake.close();
  return facts;
}

type ToFact = (text: string, confidence: number) => Fact;
/** @param value if it is not the text on the page. */
type SetFact = (field: Field, fact: Fact, value?: string) => void;

/** Returns the fields that are set. */
function setLinks(links: readonly string[], fact: ToFact, set: SetFact): Set<Field> {
  const taken = new Set<Field>();
  for (const link of links) {
    const network = networkOfAddress(link);
    const field = network ?? 'website';
    if (taken.has(field)) continue;
    taken.add(field);
    set(field, fact(link, network ? 0.98 : 0.85));
  }
  return taken;
}

function setName(printed: string, { email, fact, set }: { email: string; fact: ToFact; set: SetFact }): void {
  if (printed === '') return;
  const { firstName, lastName, isPlain } = twoLastNames(printed, email) ?? splitPersonName(printed);
  const { place } = fact(printed, 1);
  const words = printed.split(/\s+/);
  const local =
    email
      .split('@')[0]
      ?.toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '') ?? '';
  const isInAddress = words.some((word) => {
    const plain = word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
    return plain.length > 2 && local.includes(plain);
  });
  const isUsual = words.length >= 2 && words.length <= 4;
  const confidence = (isInAddress ? 0.98 : isUsual ? 0.9 : 0.5) * (isPlain ? 1 : 0.9);
  if (firstName !== '') set('firstName', { text: firstName, place, confidence });
  if (lastName !== '') set('lastName', { text: lastName, place, confidence });
}

/** "Lucía Ferrer Ibáñez" with the address "lucia.ferrer@…" has two last names, as in Spanish: people write the first of them after their first name. */
function twoLastNames(printed: string, email: string): PersonName | null {
  const [first = '', second = '', third = '', ...more] = printed.split(/\s+/);
  if (third === '' || more.length > 0) return null;
  const plain = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z.]/g, '');
  const isNamed = plain(email.split('@')[0]!.replace(/[_-]/g, '.')) === `${plain(first)}.${plain(second)}`;
  return isNamed && plain(second).length > 2
    ? { firstName: first, lastName: `${second} ${third}`, isPlain: true }
    : null;
}

function setPlace(location: string, fact: ToFact, set: SetFact): void {
  const { address, city } = streetAndCity(location);
  if (address !== '') set('address', fact(address, 0.85));
  if (city !== '') set('city', fact(city, isLocation(city) || isCityName(city) ? 0.95 : address === '' ? 0.75 : 0.85));
}

/** Text that contacts have not taken. */
interface RestText {
  /** The first of them is where a note says the text is. */
  cells: [Fragment, ...Fragment[]];
  text: string;
  isPair: boolean;
}

/** What no contact has taken: a label with the text beside it as one, without labels whose values are taken. */
function restOf(claims: ClaimedText, pairs: readonly LabelPair[]): RestText[] {
  const ofLabel = new Map(pairs.map((pair) => [pair.label, pair]));
  const ofValue = new Map(pairs.flatMap((pair) => pair.values.map((cell) => [cell, pair])));
  const rest = claims.rest();
  const textOf = new Map(rest.map(({ cell, text }) => [cell, text]));
  return rest.flatMap(({ cell, text }): RestText[] => {
    const pair = ofLabel.get(cell);
    const free = pair?.values.filter((value) => textOf.has(value)) ?? [];
    if (pair && free.length > 0) {
      const label = text.replace(/[\s:]+$/u, '');
      const value = free.map((one) => textOf.get(one)!.replace(/[\s,]+$/u, '')).join(', ');
      return [{ cells: [cell, ...free], text: `${label}: ${value}`, isPair: true }];
    }
    if (pair && isKnownLabel(pair.label.text)) return [];
    if (textOf.has(ofValue.get(cell)?.label ?? cell) && ofValue.has(cell)) return [];
    return text
      .split(/\s*[|•·●]\s*/u)
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .map((part) => ({ cells: [cell], text: part.trim(), isPair: false }));
  });
}

/** The label of a name that is read. */
function isNameLabel(text: string): boolean {
  const label = personalLabel(text);
  return label !== null && label !== 'other';
}

function isKnownLabel(text: string): boolean {
  return personalLabel(text) !== null || (loneContactLabel(text) !== null && !TELLING_LABEL.test(text));
}

/** Labelled facts among what contacts have not taken, and notes about the rest. */
function readRest(
  rest: readonly RestText[],
  claims: ClaimedText,
  { draft, set, isEmpty }: { draft: ResumeDraft; set: SetFact; isEmpty: (field: Field) => boolean },
): void {
  let own = 0;
  const setOwn = (label: string, value: Fact): boolean => {
    const names = OWN_FACTS[own];
    const isShort = label.length <= MAX_FACT_LABEL_CHARACTERS && value.text.length <= MAX_FACT_VALUE_CHARACTERS;
    if (!names || !isShort || /[.!?]$/.test(value.text)) return false;
    own++;
    set(names.label, { ...value, text: label });
    set(names.value, value);
    return true;
  };
  const note = (page: number, text: string) => draft.note({ kind: 'left-out', path: `page ${page}`, text });
  for (let index = 0; index < rest.length; index++) {
    const {
      cells: [cell],
      text,
      isPair,
    } = rest[index]!;
    if (isDocumentTitle(text) || isNameLabel(text) || (!isPair && isOfLabels(text))) continue;
    if (!isPair && loneContactLabel(text) !== null && factLabelled(text) === null) {
      if (TELLING_LABEL.test(text)) note(cell.page, text);
      continue;
    }
    const network = networkOfName(text);
    // The label of a link that is read already, such as a user name behind "LinkedIn://".
    if (network !== undefined && !isEmpty(network)) continue;
    const address = isLink(text) ? (networkOfAddress(text) ?? 'website') : null;
    const { label, value } = labelAndValue(text);
    const isAlone = !isPair && (network ?? factLabelled(text)) !== null && rest[index + 1] !== undefined;
    if (isAlone) index++;
    const fact: Fact = {
      text: isAlone ? rest[index]!.text : value,
      place: rest[index]!.cells.map((one) => claims.claimRange(one, 0, one.text.length)).reduce(union),
      confidence: isAlone ? 0.85 : 0.95,
    };
    const fields = personalFields(isAlone ? (network ?? text) : label, fact.text);
    if (address !== null) {
      if (isEmpty(address)) set(address, { ...fact, text, confidence: 0.85 });
      else note(cell.page, text);
    } else if (fields !== null) {
      for (const field of fields.known)
        if (isEmpty(field.name))
          set(field.name, { ...fact, text: field.text, confidence: Math.min(fact.confidence, field.certainty) });
        else note(cell.page, text);
      if (fields.rest !== '') note(cell.page, fields.rest);
    } else if (fact.text === '' || !setOwn((isAlone ? text : label).replace(/\s*:$/, ''), fact))
      note(cell.page, isAlone ? `${text} ${fact.text}` : text);
  }
}

/** True for labels of contacts in one line, without the contacts that stood between them: "E-mail: Telefon: Adres:". */
function isOfLabels(text: string): boolean {
  const labels = text.length > 120 ? [] : text.split(/[\s·|•]+(?<=:[\s·|•]+)/u).filter((label) => label !== '');
  return labels.length > 1 && labels.every((label) => loneContactLabel(label) !== null && !TELLING_LABEL.test(label));
}

/** Labels of contacts that say more than the field which their contact gets. */
const TELLING_LABEL = /^(?:portfolio|skype|telegram|signal|whatsapp|xing)/iu;

function labelAndValue(text: string): { label: string; value: string } {
  const dated = splitAtDay(text);
  if (dated && factLabelled(dated.label) !== null) return dated;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  return { label, value };
}

interface KnownField {
  name: Field;
  text: string;
  /** From 0 to 1. */
  certainty: number;
}

/** The fields that a label names, with their values, and the words that are in none; null if it needs a fact of its own. */
function personalFields(label: string, value: string): { known: KnownField[]; rest: string } | null {
  const name = networkOfName(label) ?? factLabelled(label);
  if (name === null) return null;
  if (name !== 'birth' && name !== 'birthDate') return { known: [{ name, text: value, certainty: 1 }], rest: '' };
  const birth = readBirth(value);
  if (birth === null) return null;
  const { day, place, certainty, rest } = birth;
  const places: KnownField[] = place === '' ? [] : [{ name: 'birthPlace', text: place, certainty }];
  return { known: [{ name: 'birthDate', text: day, certainty: 1 }, ...places], rest };
}
