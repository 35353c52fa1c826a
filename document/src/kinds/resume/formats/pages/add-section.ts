import type { FoundSectionKind, FoundTerm } from '../../../../reader/found-resume.ts';
import { exactHeadingKind } from '../../../../reader/heading-words.ts';
import { isSpokenLanguage } from '../../../../reader/language-names.ts';
import { type Line, lineText } from '../../../../reader/piece.ts';
import type { TracedSection } from '../../../../reader/traced-resume.ts';
import { CUSTOM_SECTIONS, type CustomSection } from '../../model/custom-sections.ts';
import type { SectionSlug } from '../../model/sections.ts';
import { SECTION_OF_KIND } from '../../section-kinds.ts';
import type { ResumeDraft } from '../intake/resume-draft.ts';
import { type AddedEntry, addEntry, type EntryKind } from './add-entry.ts';
import { addSkillGroup, groupsOf } from './add-skill-group.ts';
import {
  addTerm,
  CATEGORY_WORD,
  licencesIn,
  licenceTerms,
  onlyLicences,
  type TermKind,
  type TermSource,
} from './add-terms.ts';
import { claimedText, union } from './claimed-text.ts';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import type { Fact } from './fact.ts';
import { richParagraphs } from './rich-paragraphs.ts';

/** A title of at most so many characters can be an entry's; a longer paragraph is a description. */
const MAX_TITLE = 120;

/** A section of the pages in the resume. */
export interface AddedSection {
  /** Null if nothing of it is in the resume. */
  slug: SectionSlug | null;
  heading: string;
  entries: AddedEntry[];
  /** The summary's text. */
  summary: Fact | null;
}

/**
 * Adds the sections of the pages to the draft. Those without a section of their own take the user's own sections, in order.
 *
 * @param own the person's place.
 */
export function sectionAdder(draft: ResumeDraft, own: string): (traced: TracedSection) => AddedSection {
  let customs = 0;
  return (traced) => {
    const { section } = traced;
    const added = { heading: section.heading, summary: null };
    noteLooseLines(traced, draft);
    if (section.kind === 'other') {
      const slug = CUSTOM_SECTIONS[customs];
      customs++;
      return slug
        ? { ...added, slug, entries: addCustomSection(draft, slug, traced, own) }
        : { ...added, slug: 'custom-5', entries: addAsEntry(draft, 'custom-5', traced) };
    }
    if (section.kind === 'summary') return addSummary(draft, traced);
    if (section.kind === 'clauses') return { ...added, slug: 'clauses', entries: addClause(draft, traced) };
    if (isTermKind(section.kind)) {
      const entries = addTerms(draft, section.kind, traced);
      return { ...added, slug: section.kind, entries };
    }
    const kind: EntryKind = section.kind;
    const entries = entryFacts(traced, own).flatMap((facts) => addRead(draft, kind, facts));
    return { ...added, slug: SECTION_OF_KIND[kind], entries };
  };
}

function isTermKind(kind: FoundSectionKind): kind is TermKind {
  return ['skills', 'languages', 'software', 'interests', 'driving-licences'].includes(kind);
}

function pathOf({ headingCell, lines }: TracedSection): string {
  return `page ${headingCell?.page ?? lines[0]?.cells[0].page ?? 1}`;
}

function addRead(draft: ResumeDraft, kind: EntryKind | CustomSection, facts: EntryFacts): AddedEntry[] {
  for (const text of facts.rest) draft.note({ kind: 'left-out', path: `page ${facts.page}`, text });
  const added = addEntry(draft, kind, facts);
  return added === null ? [] : [added];
}

/** Adds notes about lines that the reader took for headings of groups, or that belong to no entry. */
function noteLooseLines({ lines, labels, entries }: TracedSection, draft: ResumeDraft): void {
  if (entries.length === 0) return;
  const read = [...entries.flatMap((entry) => entry.lines.flatMap(({ cells }) => cells)), ...labels];
  const owned = new Set(read);
  for (const { cells } of lines) {
    const loose = cells.filter((cell) => !owned.has(cell));
    const text = loose.map((cell) => cell.text).join(' ');
    if (text !== '') draft.note({ kind: 'left-out', path: `page ${cells[0].page}`, text });
  }
}

function addSummary(draft: ResumeDraft, traced: TracedSection): AddedSection {
  const { text, lines, section } = traced;
  draft.summary(pathOf(traced), richParagraphs(text));
  const fact = textFact(lines, text, draft);
  return { slug: 'summary', heading: section.heading, entries: [], summary: { ...fact, confidence: 0.95 } };
}

function addClause(draft: ResumeDraft, traced: TracedSection): AddedEntry[] {
  const path = pathOf(traced);
  const intake = draft.intake(path);
  const content = intake.richText('', richParagraphs(traced.text));
  intake.close();
  const fact = textFact(traced.lines, traced.text, draft);
  const entryId = draft.add('clauses', { content }, { path, text: fact.text });
  return entryId === null ? [] : [{ section: 'clauses', entryId, facts: [['content', { ...fact, confidence: 0.95 }]] }];
}

