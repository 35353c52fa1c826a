import { isCityName } from './city-names.ts';
import { degreeScore, jobScore } from './entry-words.ts';
import { splitLocation } from './find-location.ts';
import type { FoundEntry, FoundSectionKind } from './found-resume.ts';
import type { EntryParts } from './read-entry.ts';

const DASHES = /\s+[–—-]\s+|\s*—\s*/u;
const AT = /\s+(?:@|at|bei|hos|presso|chez|w firmie|v(?:e)? firm[eě]|у компанії|в компанії)\s+/iu;
/** Before the label of a field of study. */
const FIELD = /,\s+(?=kierunek:?\s)/iu;
const DEGREE_ONLY = /^[\p{L}.() ]{2,16}$/u;

/** Certificates of schools, which have no subject: what follows the school's name is a place. */
const SCHOOL_LEAVING =
  /abitur|matur|a-?levels?|gcse|reifeprüfung|realschulabschluss|hauptschulabschluss|bachillerato|studentereksamen|studentexamen|brandos|атестат/iu;

/** Sections whose entries are issued by an organisation. */
const ISSUED: readonly FoundSectionKind[] = ['certificates', 'courses', 'awards'];

/** A rank in a competition: "2nd/150", "top 5 of 80". It is printed next to the competition's name. */
const RANK = /^(?:top )?\d+(?:st|nd|rd|th|\.)?\s*(?:\/|of)\s*\d+$/iu;

/** Decides for each entry which name is its title and which its organisation. All entries of a section use one order. */
export function nameEntries(entries: readonly EntryParts[], kind: FoundSectionKind): FoundEntry[] {
  const pairs = withoutRanksFirst(entries.map(({ names }) => toPair(names, kind)));
  const score = kind === 'education' ? degreeScore : jobScore;
  const vote = pairs.reduce((sum, { first, second }) => sum + (second === '' ? 0 : score(first) - score(second)), 0);
  // If the words do not tell: jobs have the title first, schools the organisation.
  const isTitleFirst = kind === 'education' ? vote > 0 : vote >= 0;
  const isIssuerFirst =
    ISSUED.includes(kind) &&
    pairs.every(({ first, second }) => second === '' || (isOrganisation(first) && !isOrganisation(second)));
  return entries.map((entry, index) => {
    const { first, second, rest } = pairs[index]!;
    const { names: _names, description, ...facts } = entry;
    // A volunteer's title is the role, if the words tell which name that is.
    const order = kind === 'volunteering' && vote !== 0 && second !== '' ? 'experience' : kind;
    const isTurned = isIssuerFirst && second !== '';
    const named = isTurned
      ? { title: second, organisation: first }
      : nameOne({ first, second }, { kind: order, isTitleFirst });
    const more = [...rest, ...description.map(({ text }) => text)];
    return withLocation({ ...named, ...facts, authors: '', description: more });
  });
}

/** True for words of a school or company. */
export function isOrganisation(name: string): boolean {
  return degreeScore(name) < 0 || jobScore(name) < 0;
}

interface Pair {
  first: string;
  second: string;
  rest: string[];
}

/** If most entries begin with a rank, the second name is the title. */
function withoutRanksFirst(pairs: readonly Pair[]): Pair[] {
  const ranked = pairs.filter(({ first, second }) => second !== '' && RANK.test(first)).length;
  if (ranked * 2 <= pairs.length) return [...pairs];
  return pairs.map((pair) => (pair.second === '' ? pair : { ...pair, first: pair.second, second: pair.first }));
}

/** The two names of an entry. A single name is split into its two parts if possible. */
function toPair(names: readonly string[], kind: FoundSectionKind): Pair {
  const [first = '', second = '', ...rest] = names;
  if (second !== '') {
    // "PhD" in a column of its own, next to "Princeton University, Computer Science".
    const [school, ...subject] = second.split(/,\s*/);
    if (
      kind === 'education' &&
      DEGREE_ONLY.test(first) &&
      degreeScore(first) > 0 &&
      degreeScore(school ?? '') < 0 &&
      subject.length > 0 &&
      !SCHOOL_LEAVING.test(first) &&
      !subject.every(isCityName)
    )
      // "PhD in Computer Science" there says the degree once more.
      return {
        first: (subject[0]!.startsWith(`${first} `) ? subject : [first, ...subject]).join(', '),
        second: school!,
        rest,
      };
    return { first, second, rest };
  }
  const located = splitLocation(first);
  const halves = halvesOf(located?.rest ?? first, kind);
  return halves
    ? { first: halves[0], second: located ? `${halves[1]}, ${located.location}` : halves[1], rest }
    : { first, second, rest };
}

/** Splits "Engineer at Fern Ltd", "Fern Ltd — Engineer" or "Engineer, Fern Ltd". */
function halvesOf(name: string, kind: FoundSectionKind): [string, string] | null {
  for (const separator of kind === 'experience' ? [AT, DASHES] : [DASHES]) {
    const match = separator.exec(name);
    if (match && match.index > 1) return [name.slice(0, match.index), name.slice(match.index + match[0].length)];
  }
  if (kind !== 'experience' && kind !== 'education') return null;
  const field = kind === 'education' ? FIELD.exec(name) : null;
  if (field && degreeScore(name.slice(0, field.index)) < 0)
    return [name.slice(0, field.index), name.slice(field.index + field[0].length)];
  const score = kind === 'education' ? degreeScore : jobScore;
  const commas = [...name.matchAll(/,\s+/g)];
  const cuts = commas.map(
    ({ index, 0: comma }) => [name.slice(0, index), name.slice(index + comma.length)] as [string, string],
  );
  const tells = cuts.filter(
    ([a, b]) => score(a) !== score(b) && (kind === 'experience' || score(a) < 0 !== score(b) < 0),
  );
  // "Engineer, Telecommunications, College of Leeds": the school begins at its own words.
  const telling = tells.find(([, b]) => kind === 'education' && score(b.split(', ')[0]!) < 0) ?? tells[0];
  return telling ?? (kind === 'experience' ? (cuts[0] ?? null) : null);
}

function nameOne(
  { first, second }: Pick<Pair, 'first' | 'second'>,
  { kind, isTitleFirst }: { kind: FoundSectionKind; isTitleFirst: boolean },
): Pick<FoundEntry, 'title' | 'organisation'> {
  if (kind !== 'experience' && kind !== 'education') return { title: first, organisation: second };
  if (second === '') {
    const isSchool = kind === 'education' && degreeScore(first) <= 0;
    const isCompany = kind === 'experience' && jobScore(first) < 0;
    return isSchool || isCompany ? { title: '', organisation: first } : { title: first, organisation: '' };
  }
  // A single entry may differ from the section's order if its words are unambiguous.
  const certainty = kind === 'education' ? degreeScore(first) - degreeScore(second) : 0;
  const isFirst = Math.abs(certainty) >= 2 ? certainty > 0 : isTitleFirst;
  return isFirst ? { title: first, organisation: second } : { title: second, organisation: first };
}

/** A place at the end of the organisation becomes the location. */
function withLocation(entry: FoundEntry): FoundEntry {
  if (entry.location !== '') return entry;
  const split = splitLocation(entry.organisation);
  return split ? { ...entry, organisation: split.rest, location: split.location } : entry;
}
