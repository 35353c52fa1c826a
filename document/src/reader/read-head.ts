import { isCityName } from './city-names.ts';
import { findBrokenEmail, findEmail, findLinks, findPhone } from './contact-fields.ts';
import { type ContactLabel, contactLabel } from './contact-labels.ts';
import { documentTitleLength, isDocumentTitle } from './document-title.ts';
import { isJobWord } from './entry-words.ts';
import { largestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { isLocation, isStreet, mayBeLocation } from './find-location.ts';
import type { FoundResume } from './found-resume.ts';
import { exactHeadingKind } from './heading-words.ts';
import { type LabelPair, labelPairs } from './label-pairs.ts';
import { joinLines } from './paragraphs.ts';
import { type PersonalLabel, personalLabel } from './personal-labels.ts';
import { type Fragment, isSameParagraph, type Line, lineText } from './piece.ts';

export type Head = Omit<FoundResume, 'sections'> & {
  /** Running text of the head: a summary without a heading. */
  text: string[];
};

/** Marks between contacts, and pictograms before them, such as a telephone. */
const SEPARATORS = /(?:^|\s)\p{So}\ufe0f?\s+|\s*[|•·●◦▪■♦⋄∙¦]\s*|\s+[–—]\s+|\s{3,}/u;
/** "Familienstand: ledig": a fact with a label of its own. */
const LABELLED_FACT = /^\p{L}[^:]{1,39}:\s/u;
/** "Adres korespondencyjny: ul. Długa 5" is an address. */
const LABELLED_ADDRESS = /^[^:]*(?:adres|address|location|anschrift|zamieszk|direcci|indirizzo|bydliš|bydlisk)[^:]*:/iu;

/** "Place and date of birth: Leeds, 12 May 1985" is no running text, although it has nine words. */
function isLabelledDate(text: string): boolean {
  return text.length <= 80 && LABELLED_FACT.test(text) && findDates(text).length > 0;
}

interface HeadPart {
  text: string;
  cell: Fragment;
  label: ContactLabel | null;
  isContact: boolean;
}

/** Reads the person's name, profession and contacts from the lines above the first heading and those under a heading of contacts. */
export function readHead(printed: readonly Line[], all: readonly Line[]): Head {
  const lines = printed.map(withoutDocumentTitle);
  const texts = lines.map(lineText);
  const pairs = labelPairs(lines);
  const broken = brokenEmail(pairs);
  const email = broken?.email || emailOf(texts) || emailOf(all.map(lineText));
  const labels = new Map(
    pairs.flatMap(({ label, meaning, values }) => [label, ...values].map((cell) => [cell, meaning])),
  );
  const isLabel = new Set(pairs.map(({ label }) => label));
  const parts = lines
    .flatMap((line) => partsOf(line, labels))
    .filter(({ text, cell }) => !isDocumentTitle(text) && !isLabel.has(cell));
  const inOne = namesInOne(lines);
  const named = labelledName([...pairs, ...inOne]);
  const nameCells = named.length > 0 ? named : findName(lines, email, labels);
  const ofNames = new Set([...nameCells, ...inOne.map(({ label }) => label)]);
  const name = nameCells
    // "Mroz-" above "Nowak" is one last name.
    .reduce((whole, { text }) => joinLines(whole, text), '')
    .replace(/\s*[,|·]\s*$/u, '');
  const rest = parts.filter(({ cell }) => !ofNames.has(cell) && !broken?.cells.includes(cell));
  const profession = findProfession(rest, nameCells);
  const phone =
    rest
      .filter(({ label }) => label === 'phone')
      .map(({ text }) => findPhone(text))
      .find(Boolean) ??
    // A postcode may stand beside the telephone number.
    (rest.map(({ text }) => findPhone(text)).find(Boolean) ||
      texts.map(withoutLabels).map(findPhone).find(Boolean) ||
      '');
  const links = [...new Set(linksOf(rest))];
  const taken = new Set([...profession]);
  const location = labelledPlace(pairs) || withStreet(findPlace(rest.filter((part) => !taken.has(part))), rest);
  const isFree = (part: HeadPart) => !taken.has(part) && !part.isContact && !location.includes(part.text);
  const isLong = (part: HeadPart) => isFree(part) && part.text.split(' ').length >= 9 && !isLabelledDate(part.text);
  const first = rest.find(isLong);
  // Short lines below a long one, in the same size, belong to the same text.
  const isBelow = ({ cell }: HeadPart) =>
    first !== undefined && cell.page === first.cell.page && cell.y > first.cell.y && cell.size === first.cell.size;
  return {
    name: name.trim(),
    profession: profession.map(({ text }) => text).join(' '),
    email,
    phone,
    location,
    links,
    text: rest.filter((part) => isLong(part) || (isFree(part) && isBelow(part))).map(({ text }) => text),
  };
}

/** "CV – Olga Prus" as "Olga Prus". */
function withoutDocumentTitle(line: Line): Line {
  const [first, ...others] = line.cells;
  const length = documentTitleLength(first.text);
  return length === 0 ? line : { ...line, cells: [{ ...first, text: first.text.slice(length) }, ...others] };
}

/** The web addresses of the parts. One that ends its line with a hyphen or a slash may continue in the next line. */
function linksOf(parts: readonly HeadPart[]): string[] {
  return parts.flatMap(({ text, cell }, index) => {
    const links = findLinks(text);
    const last = links.at(-1);
    const next = parts[index + 1];
    const isCut = last !== undefined && /[/_-]$/.test(last) && text.endsWith(last) && next !== undefined;
    if (!isCut || next.cell === cell || next.isContact || !/^[\w%-]+(?:\/[\w%-]*)*$/.test(next.text)) return links;
    return [...links.slice(0, -1), last + next.text];
  });
}

function withoutLabels(text: string): string {
  return text.slice(contactLabel(text)?.length ?? 0);
}

/** True for "katarzyna@gmail." and "katarzyna.", which may be the first part of an e-mail address; false for "Budowa S.A.". */
function endsInAddress(text: string): boolean {
  const last = text.trim().split(/[\s|]/).at(-1)!;
  return /.[@.-]$/.test(last.slice(-2)) && (last.includes('@') || last === text.trim());
}

function emailOf(texts: readonly string[]): string {
  for (const [index, text] of texts.entries()) {
    const email = findEmail(text);
    // "katarzyna@gmail." and "com" on the next line are one address, even if the first line alone already looks like one.
    const next = texts[index + 1];
    const broken = next !== undefined && endsInAddress(text) ? findBrokenEmail(text.trim(), next) : '';
    if (broken !== '' || email !== '') return broken || email;
  }
  return '';
}

function partsOf(line: Line, labels: ReadonlyMap<Fragment, ContactLabel>): HeadPart[] {
  const texts = line.cells.flatMap((cell) =>
    cell.text
      .split(SEPARATORS)
      .map((text) => ({ cell, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  );
  let above: HeadPart['label'] = null;
  return texts.map(({ cell, text }): HeadPart => {
    const match = contactLabel(text);
    const own = match?.label ?? null;
    const words = match ? text.slice(match.length).trim() : text;
    const label = own ?? labels.get(cell) ?? above;
    // In a table, the label is a cell of its own.
    above = own !== null && words === '' ? own : null;
    const isContact =
      label !== null || findEmail(words) !== '' || findPhone(words) !== '' || findLinks(words).length > 0;
    return { text: words, cell, label, isContact };
  });
}

/** Letters as they are written in e-mail addresses: "Żółć" becomes "zolc". */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[łøđßæœı]/g,
      (letter) => ({ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' })[letter] ?? letter,
    )
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** An e-mail address that is broken over the lines beside its label, in a narrow cell. */
function brokenEmail(pairs: readonly LabelPair[]): { email: string; cells: Fragment[] } | null {
  for (const { values } of pairs) {
    const whole = values.length > 1 && values.length < 5 ? values.map(({ text }) => text).join('') : '';
    if (whole.length <= 200 && findEmail(whole) === whole && whole !== '') return { email: whole, cells: values };
  }
  return null;
}

/** The cells beside the labels of the name: first names before last names. */
function labelledName(pairs: readonly LabelPair[]): Fragment[] {
  const cellsOf = (label: PersonalLabel) =>
    pairs.filter((pair) => personalLabel(pair.label.text) === label).flatMap(({ values }) => values.slice(0, 1));
  const cells = [cellsOf('firstName'), cellsOf('name'), cellsOf('lastName')].flatMap((found) => found.slice(0, 1));
  return cells.every(({ text }) => mayBeName(text)) ? cells : [];
}

const NAME_IN_ONE = /^(\p{L}[^:]{2,40}):\s*(\p{L}.*)$/u;

/** Labels of names in one cell with the name, "Name: Olga Prus", as pairs. */
function namesInOne(lines: readonly Line[]): LabelPair[] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap((label): LabelPair[] => {
      const [, words, name] = label.text.length > 120 ? [] : (NAME_IN_ONE.exec(label.text) ?? []);
      const isName = words !== undefined && name !== undefined && !['other', null].includes(personalLabel(words));
      return isName ? [{ label: { ...label, text: words }, meaning: 'other', values: [{ ...label, text: name }] }] : [];
    }),
  );
}

/** The lines beside the label of an address. */
function labelledPlace(pairs: readonly LabelPair[]): string {
  const { values = [] } = pairs.find(({ meaning, values: cells }) => meaning === 'place' && cells.length > 1) ?? {};
  return values.reduce((place, cell, index) => {
    const above = values[index - 1];
    if (!above) return cell.text;
    // A postcode at the end of a line belongs to the city below it.
    const isOne = isSameParagraph(above, cell) === true || /(?:,|(?<=,\s)[\d -]{4,7})$/u.test(above.text);
    return `${place}${isOne ? '' : ','} ${cell.text}`;
  }, '');
}

function findName(lines: readonly Line[], email: string, labels: ReadonlyMap<Fragment, ContactLabel>): Fragment[] {
  const cells = lines.flatMap((line) => line.cells).filter((cell) => mayBeName(cell.text) && !labels.has(cell));
  const largest = largestOf(cells.map(({ size }) => size));
  const local = plainLetters(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const scored = cells.map((cell, index) => {
    const words = plainLetters(cell.text).split(/[\s-]+/);
    const inAddress = local === '' ? 0 : words.filter((word) => word.length > 2 && local.includes(word)).length;
    const isFew = words.length >= 2 && words.length <= 4;
    const score =
      (3 * cell.size) / largest +
      Math.min(inAddress, 2) +
      (isFew ? 0.5 : 0) -
      (isJobWord(cell.text) && inAddress === 0 ? 1.2 : 0) -
      (isLocation(cell.text) ? 2 : 0) -
      Math.min(index, 20) * 0.02;
    return { cell, score };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return [];
  // A long name takes two lines.
  const isPart = (cell: Fragment) =>
    cell === best.cell ||
    (cell.page === best.cell.page &&
      Math.abs(cell.size - best.cell.size) < best.cell.size * 0.04 &&
      cell.bold === best.cell.bold &&
      best.cell.size >= largest * 0.98 &&
      Math.abs(cell.y - best.cell.y) < best.cell.size * 1.7 &&
      best.cell.size > 13 &&
      !isJobWord(cell.text));
  return cells.filter(isPart);
}

function mayBeName(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    !/[@\d/|]|[:.!?]$|www\./u.test(text.replace(/\b(?:jr|sr|dr|mgr|ing|inż|ph\.d)\./giu, '')) &&
    text.split(/\s+/).length <= 7 &&
    text.length <= 70 &&
    exactHeadingKind(text) === null &&
    !isDocumentTitle(text)
  );
}

/** The text under the name, in a few lines of one style; above the name if there is none under it. */
function findProfession(parts: readonly HeadPart[], nameCells: readonly Fragment[]): HeadPart[] {
  const [first] = nameCells;
  const last = nameCells.at(-1);
  if (!first || !last) return [];
  const fits = ({ text, isContact, cell }: HeadPart) =>
    !isContact &&
    cell.page === first.page &&
    text.length <= 90 &&
    !isLocation(text) &&
    !isCityName(text) &&
    !(isAddress(text) && !isJobWord(text)) &&
    // "Zawód: spawacz" is a profession.
    (!LABELLED_FACT.test(text) || isJobWord(text)) &&
    !/^["“„»']|^\d|[.!?]$/u.test(text) &&
    findDates(text).length === 0 &&
    exactHeadingKind(text) === null;
  const near = parts.filter(fits);
  const below = near.filter(
    ({ cell }) =>
      cell.y > last.y &&
      cell.y - last.y < Math.max(60, last.size * 3) &&
      cell.x < last.right &&
      cell.right > first.x - 40,
  );
  const start = below.find(({ text }) => isJobWord(text)) ?? below.find(isAlone(parts)) ?? null;
  if (!start) return near.filter(({ cell, text }) => cell.y < first.y && isJobWord(text)).slice(0, 1);
  const contactSize = parts.find(({ isContact }) => isContact)?.cell.size ?? 0;
  if (start.cell.size <= contactSize * 1.05) return [start];
  const isBeside = (one: Fragment, other: Fragment) =>
    Math.abs(one.size - other.size) < 0.2 &&
    one.bold === other.bold &&
    one.italic === other.italic &&
    Math.abs(one.y - other.y) < other.size * 1.7 &&
    Math.abs(one.x - other.x) < 40;
  // The word that identifies a profession may be on any of its lines.
  const lines = new Set([start]);
  for (const line of lines) for (const part of below) if (isBeside(part.cell, line.cell)) lines.add(part);
  return below.filter((part) => lines.has(part));
}

/** True for a street, alone or before its city, and for a city with its postcode. */
function isAddress(text: string): boolean {
  return (
    isStreet(text) ||
    isStreet(text.split(',')[0]!) ||
    /(?:^|\s)(?:\d{2}-\d{3}|\d{3} ?\d{2}|\d{4,5})\s+\p{Lu}/u.test(text)
  );
}

/** Text next to contacts is an address, not a profession. */
function isAlone(parts: readonly HeadPart[]) {
  return ({ cell }: HeadPart) =>
    !parts.some(
      (other) =>
        other.isContact &&
        other.cell.page === cell.page &&
        Math.abs(other.cell.y - cell.y) < 2 &&
        // Contacts in another column are at the same height only by chance.
        Math.max(other.cell.x - cell.right, cell.x - other.cell.right) < cell.size * 8,
    );
}

function findPlace(parts: readonly HeadPart[]): string {
  const labelled = parts.find(({ label, text }) => label === 'place' && text !== '');
  if (labelled) return wholePlace(labelled, parts);
  const free = parts.filter(
    ({ isContact, text }) =>
      !isContact && text !== '' && !/^["“„]/u.test(text) && (!LABELLED_FACT.test(text) || LABELLED_ADDRESS.test(text)),
  );
  const certain = free.find(({ text }) => isLocation(text));
  if (certain) return certain.text;
  const contacts = parts.filter(({ isContact }) => isContact);
  const isNearContacts = ({ cell }: HeadPart) =>
    contacts.some((contact) => contact.cell.page === cell.page && Math.abs(contact.cell.y - cell.y) < cell.size * 3.2);
  const address = free.find(
    (part) =>
      isNearContacts(part) &&
      /\d/.test(part.text) &&
      /,|\s/.test(part.text) &&
      part.text.length < 90 &&
      findDates(part.text).length === 0,
  );
  const place =
    address ??
    free.find(
      (part) =>
        isNearContacts(part) &&
        (mayBeLocation(part.text) || /,/.test(part.text)) &&
        part.text.length < 80 &&
        findDates(part.text).length === 0,
    );
  return place ? wholePlace(place, parts) : '';
}

/** A place with the street before it or the city behind it, on the same line or the next: "Lindenweg 12 | 50667 Köln". */
function withStreet(place: string, parts: readonly HeadPart[]): string {
  const index = parts.findIndex(({ text }) => text === place);
  const at = isStreet(place) ? index : index - 1;
  const [street, city] = [parts[at], parts[at + 1]];
  if (index === -1 || !street || !city || [street, city].some(({ isContact }) => isContact)) return place;
  const isPair = isStreet(street.text) && !isStreet(city.text) && /^\p{Lu}|\d\s\p{Lu}/u.test(city.text);
  const step = city.cell.y - street.cell.y;
  const isNear = city.cell.page === street.cell.page && step >= 0 && step < city.cell.size * 1.8;
  const isAddress = city.cell === street.cell || Math.abs(city.cell.x - street.cell.x) < 3;
  return isPair && isNear && isAddress ? `${street.text}, ${city.text}` : place;
}

/** A long address continues in the next line, if that has the same style and position and nothing else on it. */
function wholePlace(place: HeadPart, parts: readonly HeadPart[]): string {
  const next = parts.find(
    ({ cell, text, isContact, label }) =>
      !isContact &&
      label === null &&
      !LABELLED_FACT.test(text) &&
      findDates(text).length === 0 &&
      cell !== place.cell &&
      cell.y > place.cell.y &&
      cell.y - place.cell.y < place.cell.size * 1.5 &&
      Math.abs(cell.x - place.cell.x) < 2 &&
      cell.size === place.cell.size,
  );
  return next && /[,]$|^.{24,}$/u.test(place.text) ? `${place.text} ${next.text}` : place.text;
}
