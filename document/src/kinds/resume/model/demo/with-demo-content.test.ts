import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../engine/text/languages.ts';
import { demoOf } from '../../../../testing/demos.ts';
import { isCustomSection } from '../custom-sections.ts';
import { emptyResume, type Resume, resumeSchema } from '../resume.ts';
import { richTextToPlain } from '../rich-text.ts';
import { isSectionEmpty, OPTIONAL_SECTIONS, SECTION_SLUGS, SECTIONS, type SectionSlug } from '../sections.ts';
import { withDemoContent } from './with-demo-content.ts';

const UUID = '7c1f4d0e-58a1-4b52-9a39-0d9a3a1f2b11';

function newResume(language: Language): Resume {
  return { ...emptyResume(UUID, language), sectionsEnabled: [...OPTIONAL_SECTIONS] };
}
const withDemo = (resume: Resume) => withDemoContent(resume, demoOf(resume.language));
const sectionsOf = (language: Language) => withDemo(newResume(language)).sections;

/** Every string in a value, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** The texts of a language's sample that are long enough to be sentences. */
function sentences(language: Language): string[] {
  return SECTION_SLUGS.flatMap((slug) => strings(sectionsOf(language)[slug].data)).filter((text) => text.length > 35);
}

const COUNTS: Partial<Record<SectionSlug, number>> = {
  experiences: 3,
  education: 2,
  languages: 3,
  skills: 6,
  certifications: 2,
  software: 5,
  projects: 2,
  courses: 2,
  volunteering: 1,
  clauses: 1,
};

