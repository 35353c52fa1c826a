import { CUSTOM_SECTIONS } from '../../../model/custom-sections.ts';
import { isRichTextEmpty, type RichText, richTextToPlain } from '../../../model/rich-text.ts';
import { OWN_FACTS } from '../../../model/sections/personal-data.ts';
import { type HeadedSection, headedEntries } from '../headed-entries.ts';
import { htmlToRichText } from '../html-to-rich-text.ts';
import { richTextToHtml } from '../rich-text-to-html.ts';
import type { ShownSections } from '../shown-sections.ts';
import { factsBesideSkills } from '../write-passport-skills.ts';

const HEADED: readonly HeadedSection[] = [
  ...(['projects', 'publications', 'certifications', 'courses', 'awards', 'memberships', 'volunteering'] as const),
];

/** Parts of a resume, to compare; facts apart. */
export interface HeldParts {
  facts: string[];
  [part: string]: unknown;
}

/**
 * The part of a resume that a SkillsPassport holds (docs/decisions/0066). Not held: which entry has the achievements of a job, what is after
 * a period that is ongoing.
 */
export function heldByPassport(sections: ShownSections): HeldParts {
  const { person } = sections;
  const own = OWN_FACTS.map(({ label, value }) => `${person[label]}: ${person[value]}`).filter((fact) => fact !== ': ');
  const facts = [...own, ...factsBesideSkills(sections).map(({ label, value }) => `${label}: ${value}`)];
  return {
    person: Object.fromEntries(Object.entries(person).filter(([name]) => !/^fact\d/.test(name))),
    facts: [...new Set(facts)].sort(),
    summary: html(sections.summary),
    experiences: sections.entries('experiences').map((entry) => ({
      ...period(entry),
      texts: [entry.position, entry.company, entry.city, entry.country, entry.url],
      description: html([...entry.description, ...entry.achievements]),
      companyDescription: html(entry.companyDescription),
    })),
    education: sections.entries('education').map((entry) => ({
      ...period(entry),
      texts: [entry.schoolName, entry.degree, entry.fieldOfStudy, entry.city, entry.country, entry.url],
      additionalActivities: html(entry.additionalActivities),
    })),
    native: sections.entries('languages').flatMap(({ level, language: name }) => (level === 'native' ? [name] : [])),
    foreign: sections
      .entries('languages')
      .filter(({ level }) => level !== 'native')
      .map(({ id: _, hidden: _hidden, ...entry }) => entry),
    skills: (['skills', 'software'] as const).map((section) =>
      sections.entries(section).map(({ id: _, hidden: _hidden, ...entry }) => entry),
    ),
    headed: HEADED.map((section) => headed(sections, section)),
    // Their order is the same, but not which of the five they are.
    custom: CUSTOM_SECTIONS.filter((section) => sections.entries(section).length > 0).map((section) => [
      sections.title(section),
      headed(sections, section),
    ]),
    references: sections
      .entries('references')
      .map(({ name, position, company, contact }) => [name, position, company, contact]),
    interests: sections.entries('interests').map(({ content }) => content),
    clauses: sections.entries('clauses').map(({ content }) => richTextToPlain(content)),
    licences: sections.entries('driving-licences').flatMap(({ category }) => (category === '' ? [] : [category])),
  };
}

function headed(sections: ShownSections, section: HeadedSection): object[] {
  return headedEntries(sections, section).map((entry) => ({
    ...entry,
    description: html(entry.description),
  }));
}

export function html(blocks: RichText): string {
  return isRichTextEmpty(blocks) ? '' : richTextToHtml(htmlToRichText(richTextToHtml(blocks)));
}

export function period({ dateFrom, dateTo, present }: { dateFrom: string; dateTo: string; present: boolean }): object {
  return { dateFrom, dateTo: present ? '' : dateTo, present };
}
