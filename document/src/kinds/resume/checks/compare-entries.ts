import type { FoundDate, FoundEntry, FoundSection } from '../../../reader/found-resume.ts';
import { formatYearMonth } from '../compose/period.ts';
import { DOCUMENT_LABELS } from '../model/document-labels.ts';
import type { PrintRole } from '../model/field.ts';
import type { Resume } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import { type FieldName, fieldsInRole } from '../model/sections.ts';
import { verdictOf } from './compare-personal-data.ts';
import type { ComparedField, Comparison } from './comparison.ts';
import { holdsText, isSameAddress, isSameText, toComparable } from './same-text.ts';
import type { ShownEntry } from './shown-entries.ts';

/** A found entry, or a line that was found in a section of entries. */
type Candidate = Omit<FoundEntry, 'place'>;

interface OwnDate {
  field: FieldName;
  /** As printed. */
  text: string;
  /** `2021-03`, `2021` or `present`. */
  value: string;
}

/** Compares the entries of a section with the most similar found entries. Found entries without a partner are phantoms. */
export function compareEntries(
  resume: Resume,
  entries: readonly ShownEntry[],
  sections: readonly FoundSection[],
): Comparison {
  const [first] = entries;
  if (!first) return { rows: [], phantoms: [] };
  const candidates = sections.flatMap(candidatesOf);
  const pairs = pairUp(resume, entries, candidates);
  const rows = entries.flatMap((entry) => rowsOf(resume, entry, pairs.get(entry) ?? null));
  const taken = new Set(pairs.values());
  const phantoms = candidates
    .filter((candidate) => !taken.has(candidate))
    .map((candidate) => ({ section: first.section, text: nameOf(candidate) }));
  return { rows, phantoms };
}

function candidatesOf({ entries, terms }: FoundSection): Candidate[] {
  const ofTerms = terms.map(({ name, detail }) => ({ ...EMPTY, title: name, organisation: detail }));
  return [...entries, ...ofTerms];
}

const EMPTY: Candidate = {
  title: '',
  organisation: '',
  authors: '',
  location: '',
  start: null,
  end: null,
  url: '',
  description: [],
};

function nameOf({ title, organisation, start, description }: Candidate): string {
  const words = [title, organisation, start?.text ?? ''].filter((text) => text !== '');
  return words.join(' · ') || description.join(' ');
}

/** Further found entries are not compared. A section has 200 entries at most. */
const MAX_CANDIDATES = 1000;

/** Pairs entries with found entries, the most similar first, each once. Ties go to the nearer one. */
function pairUp(
  resume: Resume,
  entries: readonly ShownEntry[],
  candidates: readonly Candidate[],
): Map<ShownEntry, Candidate> {
  // Prepared once, since up to 200 entries are compared with each found entry.
  const own = entries.map((entry) => traitsOf(resume, entry));
  const found = candidates.slice(0, MAX_CANDIDATES).map(foundTraitsOf);
  const scored = own.flatMap((traits, ownIndex) =>
    found.flatMap((foundTraits, index) => {
      const score = similarity(traits, foundTraits);
      if (score === 0) return [];
      const [entry, candidate] = [entries[ownIndex]!, candidates[index]!];
      return [{ entry, candidate, similarity: score, distance: Math.abs(index - ownIndex) }];
    }),
  );
  scored.sort((a, b) => b.similarity - a.similarity || a.distance - b.distance);
  const pairs = new Map<ShownEntry, Candidate>();
  const taken = new Set<Candidate>();
  for (const { entry, candidate } of scored) {
    if (pairs.has(entry) || taken.has(candidate)) continue;
    pairs.set(entry, candidate);
    taken.add(candidate);
  }
  return pairs;
}

/** The traits by which an entry is recognised, in comparable form. */
interface Traits {
  title: string;
  subtitle: string;
  start: string;
  end: string;
  descriptions: string[];
}

interface FoundTraits {
  names: string[];
  start: string;
  end: string;
  description: string;
}

function traitsOf(resume: Resume, entry: ShownEntry): Traits {
  const { title, subtitle, descriptions } = entry.content;
  const { start, end } = ownDates(resume, entry);
  return {
    title: toComparable(title),
    subtitle: toComparable(subtitle),
    start: start?.value ?? '',
    end: end?.value ?? '',
    descriptions: descriptions.map(({ blocks }) => toComparable(richTextToPlain(blocks))).filter(Boolean),
  };
}