/** The text of paragraphs and its place; words of the lines that are in none of them get notes. */
function textFact(lines: readonly Line[], text: TracedSection['text'], draft: ResumeDraft): Fact {
  const claims = claimedText(lines.flatMap(({ cells }) => cells));
  const places = text.map((paragraph) => claims.claim(paragraph.text)).filter((place) => place !== null);
  for (const { cell, text: words } of claims.rest())
    draft.note({ kind: 'left-out', path: `page ${cell.page}`, text: words });
  return {
    text: text.map((paragraph) => paragraph.text).join('\n'),
    place: places.length === 0 ? null : places.reduce(union),
    confidence: 0.8,
  };
}

function addTerms(
  draft: ResumeDraft,
  kind: TermKind,
  { section, lines, labels, headingCell }: TracedSection,
): AddedEntry[] {
  const claims = claimedText(lines.flatMap(({ cells }) => cells.filter((cell) => !labels.includes(cell))));
  // What stands beside "Other" is no skill for certain.
  const isOther = headingCell !== null && exactHeadingKind(headingCell.text) === 'other';
  const certainty = isOther ? 0.8 : headingCell && exactHeadingKind(section.heading) ? 1 : 0.9;
  const terms = kind === 'driving-licences' ? onlyLicences(licenceTerms(section.terms)) : section.terms;
  const source = { claims, certainty, path: `page ${lines[0]?.cells[0].page ?? 1}` };
  const added = groupsOf(terms).flatMap((group) =>
    group.label !== '' && (kind === 'skills' || kind === 'software')
      ? addSkillGroup(draft, kind, { ...group, source })
      : group.terms.flatMap((term) => addListed(draft, kind, term, source)),
  );
  for (const { cell, text } of claims.rest()) {
    const isSaid = (word: string) => (kind === 'driving-licences' || kind === 'skills') && CATEGORY_WORD.test(word);
    const left = text
      .split(' ')
      .filter((word) => !isSaid(word))
      .join(' ');
    if (left !== '' && !BETWEEN_TERMS.test(left))
      draft.note({ kind: 'left-out', path: `page ${cell.page}`, text: left });
  }
  return added;
}

/** Adds a term to its section. Among skills, a language with its level is a language, and a driving licence with its category is one. */
function addListed(draft: ResumeDraft, kind: TermKind, term: FoundTerm, source: TermSource): AddedEntry[] {
  const isLanguage = kind === 'skills' && isSpokenLanguage(term.name) && term.detail !== '';
  const { words, licences } = kind === 'skills' ? licencesIn(term) : { words: '', licences: [] };
  source.claims.claim(licences.length > 0 ? words : '');
  const terms = licences.length > 0 ? licences : [term];
  const own = licences.length > 0 ? 'driving-licences' : isLanguage ? 'languages' : kind;
  return terms.flatMap((one) => addTerm(draft, own, one, source) ?? []);
}

/** The number of an entry in a list says no more than its place there. */
const LIST_NUMBER = /^\d{1,3}[.)]\s+(?=\p{L})/u;

/** Words between terms: "Word, PowerPoint and Excel", "Fluent in Spanish". */
const BETWEEN_TERMS = /^(?:and|in|oraz|i|und|och|og|y|e|et|a|та|і|ir)$/iu;

/** Text under a heading of the person's own: short lines are entries, anything else is the description of one. */
function addCustomSection(draft: ResumeDraft, slug: CustomSection, traced: TracedSection, own: string): AddedEntry[] {
  if (traced.entries.length > 0) return entryFacts(traced, own).flatMap((facts) => addRead(draft, slug, facts));
  const isList = traced.text.every(({ text }) => text.length <= MAX_TITLE);
  if (!isList) return addAsEntry(draft, slug, traced);
  const claims = claimedText(traced.lines.flatMap(({ cells }) => cells));
  const path = pathOf(traced);
  const isNumbered = traced.text.every(({ text }) => LIST_NUMBER.test(text));
  const added = traced.text.flatMap(({ text: written }): AddedEntry[] => {
    const text = isNumbered ? written.replace(LIST_NUMBER, '') : written;
    const fact: Fact = { text, place: claims.claim(text), confidence: 0.85 };
    const entryId = draft.add(slug, { title: text }, { path, text });
    return entryId === null ? [] : [{ section: slug, entryId, facts: [['title', fact]] }];
  });
  for (const { cell, text } of claims.rest())
    if (!isNumbered || !/^\d{1,3}[.)]$/u.test(text)) draft.note({ kind: 'left-out', path: `page ${cell.page}`, text });
  return added;
}

/** Adds the whole section as one entry that is named after its heading. */
function addAsEntry(draft: ResumeDraft, slug: CustomSection, traced: TracedSection): AddedEntry[] {
  const path = pathOf(traced);
  const { section, lines } = traced;
  const text =
    traced.entries.length > 0 ? lines.map((line) => ({ text: lineText(line), isItem: false, x: 0 })) : traced.text;
  const intake = draft.intake(path);
  const entry = { title: intake.line('', section.heading), description: intake.richText('', richParagraphs(text)) };
  intake.close();
  const fact = textFact(lines, text, draft);
  const entryId = draft.add(slug, entry, { path, text: section.heading });
  return entryId === null ? [] : [{ section: slug, entryId, facts: [['description', fact]] }];
}
