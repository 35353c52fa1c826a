import { buildFragments } from './build-fragments.ts';
import { dropPageMargins } from './drop-page-margins.ts';
import { findDates } from './find-dates.ts';
import { findSections, type LineSection } from './find-sections.ts';
import type { FoundResume, FoundSection, FoundSectionKind, TextItem } from './found-resume.ts';
import { nameEntries } from './name-entries.ts';
import { normaliseItems } from './normalise-items.ts';
import { toParagraphs } from './paragraphs.ts';
import { type Line, lineText } from './piece.ts';
import { readEntry } from './read-entry.ts';
import { readHead } from './read-head.ts';
import { readTerms } from './read-terms.ts';
import { readingOrder } from './reading-order.ts';
import { splitEntries } from './split-entries.ts';

const TERMS: readonly FoundSectionKind[] = ['skills', 'languages', 'software', 'interests'];
const TEXTS: readonly FoundSectionKind[] = ['summary', 'clauses'];

/**
 * What a program finds in a resume's pages: who it is about, and its sections with their entries. It knows nothing of the program
 * that wrote the pages, and takes text in any order.
 *
 * @param items the text of all pages; rotated text left out.
 */
export function readResume(items: readonly TextItem[]): FoundResume {
  const fragments = dropPageMargins(buildFragments(normaliseItems(items)));
  const lines = readingOrder(fragments);
  const sections = findSections(lines);
  const isOfHead = ({ kind }: LineSection) => kind === 'head' || kind === 'contact';
  const { text, ...head } = readHead(
    sections.filter(isOfHead).flatMap(({ lines: own }) => own),
    lines,
  );
  const right = columnRights(lines);
  const found = sections
    .filter((section) => !isOfHead(section) && (section.lines.length > 0 || section.heading !== ''))
    .map((section) => readSection(section, right));
  const untitled: FoundSection[] = text.length > 0 ? [{ ...emptySection('summary', ''), text }] : [];
  return { ...head, sections: [...untitled, ...found] };
}

function emptySection(kind: FoundSectionKind, heading: string): FoundSection {
  return { kind, heading, entries: [], terms: [], text: [] };
}

type ColumnRights = (line: Line) => number;

/** Where a column ends: the furthest that its text reaches on a page. */
function columnRights(lines: readonly Line[]): ColumnRights {
  const rights = new Map<string, number>();
  const keyOf = ({ flow, cells: [first] }: Line) => `${flow} ${first.page}`;
  for (const line of lines) {
    const reach = Math.max(...line.cells.map(({ right }) => right));
    rights.set(keyOf(line), Math.max(rights.get(keyOf(line)) ?? 0, reach));
  }
  return (line) => rights.get(keyOf(line)) ?? 0;
}

function readSection({ kind, heading, lines }: LineSection, right: ColumnRights): FoundSection {
  const known = kind === 'head' || kind === 'contact' ? 'other' : kind;
  const section = emptySection(known, heading);
  const [first] = lines;
  if (!first) return section;
  const columnRight = right(first);
  if (TERMS.includes(known)) return { ...section, terms: readTerms(lines, { kind: known, columnRight }) };
  const hasDates = lines.some((line) => findDates(lineText(line).slice(0, 200)).length > 0);
  if (TEXTS.includes(known) || (known === 'other' && !hasDates)) return { ...section, text: toParagraphs(lines) };
  const parts = splitEntries(lines, { kind: known, columnRight }).map((entry) => readEntry(entry, columnRight));
  return { ...section, entries: nameEntries(parts, known) };
}
