import { isCityName } from '../../../../reader/city-names.ts';
import { dutyLabelLength, isPlainDutyLabel } from '../../../../reader/entry-labels.ts';
import { degreeScore, jobScore } from '../../../../reader/entry-words.ts';
import { endsBeforeStart, findDates, saysMoreThanValue } from '../../../../reader/find-dates.ts';
import { isLocation } from '../../../../reader/find-location.ts';
import type { FoundDate, FoundSectionKind } from '../../../../reader/found-resume.ts';
import { exactHeadingKind } from '../../../../reader/heading-words.ts';
import { isOrganisation } from '../../../../reader/name-entries.ts';
import type { Paragraph } from '../../../../reader/paragraphs.ts';
import { lineText } from '../../../../reader/piece.ts';
import { isDuration } from '../../../../reader/split-entries.ts';
import type { TracedEntry, TracedSection } from '../../../../reader/traced-resume.ts';
import { type ClaimedText, claimedText, union } from './claimed-text.ts';
import type { Fact } from './fact.ts';
import { mayEndInPlace, type SplitPlace, splitPlaces } from './split-places.ts';

/** What was read of an entry, before its facts are given to the fields of a section. */
export interface EntryFacts {
  page: number;
  title: Fact;
  organisation: Fact;
  authors: Fact;
  location: Fact;
  url: Fact;
  /** As `2021-03` or `2021`; the end may be `present`. */
  start: Fact;
  end: Fact;
  paragraphs: Paragraph[];
  description: Fact;
  /** Text that is in no fact. */
  rest: string[];
}

/** Headings of a section that say nothing of its subject. Such a line may begin a section of its own. */
const HEADING_KINDS: readonly unknown[] = ['other', 'skills'];
const NONE: Fact = { text: '', place: null, confidence: 0 };
/** Words around dates and places, which say no more than the fields do. */
const CONNECTIVE =
  /^(?:od|do|de|du|à|depuis|since|from|to|until|till|bis|seit|von|desde|hasta|dal|al|nuo|iki|fra|til|från|od\.|at|in|w|doi|url|period|dates?|okres|location|place|r|roku|lat)$/iu;

/** The number of an entry in a list says no more than its place there. */
const LIST_NUMBER_ONLY = /^[[(]?\d{1,3}(?:[.)]|\])$/u;

/** What was read of the entries of a section. @param own the person's place. */
export function entryFacts(traced: TracedSection, own: string): EntryFacts[] {
  const places = splitPlaces(
    traced.entries.map(({ found }) => (found.location === '' ? found.organisation : '')),
    own,
  );
  const issuers = splitIssuers(traced);
  return traced.entries.map((entry, index) => {
    const issuer = issuers[index];
    const found = issuer ? { ...entry.found, title: issuer.title, organisation: issuer.organisation } : entry.found;
    return factsOf({ ...entry, found }, traced, places[index] ?? null);
  });
}

const ISSUED: readonly FoundSectionKind[] = ['certificates', 'courses', 'awards'];

/** Splits "CPIM, APICS": of certificates on one line, the last part is the issuer if most of them have two parts. */
function splitIssuers({ section, entries }: TracedSection): ({ title: string; organisation: string } | null)[] {
  const cuts = entries.map(({ found }) => {
    const at = found.organisation === '' && found.title.length <= 160 ? found.title.lastIndexOf(', ') : -1;
    const organisation = found.title.slice(at + 2).trim();
    return at > 0 && /^\p{Lu}/u.test(organisation) ? { title: found.title.slice(0, at).trim(), organisation } : null;
  });
  const count = cuts.filter((cut) => cut !== null).length;
  return ISSUED.includes(section.kind) && count * 2 > entries.length ? cuts : entries.map(() => null);
}

function factsOf(traced: TracedEntry, { section, headingCell }: TracedSection, place: SplitPlace | null): EntryFacts {
  const { lines } = traced;
  const found = place ? { ...traced.found, organisation: place.name, location: place.place } : traced.found;
  const claims = claimedText(lines.flatMap(({ cells }) => cells));
  const certainty = headingCell && exactHeadingKind(section.heading) ? 1 : 0.93;
  const names = (traced.certainty ?? nameConfidence(traced, section.kind)) * certainty;
  // First, because its words may be those of a name: "10.1234/neurips.2023" and "NeurIPS 2023".
  const url = addressFact(claims, found.url);
  const title = factOf(claims, found.title, names);
  const isWhole = place !== null || found.location !== '' || !mayEndInPlace(found.organisation);
  const mayBeHeading = HEADING_KINDS.includes(exactHeadingKind(found.organisation));
  const organisation = factOf(claims, found.organisation, Math.min(names, isWhole ? 1 : 0.7, mayBeHeading ? 0.5 : 1));
  const { start, end, unheld } = dateFacts(traced, claims);
  const location = factOf(claims, found.location, placeConfidence(found.location, place) * certainty);
  const authors = factOf(claims, found.authors, 0.95 * certainty);
  const printed = paragraphsOf(traced);
  const paragraphs = withoutDutyLabel(printed);
  const places = printed.map(({ text }) => claims.claim(text)).filter((place) => place !== null);
  return {
    page: found.place.page,
    title,
    organisation,
    authors,
    location,
    url,
    start,
    end,
    paragraphs,
    description: {
      text: paragraphs.map(({ text }) => text).join('\n'),
      place: places.length === 0 ? null : places.reduce(union),
      confidence:
        (printed.length > traced.paragraphs.length || paragraphs.some(({ text }) => mayBeginAnother(text))
          ? 0.6
          : 0.92) * certainty,
    },
    rest: claims
      .rest()
      .map(({ text }) => text.split(' ').filter((word) => !CONNECTIVE.test(word.replace(/[^\p{L}]/gu, ''))))
      .map((words) => words.join(' '))
      // How long a period lasted follows from its dates.
      .filter((text) => /[\p{L}\p{N}]/u.test(text) && !isDuration(text) && !LIST_NUMBER_ONLY.test(text))
      .concat(unheld),
  };
}

