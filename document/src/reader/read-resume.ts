import { buildFragments } from './build-fragments.ts';
import { type ColumnRights, columnRights } from './column-rights.ts';
import { dropPageMargins } from './drop-page-margins.ts';
import { dropSignature } from './drop-signature.ts';
import { entryTable } from './entry-table.ts';
import { findDates } from './find-dates.ts';
import { findSections, type LineSection } from './find-sections.ts';
import {
  type FoundResume,
  type FoundSection,
  type FoundSectionKind,
  type FoundTerm,
  MAX_TEXT_ITEMS,
  type TextItem,
} from './found-resume.ts';
import { areLabelledLists, areLanguages, kindOfEntries } from './infer-kind.ts';
import { findValueColumn, joinLabels, splitAtValues } from './label-columns.ts';
import { splitLabelSections } from './label-sections.ts';
import { labelledEntries } from './labelled-entries.ts';
import { isLanguageHead, isMotherTongue, withSkillsAsNotes } from './language-lines.ts';
import { nameEntries } from './name-entries.ts';
import { normaliseItems } from './normalise-items.ts';
import { toParagraphs } from './paragraphs.ts';
import { type Fragment, lineText, type Piece } from './piece.ts';
import { raiseCentredDates } from './raise-centred-dates.ts';
import { raiseCentredLabels } from './raise-centred-labels.ts';
import { readEntry } from './read-entry.ts';
import { readHead } from './read-head.ts';
import { readPublications } from './read-publications.ts';
import { isLevelText, readTerms } from './read-terms.ts';
import { readingOrder } from './reading-order.ts';
import { splitEntries } from './split-entries.ts';
import { splitRoles } from './split-roles.ts';
import type { TracedResume, TracedSection } from './traced-resume.ts';

const TERMS: readonly FoundSectionKind[] = ['skills', 'languages', 'driving-licences', 'software', 'interests'];
const TEXTS: readonly FoundSectionKind[] = ['summary', 'clauses'];

/**
 * Reads a resume from its pages: the person, and the sections with their entries. It does not depend on the program that made the pages,
 * and accepts text in any order.
 *
 * @param items the text of all pages, without rotated text. Items after the first `MAX_TEXT_ITEMS` are ignored.
 */
export function readResume(items: readonly TextItem[]): FoundResume {
  return traceResume(items).found;
}

/** `readResume` with the lines that each part was read from. */
export function traceResume(items: readonly TextItem[]): TracedResume {
  const built = raiseCentredLabels(raiseCentredDates(fragmentsOf(normaliseItems(items.slice(0, MAX_TEXT_ITEMS)))));
  const fragments = dropSignature(dropPageMargins(built));
  const lines = readingOrder(fragments);
  const sections = findSections(lines);
  const isOfHead = ({ kind }: LineSection) => kind === 'head' || kind === 'contact';
  const headLines = sections.filter(isOfHead).flatMap(({ lines: own }) => own);
  const { text, ...head } = readHead(headLines, lines);
  const right = columnRights(lines);
  const owner = head.name.split(/[\s,]+/).at(-1) ?? '';
  const traced = sections
    .filter((section) => !isOfHead(section) && (section.lines.length > 0 || section.heading !== ''))
    .flatMap(splitLabelSections)
    .map((section) => readSection(section, { right, owner }));
  const untitled: FoundSection[] = text.length > 0 ? [{ ...emptySection('summary', ''), text }] : [];
  const kept = new Set(sections.flatMap(cellsOf).map(placeKey));
  return {
    found: { ...head, sections: [...untitled, ...traced.map(({ section }) => section)] },
    headLines,
    headText: text,
    sections: traced,
    leftOut: built.filter((one) => !kept.has(placeKey(one))),
  };
}

function fragmentsOf(pieces: readonly Piece[]): Fragment[] {
  const valueX = findValueColumn(pieces);
  if (valueX === null) return buildFragments(pieces);
  return joinLabels(buildFragments(splitAtValues(pieces, valueX), valueX), valueX);
}

function cellsOf({ headingCell, lines }: LineSection): Fragment[] {
  return [...(headingCell ? [headingCell] : []), ...lines.flatMap(({ cells }) => cells)];
}

