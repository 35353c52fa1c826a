import type { FoundResume, FoundSection, FoundSectionKind } from '../../../reader/found-resume.ts';
import { likelyHeadingKind } from '../../../reader/heading-words.ts';
import { composeResume } from '../compose/compose.ts';
import type { SectionContent } from '../compose/content.ts';
import { isCustomSection } from '../model/custom-sections.ts';
import type { Resume } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import { SECTIONS } from '../model/sections.ts';
import { KIND_OF_SECTION } from '../section-kinds.ts';
import { compareEntries } from './compare-entries.ts';
import { comparePersonalData } from './compare-personal-data.ts';
import { compareTerms } from './compare-terms.ts';
import type { ComparedField, Comparison } from './comparison.ts';
import { isSameText, toComparable } from './same-text.ts';
import { shownEntries } from './shown-entries.ts';

/**
 * Compares a resume with what a program found in its PDF, field by field in page order. Case, quotation marks, spaces, hyphens and the
 * wording of dates are ignored.
 *
 * @param resume as for the download: done.
 */
export function compareFound(resume: Resume, found: FoundResume): Comparison {
  const content = composeResume(resume);
  const entries = shownEntries(resume);
  const texts = sectionTexts(found);
  const titles = content.sections.map(({ title }) => title);
  const used = new Set<FoundSection>();
  const parts = content.sections.map((section): Comparison => {
    const matching = matchingSections(section, found, titles);
    for (const one of matching) used.add(one);
    const { holds } = SECTIONS[section.slug];
    const heading = headingRows(section, matching);
    const own = entries.filter((entry) => entry.section === section.slug);
    // Programs keep a section of unknown subject as text, unless its entries have dates.
    const isText = isCustomSection(section.slug) && matching.every(({ entries: found }) => found.length === 0);
    if (holds === 'texts' || holds === 'notes' || isText)
      return { rows: [...heading, ...compareTexts(section, matching, texts)], phantoms: [] };
    const compared = holds === 'terms' ? compareTerms(own, matching) : compareEntries(resume, own, matching);
    return { rows: [...heading, ...compared.rows], phantoms: compared.phantoms };
  });
  const personal = comparePersonalData(content, found);
  const all = [personal, ...parts];
  const isWritten = searchInOrder(toComparable(JSON.stringify(content)));
  return {
    rows: all.flatMap(({ rows }) => rows).map(withShortFound),
    phantoms: [
      ...all.flatMap(({ phantoms }) => phantoms),
      ...found.sections.filter((section) => !used.has(section)).flatMap((section) => phantomsIn(section, isWritten)),
    ],
  };
}

/** The found sections that belong to this section: those of its kind, and those with its custom heading, which programs do not know. */
function matchingSections(
  { slug, title }: SectionContent,
  { sections }: FoundResume,
  titles: readonly string[],
): FoundSection[] {
  // A section of the user's own is known by its title alone, which may be the usual one of another section.
  if (isCustomSection(slug)) return sections.filter(({ heading }) => isSameText(heading, title));
  return sections.filter(({ kind, heading }) => {
    if (!isOwnWording(kind, heading)) return kind === KIND_OF_SECTION[slug];
    const isTitle = title !== '' && isSameText(heading, title);
    // Programs classify a section with a custom heading by its content, for example as jobs. It is still this section.
    return (
      isTitle || (kind === KIND_OF_SECTION[slug] && !titles.some((other) => other !== '' && isSameText(heading, other)))
    );
  });
}

/** True for a heading that programs do not know. */
function isOwnWording(kind: FoundSectionKind, heading: string): boolean {
  return kind === 'other' || (heading !== '' && likelyHeadingKind(heading) === 'other');
}

function headingRows({ slug, title }: SectionContent, sections: readonly FoundSection[]): ComparedField[] {
  if (title === '') return [];
  const understood = isCustomSection(slug) ? sections[0] : sections.find(({ kind }) => kind === KIND_OF_SECTION[slug]);
  const found = (understood ?? sections[0])?.heading ?? '';
  const verdict = understood ? 'same' : found === '' ? 'missing' : 'different';
  return [{ section: slug, entryId: null, field: 'heading', own: title, found, verdict }];
}