/** A DOI (ISO 26324) becomes the address that resolves it; its label is no text of its own. */
function addressFact(claims: ClaimedText, url: string): Fact {
  if (!/^10\.\d{4,9}\//u.test(url)) return factOf(claims, url, 0.95);
  const place = claims.claim(`doi${url}`) ?? claims.claim(url);
  return { text: `https://doi.org/${url}`, place, confidence: 0.95 };
}

function placeConfidence(location: string, split: SplitPlace | null): number {
  if (split) return split.confidence;
  return isLocation(location) || isCityName(location) ? 0.95 : 0.8;
}

function factOf(claims: ClaimedText, text: string, confidence: number): Fact {
  return text === '' ? NONE : { text, place: claims.claim(text), confidence };
}

/** How sure it is which name is the title and which the organisation. */
function nameConfidence({ found: { title, organisation, start }, lines }: TracedEntry, kind: FoundSectionKind): number {
  if (kind !== 'experience' && kind !== 'education') {
    if (organisation === '') return 0.85;
    // The organisation is seldom first, and some courses are named after one.
    const text = lines.map(lineText).join(' ');
    const isTurned = isOrganisation(organisation) && text.indexOf(organisation) < text.indexOf(title);
    return ISSUED.includes(kind) && isTurned ? 0.7 : 0.8;
  }
  const score = kind === 'education' ? degreeScore : jobScore;
  if (title === '' || organisation === '') return 0.6;
  const margin = score(title) - score(organisation);
  const dated = start === null ? 0.85 : 1;
  return (margin >= 1 ? 0.97 : margin > 0 ? 0.93 : margin === 0 ? 0.75 : 0.6) * dated;
}

/** True for a line that may be a heading, or the first one of another entry: it begins with a period. */
function mayBeginAnother(text: string): boolean {
  const [span] = text.length <= 200 ? findDates(text) : [];
  return HEADING_KINDS.includes(exactHeadingKind(text)) || (span?.isRange === true && span.index === 0);
}

/** "Aufgaben: Einkauf" is "Einkauf", since a description needs no label. Several labels tell its parts apart and stay. */
function withoutDutyLabel(paragraphs: Paragraph[]): Paragraph[] {
  const labels = paragraphs.map(({ text }) => text.slice(0, dutyLabelLength(text)));
  const [label = ''] = labels;
  const [first, ...others] = paragraphs;
  const isOnly = labels.filter((one) => one !== '').length === 1;
  if (!first || label === '' || !isOnly || !isPlainDutyLabel(label)) return paragraphs;
  const text = first.text.slice(label.length);
  return text === '' ? others : [{ ...first, text }, ...others];
}

/** The names that found no field are paragraphs before the others. */
function paragraphsOf({ found, paragraphs }: TracedEntry): Paragraph[] {
  const names = found.description.slice(0, found.description.length - paragraphs.length);
  return [...names.map((text) => ({ text, isItem: false, x: 0 })), ...paragraphs];
}

interface DateFacts {
  start: Fact;
  end: Fact;
  /** Printed dates that say more than the facts: a season is not in "2014". */
  unheld: string[];
}

function dateFacts({ found, lines }: TracedEntry, claims: ClaimedText): DateFacts {
  const { start, end } = found;
  const isTurned = endsBeforeStart({ from: start, to: end });
  const isOf = (date: FoundDate | null) => date !== null && (date.text === start?.text || date.text === end?.text);
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const span = findDates(cell.text.slice(0, 200)).find(({ from, to }) => isOf(from) || isOf(to));
    if (!span) continue;
    const place = claims.claimRange(cell, span.index, span.end);
    const isWhole =
      (start === null || cell.text.includes(start.text)) &&
      (end === null || end.text === '' || cell.text.includes(end.text));
    if (!isWhole) continue;
    const confidence = isTurned ? 0.5 : span.isRange ? 0.97 : 0.85;
    const fact = (date: FoundDate | null): Fact => (date === null ? NONE : { text: date.value, place, confidence });
    const isHeld = ![start, end].some((date) => date !== null && saysMoreThanValue(date));
    const unheld = isHeld ? [] : [cell.text.slice(span.index, span.end).trim()];
    return { start: fact(start), end: fact(end), unheld };
  }
  const apart = (date: FoundDate | null): Fact =>
    date === null ? NONE : { text: date.value, place: claims.claim(date.text), confidence: isTurned ? 0.5 : 0.9 };
  const unheld = [start, end].flatMap((date) => (date !== null && saysMoreThanValue(date) ? [date.text] : []));
  return { start: apart(start), end: apart(end), unheld };
}
