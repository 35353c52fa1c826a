import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../engine/text/languages.ts';
import type { Resume } from '../kinds/resume/model/resume.ts';
import { TEMPLATE_SLUGS, type TemplateSlug } from '../kinds/resume/model/templates-by-slug.ts';
import { createTypesetter } from '../kinds/resume/typeset.ts';
import { demoResume } from '../testing/demo-resumes.ts';
import { installedFonts } from '../testing/installed-fonts.ts';
import { pageTextItems } from '../testing/page-text-items.ts';
import type { FoundDate, FoundEntry, FoundResume, FoundSectionKind } from './found-resume.ts';
import { readResume } from './read-resume.ts';

const typesetter = createTypesetter(installedFonts());

/** Letters and digits alone, since typesetting changes spaces, quotation marks, hyphens and case. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+@]/gu, '');
}

type Score = Record<string, { found: number; all: number; missed: string[] }>;

function scoreOf(resume: Resume, found: FoundResume): Score {
  const score: Score = {};
  const count = (field: string, own: string, isFound: boolean) => {
    score[field] ??= { found: 0, all: 0, missed: [] };
    score[field].all++;
    if (isFound) score[field].found++;
    else score[field].missed.push(own);
  };
  const person = resume.sections['personal-data'].data;
  count('name', person.lastName, plain(found.name) === plain(`${person.firstName} ${person.lastName}`));
  count('profession', person.profession, plain(found.profession) === plain(person.profession));
  count('email', person.email, found.email === person.email);
  count('phone', person.phone, plain(found.phone) === plain(person.phone));
  count('city', person.city, plain(found.location) === plain(person.city));
  const entriesOf = (kind: FoundSectionKind) =>
    found.sections.flatMap((section) => (section.kind === kind ? section.entries : []));
  const termsOf = (kind: FoundSectionKind) =>
    found.sections.flatMap((section) => (section.kind === kind ? section.terms : []));
  const isDate = (date: FoundDate | null, own: string) => (date?.value ?? '') === own;
  const jobs = entriesOf('experience');
  const work = resume.sections.experiences.data.items;
  count('number of jobs', String(work.length), jobs.length === work.length);
  for (const { position, company, dateFrom, dateTo, present } of work) {
    const job = jobs.find(({ title }) => plain(title) === plain(position));
    count('position', position, job !== undefined);
    count('company', company, plain(job?.organisation ?? '') === plain(company));
    count(
      'job dates',
      dateFrom,
      isDate(job?.start ?? null, dateFrom) && isDate(job?.end ?? null, present ? 'present' : dateTo),
    );
  }
  const schools = entriesOf('education');
  for (const { schoolName, degree, fieldOfStudy, dateFrom } of resume.sections.education.data.items) {
    const named = schools.filter(({ organisation }) => plain(organisation) === plain(schoolName));
    const school = named.find(({ start }) => isDate(start, dateFrom)) ?? named[0];
    count('school', schoolName, school !== undefined);
    count('degree', degree, plain(school?.title ?? '') === plain(degree + fieldOfStudy));
    count('school dates', dateFrom, isDate(school?.start ?? null, dateFrom));
  }
  const isTitle = (entries: readonly FoundEntry[], name: string) =>
    entries.some(({ title }) => plain(title) === plain(name));
  for (const { name } of resume.sections.courses.data.items) count('course', name, isTitle(entriesOf('courses'), name));
  for (const { name } of resume.sections.certifications.data.items)
    count('certificate', name, isTitle(entriesOf('certificates'), name));
  for (const { title } of resume.sections.publications.data.items)
    count('publication', title, isTitle(entriesOf('publications'), title));
  for (const { organization } of resume.sections.memberships.data.items)
    count('membership', organization, isTitle(entriesOf('memberships'), organization));
  for (const { name } of resume.sections.references.data.items)
    count('reference', name, isTitle(entriesOf('references'), name));
  // The date stands behind the category in one line.
  for (const { category } of resume.sections['driving-licences'].data.items)
    count(
      'driving licence',
      category,
      termsOf('driving-licences').some(({ name }) => name.startsWith(category)),
    );
  for (const [kind, names] of [
    ['skills', resume.sections.skills.data.items.map(({ name }) => name)],
    ['software', resume.sections.software.data.items.map(({ name }) => name)],
    ['languages', resume.sections.languages.data.items.map(({ language }) => language)],
  ] as const)
    for (const name of names)
      count(
        kind,
        name,
        termsOf(kind).some((term) => plain(term.name) === plain(name)),
      );
  return score;
}

function read(pattern: TemplateSlug, language: Language) {
  const resume = demoResume('typical', pattern, language);
  return { resume, found: readResume(pageTextItems(typesetter.typeset(resume).pages)) };
}

/**
 * The share of fields that must be found in each template. The others are words broken in narrow columns, where a break cannot be told from
 * an end.
 */
const SHARE_OF_FIELDS = 0.985;
const ALWAYS_FOUND = ['name', 'email', 'phone', 'number of jobs', 'position', 'job dates', 'school'];

describe.each(TEMPLATE_SLUGS)('%s', (pattern) => {
  test.each(LANGUAGES)('is read in %s', (language) => {
    const { resume, found } = read(pattern, language);
    const score = scoreOf(resume, found);
    for (const field of ALWAYS_FOUND) expect([field, score[field]?.missed]).toEqual([field, []]);
    const all = Object.values(score);
    const share = all.reduce((sum, one) => sum + one.found, 0) / all.reduce((sum, one) => sum + one.all, 0);
    const missed = all.flatMap((one) => one.missed);
    expect(missed.length === 0 || share >= SHARE_OF_FIELDS ? [] : missed).toEqual([]);
  });
});

test('keeps the entries of a resume of many pages separate', () => {
  const resume = demoResume('huge', 'modern', 'en');
  const found = readResume(pageTextItems(typesetter.typeset(resume).pages));
  const jobs = found.sections.flatMap((section) => (section.kind === 'experience' ? section.entries : []));
  expect(jobs).toHaveLength(resume.sections.experiences.data.items.length);
  expect(jobs.every(({ title, organisation, start }) => title !== '' && organisation !== '' && start !== null)).toBe(
    true,
  );
});