/** How much longer than the written text the found text may be when it is shown, in characters. */
const MAX_SURPLUS = 500;

/** Shortens the found text. Many rows may have the same found text, which may be a whole section. */
function withShortFound(row: ComparedField): ComparedField {
  return { ...row, found: row.found.slice(0, row.own.length + MAX_SURPLUS) };
}

/** The text of a found section, as found and in comparable form. */
interface SectionText {
  text: string;
  comparable: string;
}

/** Converts each section's text once, since every paragraph of the resume is searched in it. */
function sectionTexts({ sections }: FoundResume): ReadonlyMap<FoundSection, SectionText> {
  return new Map(
    sections.map((section) => {
      const text = textOf(section);
      return [section, { text, comparable: toComparable(text) }];
    }),
  );
}

/** Compares sections of paragraphs: summary, interests, clauses, and those of the user's own. */
function compareTexts(
  { slug, entries }: SectionContent,
  matching: readonly FoundSection[],
  all: ReadonlyMap<FoundSection, SectionText>,
): ComparedField[] {
  // A clause has no heading, so it may have been found as text without one.
  const untitled = slug === 'clauses' ? [...all.keys()].filter(({ heading }) => heading === '') : [];
  const ownTexts = new Set([...matching, ...untitled].map((section) => all.get(section)!));
  const otherTexts = [...all.values()].filter((text) => !ownTexts.has(text));
  const nearest = [...ownTexts].find(({ text }) => text !== '')?.text ?? '';
  return entries.map(({ id, title, subtitle, note, descriptions }): ComparedField => {
    const parts = [title, subtitle, ...descriptions.map(({ blocks }) => richTextToPlain(blocks)), note].filter(Boolean);
    const own = parts.join('\n');
    const wanted = toComparable(own);
    // Between an entry's title and its text there may be a place and an address.
    const pieces = isCustomSection(slug) ? parts.map(toComparable) : [wanted];
    const holds = ({ comparable }: SectionText) => wanted !== '' && pieces.every((piece) => comparable.includes(piece));
    const isSame = [...ownTexts].some(holds);
    const text = isSame ? own : (otherTexts.find(holds)?.text ?? nearest);
    const verdict = isSame ? 'same' : text === '' ? 'missing' : 'different';
    const field = SECTIONS[slug].mainField;
    return { section: slug, entryId: slug === 'summary' ? null : id, field, own, found: text, verdict };
  });
}

function textOf({ terms, entries, text }: FoundSection): string {
  return [
    ...terms.flatMap(({ name, detail }) => [name, detail]),
    ...entries.flatMap(({ title, organisation, description }) => [title, organisation, ...description]),
    ...text,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The content of a found section that the CV does not have, unless it is text of the CV. */
function phantomsIn(section: FoundSection, isWritten: (line: string) => boolean): Comparison['phantoms'] {
  if (section.entries.length > 0)
    return section.entries.map(({ title, organisation }) => ({
      section: null,
      text: [section.heading, title, organisation].filter(Boolean).join(' · '),
    }));
  const text = textOf(section);
  const isOwn = text === '' || text.split('\n').every(isWritten);
  return isOwn ? [] : [{ section: null, text: [section.heading, text].filter(Boolean).join(' · ') }];
}

/** How often a search may start again from the beginning. */
const MAX_RESTARTS = 200;

/**
 * Returns a function that searches lines in a text of comparable form. Lines are mostly in order, so a search continues after the last
 * match. After many lines out of order, it reports further ones as missing.
 */
function searchInOrder(text: string): (line: string) => boolean {
  let from = 0;
  let restarts = 0;
  return (line) => {
    const wanted = toComparable(line);
    let index = text.indexOf(wanted, from);
    if (index === -1 && restarts < MAX_RESTARTS) {
      restarts++;
      index = text.indexOf(wanted);
    }
    if (index !== -1) from = index + wanted.length;
    return index !== -1;
  };
}
