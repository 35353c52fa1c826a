import { type ConsentClause, clauseText } from '../clauses/consent-clause.ts';
import { CUSTOM_SECTIONS, type CustomSection } from '../custom-sections.ts';
import { plainToRichText, type RichText } from '../rich-text.ts';
import { type Entry, type ListSectionSlug, SECTIONS, type SectionData, type SectionSlug } from '../sections.ts';

/** Sample content of every section, for one document language. */
export type DemoContent = { [S in SectionSlug]: SectionData<S> };

/** A period from one `YYYY-MM` to another; without `to` it is ongoing. */
interface DemoPeriod {
  from: string;
  to?: string;
}

interface DemoJob extends DemoPeriod {
  position: string;
  company: string;
  city: string;
  companyDescription?: string;
  /** The description, as a bulleted list. */
  points: readonly string[];
  achievements?: string;
}

interface DemoSchool extends DemoPeriod {
  schoolName: string;
  degree: string;
  fieldOfStudy: string;
  city: string;
  additionalActivities?: string;
}

interface DemoRole extends DemoPeriod {
  name: string;
  role: string;
  url?: string;
  description: string;
}

/** Something with one month: a certificate, a course, an award. */
interface DemoEvent {
  name: string;
  /** Who issued, taught or awarded it. */
  by: string;
  date: string;
  description?: string;
}

type LanguageLevel = Entry<'languages'>['level'];

/** A whole sample CV in short form: plain strings; empty fields are left out. */
export interface DemoCv {
  /** Belongs to nobody: addresses are under example.com, and the profile name has a dot, which LinkedIn does not allow. */
  person: Pick<
    SectionData<'personal-data'>,
    'firstName' | 'lastName' | 'profession' | 'email' | 'phone' | 'city' | 'website' | 'linkedin'
  >;
  summary: string;
  experiences: readonly DemoJob[];
  education: readonly DemoSchool[];
  skills: readonly (readonly [name: string, level: number])[];
  languages: readonly (readonly [language: string, level: LanguageLevel, certificates?: string])[];
  software: readonly (readonly [name: string, level: number])[];
  certifications: readonly DemoEvent[];
  courses: readonly DemoEvent[];
  awards: readonly DemoEvent[];
  projects: readonly DemoRole[];
  publications: readonly Pick<Entry<'publications'>, 'title' | 'authors' | 'publisher' | 'date'>[];
  volunteering: readonly DemoRole[];
  memberships: readonly (DemoPeriod & Pick<Entry<'memberships'>, 'organization' | 'role'>)[];
  licences: readonly (readonly [category: Entry<'driving-licences'>['category'], date: string])[];
  references: readonly Pick<Entry<'references'>, 'name' | 'position' | 'company' | 'contact'>[];
  interests: readonly string[];
  clause: ConsentClause;
}

/** Puts no-break spaces after numbers: "38 %", "60 000" and "1,2 mln zł" stay on one line. */
function withNoBreakSpaces(text: string): string {
  return text.replace(/(?<=\d|mln|mio\.|mil\.|млн) /g, '\u00a0');
}

function paragraphs(text = ''): RichText {
  return plainToRichText(withNoBreakSpaces(text));
}

function bullets(points: readonly string[]): RichText {
  return [
    {
      type: 'list',
      style: 'bulleted',
      items: points.map((text) => ({ level: 0, children: [{ text: withNoBreakSpaces(text) }] })),
    },
  ];
}

function period({ from, to }: DemoPeriod) {
  return { dateFrom: from, dateTo: to ?? '', present: to === undefined };
}

/** A list section of entries. Fields that are not given are empty; ids count from `demo-1`. */
function entries<S extends ListSectionSlug>(slug: S, items: readonly Partial<Entry<S>>[]): SectionData<S> {
  const emptyEntry = SECTIONS[slug].emptyEntry as (id: string) => Entry<S>;
  return { items: items.map((item, index) => ({ ...emptyEntry(`demo-${index + 1}`), ...item })) } as SectionData<S>;
}

function role({ name, role, url = '', description, ...time }: DemoRole) {
  return { name, role, url, ...period(time), description: paragraphs(description) };
}

/** What stands in a section of the user's own is theirs to say. */
const NO_CUSTOM_SECTIONS = Object.fromEntries(CUSTOM_SECTIONS.map((slug) => [slug, { items: [] }])) as Record<
  CustomSection,
  { items: [] }
>;

/** The sections of a sample CV, in the shapes that a resume keeps. */
export function demoContent(cv: DemoCv): DemoContent {
  return {
    'personal-data': { ...SECTIONS['personal-data'].emptyData(), ...cv.person },
    summary: { content: paragraphs(cv.summary) },
    experiences: entries(
      'experiences',
      cv.experiences.map(({ position, company, city, companyDescription, points, achievements, ...time }) => ({
        position,
        company,
        city,
        ...period(time),
        description: bullets(points),
        companyDescription: paragraphs(companyDescription),
        achievements: paragraphs(achievements),
      })),
    ),
    education: entries(
      'education',
      cv.education.map(({ schoolName, degree, fieldOfStudy, city, additionalActivities, ...time }) => ({
        schoolName,
        degree,
        fieldOfStudy,
        city,
        ...period(time),
        additionalActivities: paragraphs(additionalActivities),
      })),
    ),
    skills: entries(
      'skills',
      cv.skills.map(([name, level]) => ({ name, level })),
    ),
    languages: entries(
      'languages',
      cv.languages.map(([language, level, certificates = '']) => ({ language, level, certificates })),
    ),
    software: entries(
      'software',
      cv.software.map(([name, level]) => ({ name, level })),
    ),
    certifications: entries(
      'certifications',
      cv.certifications.map(({ name, by, date, description }) => ({
        name,
        issuer: by,
        dateFrom: date,
        description: paragraphs(description),
      })),
    ),
    courses: entries(
      'courses',
      cv.courses.map(({ name, by, date, description }) => ({
        name,
        organizer: by,
        dateFrom: date,
        description: paragraphs(description),
      })),
    ),
    awards: entries(
      'awards',
      cv.awards.map(({ name, by, date, description }) => ({
        name,
        organizer: by,
        date,
        description: paragraphs(description),
      })),
    ),
    projects: entries('projects', cv.projects.map(role)),
    publications: entries('publications', cv.publications),
    volunteering: entries('volunteering', cv.volunteering.map(role)),
    memberships: entries(
      'memberships',
      cv.memberships.map(({ organization, role, ...time }) => ({ organization, role, ...period(time) })),
    ),
    'driving-licences': entries(
      'driving-licences',
      cv.licences.map(([category, date]) => ({ category, date })),
    ),
    references: entries('references', cv.references),
    interests: entries(
      'interests',
      cv.interests.map((content) => ({ content: withNoBreakSpaces(content) })),
    ),
    ...NO_CUSTOM_SECTIONS,
    clauses: entries('clauses', [{ content: paragraphs(clauseText(cv.clause, '')) }]),
  };
}