function foundTraitsOf({ title, organisation, start, end, description }: Candidate): FoundTraits {
  return {
    names: [toComparable(title), toComparable(organisation)].filter(Boolean),
    start: start?.value ?? '',
    end: end?.value ?? '',
    description: toComparable(description.join(' ')),
  };
}

/** The similarity of an entry and a found entry, 0 for none. Names count more than dates. */
function similarity(own: Traits, found: FoundTraits): number {
  return (
    (found.names.includes(own.title) ? 4 : 0) +
    (found.names.includes(own.subtitle) ? 3 : 0) +
    (own.start !== '' && own.start === found.start ? 2 : 0) +
    (own.end !== '' && own.end === found.end ? 1 : 0) +
    (own.descriptions.some((text) => found.description.includes(text)) ? 2 : 0)
  );
}

function isSameDate(own: OwnDate | null, found: FoundDate | null): boolean {
  return own !== null && own.value === found?.value;
}

function rowsOf(resume: Resume, entry: ShownEntry, candidate: Candidate | null): ComparedField[] {
  const { section, content } = entry;
  const found = candidate ?? EMPTY;
  const rows: ComparedField[] = [];
  const add = (field: FieldName | undefined, own: string, foundText: string, isSame = isSameText) => {
    if (field === undefined || own === '') return;
    rows.push({
      section,
      entryId: content.id,
      field,
      own,
      found: foundText,
      verdict: verdictOf(own, foundText, isSame),
    });
  };

  const names = namesOf(entry, found);
  const [titleField, ...belowTitle] = filledIn(entry, 'title');
  add(titleField, content.title, names.title);
  add([...belowTitle, ...filledIn(entry, 'subtitle')][0], content.subtitle, names.subtitle);
  const { start, end } = ownDates(resume, entry);
  // A single date is printed without saying whether it is a start or an end, or both.
  const isSingle = start === null || start.value === end?.value;
  for (const [own, foundDate] of [
    [start, found.start],
    [end, isSingle && found.end === null ? found.start : found.end],
  ] as const) {
    if (own) add(own.field, own.text, foundDate?.text ?? '', () => isSameDate(own, foundDate));
  }
  add(fieldsInRole(section, 'place')[0], content.place, found.location);
  if (content.link) add(filledIn(entry, 'link', 'contact')[0], content.link.text, found.url, isSameAddress);
  // If a name has no position below it, programs take the next line for the position.
  const belowName = content.subtitle === '' ? names.subtitle : '';
  // In a job or a school that line would be a false fact. In a project it is part of the description, and programs may put it there.
  const isNamed = section === 'experiences' || section === 'education';
  const description = [isNamed ? '' : belowName, ...found.description].filter(Boolean).join('\n');
  for (const { field, blocks } of content.descriptions) {
    add(field, richTextToPlain(blocks), description, (own, text) => holdsText(text, own));
  }
  const contact = [found.authors, found.url, belowName, description].filter(Boolean).join(' ');
  add(filledIn(entry, 'note', 'contact')[0], content.note, contact, (own, text) => holdsText(text, own));
  return rows;
}

/**
 * The found title, and the found line below it. The title of a job is always the position. In other entries programs may take either line
 * for the title.
 */
function namesOf({ section, content }: ShownEntry, { title, organisation }: Candidate) {
  const isSwapped =
    section !== 'experiences' && !isSameText(content.title, title) && isSameText(content.title, organisation);
  // Programs take a school's degree for the title.
  const isSchool = section === 'education' && content.subtitle !== '' && !isSameText(content.title, title);
  return isSwapped || isSchool ? { title: organisation, subtitle: title } : { title, subtitle: organisation };
}

/** Visible fields with one of the roles that are not empty. */
function filledIn({ section, isFilled }: ShownEntry, ...roles: PrintRole[]): FieldName[] {
  return fieldsInRole(section, ...roles).filter(isFilled);
}

function ownDates(resume: Resume, entry: ShownEntry): { start: OwnDate | null; end: OwnDate | null } {
  const { language, pageSetup } = resume;
  const date = (role: PrintRole): OwnDate | null => {
    const [field] = filledIn(entry, role);
    if (field === undefined) return null;
    const value = String(entry.value(field));
    return { field, value, text: formatYearMonth(value, language, pageSetup.dates) };
  };
  const [present] = filledIn(entry, 'period-present');
  const end = present && { field: present, value: 'present', text: DOCUMENT_LABELS[language].present };
  return { start: date('period-start') ?? date('date'), end: end ?? date('period-end') };
}
