import type { Language } from '../../../../engine/text/languages.ts';
import type { FoundPlace, TextItem } from '../../../../reader/found-resume.ts';
import { exactHeadingKind } from '../../../../reader/heading-words.ts';
import { traceResume } from '../../../../reader/read-resume.ts';
import type { TracedResume } from '../../../../reader/traced-resume.ts';
import { isCustomSection } from '../../model/custom-sections.ts';
import type { Resume } from '../../model/resume.ts';
import { MAX_TITLE_CHARACTERS } from '../../model/section.ts';
import type { SectionSlug } from '../../model/sections.ts';
import type { FieldReading, ImportedResume, ImportSetting } from '../intake/imported-resume.ts';
import { createResumeDraft, type ResumeDraft } from '../intake/resume-draft.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { type AddedSection, sectionAdder } from './add-section.ts';
import type { Fact } from './fact.ts';
import { languageOf } from './page-language.ts';
import { printableItems } from './printable-items.ts';
import { readPerson } from './read-person.ts';
import { titleInSentenceCase } from './title-in-sentence-case.ts';

/**
 * Reads a resume from the text of its pages, whatever program made them. Every line of the pages is in the resume or in a note. Each
 * field has a reading, which says how sure it is and where the field stands.
 *
 * @param isPaged false if the places of the items were made up, as for DOCX. Then the readings have no places.
 * @throws UnreadableFileError `nothing-found` if no part of a resume is in the text.
 */
export function fromPages(items: readonly TextItem[], setting: ImportSetting, { isPaged = true } = {}): ImportedResume {
  const printable = printableItems(items);
  const traced = traceResume(printable);
  const language = languageOf(printable.map(({ text }) => text).join(' ')) ?? setting.language;
  const draft = createResumeDraft({ ...setting, language });
  const person = readPerson(traced, { draft, items: printable });
  const added = traced.sections.map(sectionAdder(draft, traced.found.location));
  noteMargins(traced, draft);
  noteHeadings(added, draft);
  setTitles(added, { draft, language });
  const { notes, resume } = draft.finish();
  const placed = (place: FoundPlace | null) => (isPaged ? place : null);
  const reading = (section: SectionSlug, entryId: string | null, [field, fact]: [string, Fact]): FieldReading[] =>
    isFilled(resume, { section, entryId, field })
      ? [{ section, entryId, field, confidence: fact.confidence, place: placed(fact.place) }]
      : [];
  const readings = [
    ...person.flatMap(({ field, fact }) => reading('personal-data', null, [field, fact])),
    ...added.flatMap(({ summary }) => (summary ? reading('summary', null, ['content', summary]) : [])).slice(0, 1),
    ...added.flatMap(({ entries }) =>
      entries.flatMap(({ section, entryId, facts }) => facts.flatMap((fact) => reading(section, entryId, fact))),
    ),
  ];
  if (readings.length === 0) throw new UnreadableFileError('nothing-found');
  return { resume, notes: isPaged ? notes : notes.map((note) => ({ ...note, path: 'document' })), readings };
}

/** Notes about running heads and the like, each once. Page numbers, and the name beside them, are no text of the resume. */
function noteMargins({ leftOut, found, sections }: TracedResume, draft: ResumeDraft): void {
  const headings = sections.map(({ section }) => withoutNumbers(section.heading));
  const known = new Set([withoutNumbers(found.name), ...headings]);
  for (const { text, page } of leftOut) {
    const words = withoutNumbers(text);
    // The second line of a heading.
    const isOfHeading = headings.some((heading) => heading.endsWith(words));
    if (words.length < 3 || known.has(words) || isOfHeading || PAGE_WORD.test(words)) continue;
    known.add(words);
    draft.note({ kind: 'left-out', path: `page ${page}`, text });
  }
}

const PAGE_WORD =
  /^(?:page|strona|str|seite|side|sida|strana|página|pagina|pág|pag|сторінка|стор|psl|puslapis)(?:of|z|ze|von|из|з|iš|av|af|de|di)?$/u;

/** The letters of a text. */
function withoutNumbers(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** True if the resume has a value for the field. */
function isFilled(
  resume: Resume,
  { section, entryId, field }: { section: SectionSlug; entryId: string | null; field: string },
): boolean {
  const { data } = resume.sections[section];
  const items = 'items' in data ? (data.items as { id: string }[]) : [];
  const owner: object = items.find(({ id }) => id === entryId) ?? data;
  const value: unknown = new Map(Object.entries(owner)).get(field);
  return Array.isArray(value)
    ? value.length > 0
    : value !== '' && value !== null && value !== false && value !== undefined;
}

/** Headings of the person's own become titles of their sections. If all headings are capitals, the layout sets them so. */
function setTitles(
  added: readonly AddedSection[],
  { draft, language }: { draft: ResumeDraft; language: Language },
): void {
  const headings = added.map(({ heading }) => heading).filter((heading) => heading !== '');
  const areCapitals = headings.length > 2 && headings.every((heading) => heading === heading.toUpperCase());
  for (const [slug, sections] of Map.groupBy(added, (one) => one.slug)) {
    const [first] = sections;
    if (slug === null || !first || !isOwnTitle(first, sections.length)) continue;
    const title = areCapitals ? titleInSentenceCase(first.heading, language) : first.heading;
    draft.title(slug, title.slice(0, MAX_TITLE_CHARACTERS).trim());
  }
}

function isOwnTitle({ slug, heading }: AddedSection, sections: number): boolean {
  if (slug === null || heading === '') return false;
  return isCustomSection(slug) || (sections === 1 && exactHeadingKind(heading) === null);
}

/** Notes about headings that are in no title, because several sections of the pages are one in the resume. */
function noteHeadings(added: readonly AddedSection[], draft: ResumeDraft): void {
  for (const [slug, sections] of Map.groupBy(added, (one) => one.slug))
    for (const [index, one] of sections.entries()) {
      const isPrinted = isOwnTitle(one, sections.length) && index === 0;
      if (slug === null || one.heading === '' || isPrinted || (index === 0 && exactHeadingKind(one.heading))) continue;
      if (isCustomSection(slug)) continue;
      draft.note({ kind: 'moved', path: 'page 1', text: one.heading, to: slug });
    }
}
