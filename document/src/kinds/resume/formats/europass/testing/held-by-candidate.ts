import { CUSTOM_SECTIONS } from '../../../model/custom-sections.ts';
import { plainToRichText, richTextToPlain } from '../../../model/rich-text.ts';
import { OWN_FACTS } from '../../../model/sections/personal-data.ts';
import { type HeadedSection, headedEntries } from '../headed-entries.ts';
import type { ShownSections } from '../shown-sections.ts';
import { languageFacts } from '../write-candidate-skills.ts';
import { type HeldParts, html, period } from './held-by-passport.ts';

const ACTIVITIES: readonly HeadedSection[] = ['projects', 'courses', 'awards', 'memberships', 'volunteering'];

/**
 * The part of a resume that a Candidate holds (docs/decisions/0066). Not held: which text of a job is about the employer, what a first line
 * of a description was, the month of a publication, the order of skills with and without details.
 */
export function heldByCandidate(sections: ShownSections): HeldParts {
  const { person } = sections;
  const own = OWN_FACTS.map(({ label, value }) => [person[label], person[value]]).filter(
    ([label, value]) => `${label}${value}` !== '',
  );
  const notes = sections.entries('driving-licences').map(({ category, description }) => [category, description]);
  const remarks = languageFacts(sections.entries('languages')).map(({ label, value }) => [label, value]);
  const facts = [...own, ...remarks, ...notes.filter(([, value]) => value !== '')].map((fact) => fact.join(': '));
  return {
    facts: [...new Set(facts)].sort(),
    person: Object.fromEntries(Object.entries(person).filter(([name]) => !/^fact\d/.test(name))),
    summary: html(sections.summary),
    experiences: sections.entries('experiences').map((entry) => ({
      ...period(entry),
      texts: [entry.position, entry.company, entry.city, entry.country, entry.url],
      description: html([...entry.companyDescription, ...entry.description, ...entry.achievements]),
    })),
    education: sections.entries('education').map((entry) => ({
      ...period(entry),
      texts: [entry.schoolName, entry.degree, entry.fieldOfStudy, entry.city, entry.country, entry.url],
      additionalActivities: html(entry.additionalActivities),
    })),
    languages: sections
      .entries('languages')
      .map(({ language, level }) => [language, level].join(' '))
      .sort(),
    skills: (['skills', 'software'] as const).map((section) =>
      sections
        .entries(section)
        .map(({ id: _, hidden: _hidden, ...entry }) => JSON.stringify(entry))
        .sort(),
    ),
    activities: ACTIVITIES.map((section) => activities(sections, section)),
    custom: CUSTOM_SECTIONS.filter((section) => sections.entries(section).length > 0).map((section) => [
      sections.title(section),
      activities(sections, section),
    ]),
    certifications: sections
      .entries('certifications')
      .map(({ id: _, hidden: _hidden, description, ...entry }) => ({ ...entry, description: html(description) })),
    publications: sections.entries('publications').map(({ title, authors, publisher, date, url, description }) => ({
      texts: [title, publisher, date.slice(0, 4), url],
      description: html([...plainToRichText(authors), ...description]),
    })),
    references: sections
      .entries('references')
      .map(({ name, position, company, contact }) => [
        name,
        position,
        [company, contact].filter((part) => part !== '').join(', '),
      ]),
    interests: sections.entries('interests').map(({ content }) => content),
    clauses: sections.entries('clauses').map(({ content }) => richTextToPlain(content)),
    licences: sections
      .entries('driving-licences')
      .flatMap(({ category, date }) => (category === '' ? [] : [`${category} ${date}`])),
  };
}

function activities(sections: ShownSections, section: HeadedSection): object[] {
  return headedEntries(sections, section).map(({ subtitle, description, ...entry }) => ({
    ...entry,
    description: html([...plainToRichText(subtitle), ...description]),
  }));
}
