import { isRichTextEmpty, type RichText, richTextToPlain } from '../../model/rich-text.ts';
import type { SectionSlug } from '../../model/sections.ts';
import type { ShownSections } from '../europass/shown-sections.ts';

/** The lines of texts, without the kinds of white space between words. */
function lines(...texts: RichText[]): string[] {
  return texts
    .filter((blocks) => !isRichTextEmpty(blocks))
    .flatMap((blocks) => richTextToPlain(blocks).split('\n'))
    .map((line) => line.replace(/\s+/g, ' ').trim());
}

/** Fields that are printed as one line, with commas between them. */
const joined = (...fields: string[]) => fields.filter((field) => field !== '').join(', ');

/** As an address is printed. */
const bare = (address: string) => address.replace(/^(https?:\/\/)?(www\.)?/, '');

/** A period of one month is printed as that month. */
const end = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }) => (dateTo === '' ? dateFrom : dateTo);

/**
 * What a DOCX of ours holds of each section when it is read as any other document. Not held: which of several fields a line came from, levels
 * that are marks, how many entries the interests are, the beginnings of periods of one month, sections that no name of ours says.
 */
export function heldByDocx(sections: ShownSections): Partial<Record<SectionSlug, unknown>> {
  const { person } = sections;
  return {
    'personal-data': [
      [person.firstName, person.lastName, person.profession, person.email, person.phone],
      [person.address, person.city, person.birthDate, person.citizenship],
      [bare(person.website), person.linkedin, person.github],
    ],
    summary: lines(sections.summary),
    experiences: sections
      .entries('experiences')
      .map(({ position, company, city, dateFrom, dateTo, present, url, ...texts }) => [
        [position, company, city, dateFrom, dateTo, present, bare(url)],
        lines(texts.companyDescription, texts.description, texts.achievements),
      ]),
    education: sections
      .entries('education')
      .map(({ schoolName, degree, fieldOfStudy, city, dateFrom, dateTo, present, additionalActivities }) => [
        [schoolName, joined(degree, fieldOfStudy), city, dateFrom, dateTo, present],
        lines(additionalActivities),
      ]),
    languages: sections
      .entries('languages')
      .map(({ language, level, levelDescription, certificates }) => [
        language,
        level,
        joined(levelDescription, certificates),
      ]),
    skills: sections.entries('skills').map(({ name }) => name),
    software: sections.entries('software').map(({ name }) => name),
    courses: sections.entries('courses').map((entry) => [entry.name, entry.organizer, end(entry)]),
    certifications: sections
      .entries('certifications')
      .map(({ name, issuer, dateFrom, dateTo }) => [name, issuer, dateFrom, dateTo]),
    awards: sections.entries('awards').map(({ name, organizer, date }) => [name, organizer, date]),
    volunteering: sections.entries('volunteering').map(({ name, role, dateFrom }) => [name, role, dateFrom]),
    references: sections
      .entries('references')
      .map(({ name, position, company, contact }) => [name, position, company, contact]),
    interests: sections
      .entries('interests')
      .flatMap(({ content }) => content.split(','))
      .map((one) => one.trim().replace(/\.$/, '')),
    clauses: sections.entries('clauses').flatMap(({ content }) => lines(content)),
  };
}