/** Fragments are copied when headings are joined or split off, and keep their places. */
function placeKey({ page, x, y }: Fragment): string {
  return `${page} ${x} ${y}`;
}

function emptySection(kind: FoundSectionKind, heading: string): FoundSection {
  return { kind, heading, entries: [], terms: [], text: [] };
}

/** @param owner the last word of the person's name. */
function readSection(
  { kind, heading, headingCell, lines, group }: LineSection,
  { right, owner }: { right: ColumnRights; owner: string },
): TracedSection {
  const known = kind === 'head' || kind === 'contact' ? 'other' : kind;
  const section = emptySection(known, heading);
  const trace = { headingCell, lines, labels: [], entries: [], text: [] };
  const [first] = lines;
  if (!first) return { section, ...trace };
  const { reach, end: columnRight, textFrom } = right(first);
  if (known === 'languages') {
    const head = isLanguageHead(first) && lines.length > 1 ? first : null;
    const rows = head ? lines.slice(1) : lines;
    const terms = readTerms(withSkillsAsNotes(rows), { kind: known, columnRight: reach });
    const level = isMotherTongue(heading) ? heading : '';
    const leveled = terms.map((term) => (term.detail === '' ? { ...term, detail: level } : term));
    return { section: { ...section, terms: leveled }, ...trace, labels: head ? head.cells : [] };
  }
  if (TERMS.includes(known)) {
    const terms = readTerms(lines, { kind: known, columnRight: reach });
    return { section: { ...section, terms: group === undefined ? terms : inGroup(terms, group) }, ...trace };
  }
  const hasDates = lines.some((line) => findDates(lineText(line).slice(0, 200)).length > 0);
  if (known === 'other' && !hasDates) {
    const languages = readTerms(lines, { kind: 'languages', columnRight: reach });
    if (areLanguages(languages)) return { section: { ...section, kind: 'languages', terms: languages }, ...trace };
    if (areLabelledLists(lines)) {
      const terms = readTerms(lines, { kind: 'skills', columnRight: reach });
      return { section: { ...section, kind: 'skills', terms }, ...trace };
    }
  }
  if (TEXTS.includes(known) || (known === 'other' && !hasDates)) {
    const text = toParagraphs(lines, textFrom);
    return { section: { ...section, text: text.map((paragraph) => paragraph.text) }, ...trace, text };
  }
  if (known === 'publications') {
    const entries = readPublications(lines, { owner, columnRight, textFrom });
    return { section: { ...section, entries: entries.map(({ found }) => found) }, ...trace, entries };
  }
  const isOfJobs = known === 'experience' || known === 'education';
  const table = isOfJobs ? (entryTable(lines, textFrom) ?? labelledEntries(lines, textFrom)) : null;
  const labels = table ? table.labels : [];
  if (table?.entries) {
    const found = table.entries.map((entry) => entry.found);
    return { section: { ...section, entries: found }, ...trace, labels, entries: table.entries };
  }
  const entryLines = splitEntries(table ? table.rows : lines, { kind: known, columnRight });
  const split = known === 'experience' ? entryLines.flatMap(splitRoles) : entryLines;
  const parts = split.map((entry) => readEntry(entry, { columnRight, textFrom }));
  const kindOfParts = known === 'other' ? kindOfEntries(parts) : known;
  const entries = nameEntries(parts, kindOfParts);
  return {
    section: { ...section, kind: kindOfParts, entries },
    ...trace,
    labels,
    entries: entries.map((found, index) => ({
      found,
      lines: split[index]!.lines.map(({ line }) => line),
      paragraphs: parts[index]!.description,
      certainty: null,
    })),
  };
}

/** "Excel | sehr gut" is a skill with its level; any other text beside a label is of a group. */
function inGroup(terms: readonly FoundTerm[], group: string): FoundTerm[] {
  const [only] = terms;
  const isLevel = terms.length === 1 && only !== undefined && only.detail === '' && isLevelText(only.name);
  return isLevel
    ? [{ name: group, detail: only.name }]
    : terms.map((term) => ({ ...term, group: term.group ?? group }));
}
