import { composeResume } from '../compose/compose.ts';
import type { SectionContent } from '../compose/content.ts';
import type { Resume } from '../model/resume.ts';
import { richTextToPlain } from '../model/rich-text.ts';
import type { OrderedSection } from '../model/sections.ts';
import type { FoundResume, FoundSection, FoundSectionKind } from '../reader/found-resume.ts';
import { compareEntries } from './compare-entries.ts';
import { comparePersonalData } from './compare-personal-data.ts';
import { compareTerms } from './compare-terms.ts';
import type { ComparedField, Comparison } from './comparison.ts';
import { holdsText, isSameText, toComparable } from './same-text.ts';
import { shownEntries } from './shown-entries.ts';

/** What programs call the sections. */
const KINDS: Readonly<Record<OrderedSection, FoundSectionKind>> = {
  experiences: 'experience',
  education: 'education',
  languages: 'languages',
  skills: 'skills',
  summary: 'summary',
  certifications: 'certificates',
  software: 'software',
  projects: 'projects',
  references: 'references',
  volunteering: 'volunteering',
  courses: 'courses',
  awards: 'awards',
  interests: 'interests',
  clauses: 'clauses',
};
const TERM_SECTIONS: readonly OrderedSection[] = ['skills', 'languages', 'software'];
const TEXT_SECTIONS: readonly OrderedSection[] = ['summary', 'interests', 'clauses'];

/**
 * What a resume says beside what a program found in its PDF, field by field in the order of the pages. Case, quotation marks, spaces,
 * hyphens and the way a date is written make no difference.
 *
 * @param resume as it is downloaded: done.
 */
export function compareFound(resume: Resume, found: FoundResume): Comparison {
  const content = composeResume(resume);
  const entries = shownEntries(resume);
  const used = new Set<FoundSection>();
  const parts = content.sections.map((section): Comparison => {
    const matching = matchingSections(section, found);
    for (const one of matching) used.add(one);
    const heading = headingRows(section, matching);
    const own = entries.filter((entry) => entry.section === section.slug);
    if (TEXT_SECTIONS.includes(section.slug))
      return { rows: [...heading, ...compareTexts(section, matching, found)], phantoms: [] };
    const compared = TERM_SECTIONS.includes(section.slug)
      ? compareTerms(own, matching)
      : compareEntries(resume, own, matching);
    return { rows: [...heading, ...compared.rows], phantoms: compared.phantoms };
  });
  const personal = comparePersonalData(content, found);
  const all = [personal, ...parts];
  const written = toComparable(JSON.stringify(content));
  return {
    rows: all.flatMap(({ rows }) => rows),
    phantoms: [
      ...all.flatMap(({ phantoms }) => phantoms),
      ...found.sections.filter((section) => !used.has(section)).flatMap((section) => strangers(section, written)),
    ],
  };
}

/** The found sections that this one became: those of its kind, and those whose heading is its own and says nothing to programs. */
function matchingSections({ slug, title }: SectionContent, { sections }: FoundResume): FoundSection[] {
  return sections.filter(
    ({ kind, heading }) => kind === KINDS[slug] || (kind === 'other' && title !== '' && isSameText(heading, title)),
  );
}

function headingRows({ slug, title }: SectionContent, sections: readonly FoundSection[]): ComparedField[] {
  if (title === '') return [];
  const understood = sections.find(({ kind }) => kind === KINDS[slug]);
  const found = (understood ?? sections[0])?.heading ?? '';
  const verdict = understood ? 'same' : found === '' ? 'missing' : 'different';
  return [{ section: slug, entryId: null, field: 'heading', own: title, found, verdict }];
}

/** Texts that are one paragraph after another: a summary, interests, clauses. */
function compareTexts(
  { slug, entries }: SectionContent,
  matching: readonly FoundSection[],
  found: FoundResume,
): ComparedField[] {
  // A clause stands under no heading of its own, so that it may have been found as text without one.
  const sections =
    slug === 'clauses' ? [...matching, ...found.sections.filter(({ heading }) => heading === '')] : matching;
  return entries.map(({ id, note, descriptions }): ComparedField => {
    const own = [...descriptions.map(({ blocks }) => richTextToPlain(blocks)), note].filter(Boolean).join('\n');
    const home = sections.find((section) => holdsText(textOf(section), own));
    const elsewhere = home ? undefined : found.sections.find((section) => holdsText(textOf(section), own));
    const nearest = sections.map(textOf).find((text) => text !== '') ?? '';
    const text = home ? own : elsewhere ? textOf(elsewhere) : nearest;
    const verdict = home ? 'same' : text === '' ? 'missing' : 'different';
    return { section: slug, entryId: slug === 'summary' ? null : id, field: 'content', own, found: text, verdict };
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

/** What was found under a heading that the CV does not have, as far as it is no text of the CV. */
function strangers(section: FoundSection, written: string): Comparison['phantoms'] {
  if (section.entries.length > 0)
    return section.entries.map(({ title, organisation }) => ({
      section: null,
      text: [section.heading, title, organisation].filter(Boolean).join(' · '),
    }));
  const text = textOf(section);
  const isOwn = text === '' || text.split('\n').every((line) => written.includes(toComparable(line)));
  return isOwn ? [] : [{ section: null, text: [section.heading, text].filter(Boolean).join(' · ') }];
}