/** A quotation in the language's marks, and the marks that its CVs do not use. */
const QUOTES: Readonly<Record<Language, readonly [used: RegExp, foreign: RegExp]>> = {
  pl: [/„[^”]+”/, /[«»“"]/],
  en: [/‘[^’]+’/, /[«»„"]/],
  de: [/„[^“]+“/, /[«»”"]/],
  cz: [/„[^“]+“/, /[«»”"]/],
  ua: [/«[^»]+»/, /[„“”"]/],
  dk: [/»[^«]+«/, /[„“”"]/],
  es: [/«[^»]+»/, /[„“”"]/],
  it: [/«[^»]+»/, /[„“”"]/],
  lt: [/„[^“]+“/, /[«»”"]/],
  se: [/”[^”]+”/, /[«»„“"]/],
  sk: [/„[^“]+“/, /[«»”"]/],
};

describe.each(LANGUAGES)('demo content in %s', (language) => {
  const sections = sectionsOf(language);

  test('makes a whole resume that the schema accepts', () => {
    expect(() => resumeSchema.parse(withDemo(newResume(language)))).not.toThrow();
  });

  // What a section of the user's own is about is not known.
  test.each(SECTION_SLUGS.filter((slug) => !isCustomSection(slug)))('fills %s', (slug) => {
    const { data } = sections[slug];
    expect(SECTIONS[slug].dataSchema.safeParse(data).error).toBeUndefined();
    expect(isSectionEmpty(slug, data)).toBe(false);
    if ('items' in data) {
      expect(data.items.length).toBe(COUNTS[slug] ?? data.items.length);
      expect(new Set(data.items.map(({ id }) => id)).size).toBe(data.items.length);
    }
  });

  test('lists entries newest first, none in the future, and has a current job', () => {
    const now = '2026-11';
    for (const slug of SECTION_SLUGS) {
      const { data } = sections[slug];
      const items = ('items' in data ? data.items : []) as Partial<Record<'dateFrom' | 'dateTo' | 'date', string>>[];
      const starts = items.map(({ dateFrom, date }) => dateFrom || date || '');
      expect(starts).toEqual(starts.toSorted().toReversed());
      for (const { dateFrom = '', dateTo } of items) {
        expect(dateFrom <= now).toBe(true);
        if (dateTo) expect(dateFrom < dateTo && dateTo <= now).toBe(true);
      }
    }
    const [current, ...former] = sections.experiences.data.items;
    expect(current).toMatchObject({ present: true, dateTo: '' });
    for (const [index, job] of former.entries()) {
      expect(job.present).toBe(false);
      expect(job.dateTo < sections.experiences.data.items[index]!.dateFrom).toBe(true);
    }
  });

  test('has a number in the description of every job', () => {
    for (const { description } of sections.experiences.data.items) {
      expect(description[0]).toMatchObject({ type: 'list', style: 'bulleted' });
      expect(richTextToPlain(description)).toMatch(/\d/);
    }
  });

  test('has no address of a real person: only example.com, and LinkedIn names that cannot be registered', () => {
    const person = sections['personal-data'].data;
    expect(person.email).toMatch(/@example\.com$/);
    expect(person.website).toMatch(/\.example\.com$/);
    expect(person.linkedin).toMatch(/^linkedin\.com\/in\/[a-z]+(\.[a-z]+)+$/);
    for (const { contact } of sections.references.data.items) expect(contact).toMatch(/@example\.com$/);
    for (const { url } of sections.projects.data.items) if (url) expect(url).toMatch(/\.example\.com$/);
  });

  test("follows the language's typography: quotation marks, en dashes, no-break spaces after numbers", () => {
    const texts = SECTION_SLUGS.flatMap((slug) => strings(sections[slug].data));
    const prose = sentences(language);
    const [used, foreign] = QUOTES[language];
    expect(prose.some((text) => used.test(text))).toBe(true);
    for (const text of texts) {
      expect(text).not.toMatch(foreign);
      expect(text).not.toMatch(/ - |--|—|'|\.\.\.|\s{2}|^\s|\s$/);
    }
    for (const text of prose) expect(text).not.toMatch(/\d [%€\d]/);
  });

  test('shares no sentence, employer, colleague or name with another language', () => {
    const names = (of: Language) => [
      sectionsOf(of)['personal-data'].data.lastName,
      ...sectionsOf(of).experiences.data.items.map(({ company }) => company),
      ...sectionsOf(of).references.data.items.map(({ name }) => name),
      ...sectionsOf(of).education.data.items.map(({ schoolName }) => schoolName),
    ];
    for (const other of LANGUAGES.filter((code) => code !== language)) {
      const theirs = new Set([...sentences(other), ...names(other)]);
      expect([...sentences(language), ...names(language)].filter((text) => theirs.has(text))).toEqual([]);
    }
  });
});

test('Ukrainian words have no Latin letters that look like Cyrillic ones', () => {
  for (const text of SECTION_SLUGS.flatMap((slug) => strings(sectionsOf('ua')[slug].data)))
    expect(text).not.toMatch(/\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u);
  for (const language of LANGUAGES.filter((code) => code !== 'ua'))
    expect(strings(sectionsOf(language)).join(' ')).not.toMatch(/\p{Script=Cyrillic}/u);
});

describe('filling a resume with demo content', () => {
  test('leaves a done resume as it is', () => {
    const done = { ...newResume('de'), isDone: true };
    expect(withDemo(done)).toBe(done);
  });

  test('shows no personal data of the sample once a first name is typed', () => {
    const resume = newResume('pl');
    resume.sections['personal-data'].data.firstName = 'Ewa';
    const { data } = withDemo(resume).sections['personal-data'];
    expect(data).toEqual({ ...SECTIONS['personal-data'].emptyData(), firstName: 'Ewa' });
  });

  test('without a name, keeps what the user filled in, and shows no sample contact beside one of theirs', () => {
    const resume = newResume('pl');
    const sample = demoOf('pl').content['personal-data'];
    Object.assign(resume.sections['personal-data'].data, { profession: 'Pielęgniarka', phone: '601 202 303' });
    expect(withDemo(resume).sections['personal-data'].data).toEqual({
      ...SECTIONS['personal-data'].emptyData(),
      firstName: sample.firstName,
      lastName: sample.lastName,
      profession: 'Pielęgniarka',
      phone: '601 202 303',
    });
  });

  test('shows all sample contacts beside a profession, and no sample first name beside the last name of the user', () => {
    const resume = newResume('en');
    const sample = demoOf('en').content['personal-data'];
    Object.assign(resume.sections['personal-data'].data, { lastName: 'Nowak', profession: 'Nurse' });
    const { data } = withDemo(resume).sections['personal-data'];
    expect(data).toEqual({ ...sample, firstName: '', lastName: 'Nowak', profession: 'Nurse' });
  });

  test('replaces an only entry whose main field is empty, and keeps one whose main field is filled in', () => {
    const resume = newResume('en');
    resume.sections.skills.data = { items: [{ ...SECTIONS.skills.emptyEntry('mine'), level: 3 }] };
    expect(withDemo(resume).sections.skills.data.items.length).toBe(6);
    resume.sections.skills.data = { items: [{ ...SECTIONS.skills.emptyEntry('mine'), name: 'Rowing' }] };
    expect(withDemo(resume).sections.skills.data).toEqual(resume.sections.skills.data);
  });

  test('shows nothing in place of an only entry that is hidden', () => {
    const resume = newResume('en');
    resume.sections.skills.data = { items: [{ ...SECTIONS.skills.emptyEntry('mine'), level: 3, hidden: true }] };
    expect(withDemo(resume).sections.skills.data).toEqual(resume.sections.skills.data);
  });

  test("keeps the section's own settings", () => {
    const resume = newResume('pl');
    resume.sections.skills.config.title = 'Co umiem';
    expect(withDemo(resume).sections.skills.config.title).toBe('Co umiem');
  });
});
