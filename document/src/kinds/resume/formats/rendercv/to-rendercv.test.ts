import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { entry, typicalResume } from '../../../../testing/sample-resumes.ts';
import { emptyResume, resumeSchema } from '../../model/resume.ts';
import { arbitraryResume } from '../testing/arbitrary-resume.ts';
import { fromRenderCv } from './from-rendercv.ts';
import { toRenderCv } from './to-rendercv.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'en' } as const;

/** The keys of each of RenderCV's types of entries: those that it needs, and others that it knows. */
const TYPES = [
  [['label', 'details'], []],
  [['bullet'], []],
  [
    ['institution', 'area'],
    ['degree', 'date', 'start_date', 'end_date', 'location', 'summary', 'highlights'],
  ],
  [
    ['company', 'position'],
    ['date', 'start_date', 'end_date', 'location', 'summary', 'highlights'],
  ],
  [
    ['title', 'authors'],
    ['journal', 'date', 'url', 'doi', 'summary'],
  ],
  [['name'], ['date', 'start_date', 'end_date', 'location', 'summary', 'highlights']],
] as const;

function typeOf(entry: unknown): number {
  if (typeof entry === 'string') return -1;
  const keys = Object.keys(entry as object);
  const type = TYPES.findIndex(([needed, known]) => {
    const all: readonly string[] = [...needed, ...known];
    return needed.every((key) => keys.includes(key)) && keys.every((key) => all.includes(key));
  });
  expect(type, JSON.stringify(entry)).toBeGreaterThanOrEqual(0);
  return type;
}

describe('a resume as RenderCV', () => {
  test('has all that is printed, under the titles of its sections', () => {
    const file = parse(toRenderCv(typicalResume('modern')));
    expect(file.cv).toMatchObject({
      name: expect.any(String),
      headline: expect.any(String),
      email: expect.stringContaining('@'),
    });
    expect(Object.keys(file.cv.sections)).toEqual(
      expect.arrayContaining(['Doświadczenie zawodowe', 'Wykształcenie', 'Umiejętności']),
    );
    expect(file.locale).toMatchObject({ language: 'english', present: 'obecnie' });
    expect(file.locale.month_names).toHaveLength(12);
  });

  test('gives back what the format can hold', () => {
    const before = typicalResume('modern');
    const { resume, notes } = fromRenderCv(toRenderCv(before), setting);
    expect(resume.language).toBe(before.language);
    const kept = ['position', 'company', 'dateFrom', 'dateTo', 'present'] as const;
    const pick = (items: typeof before.sections.experiences.data.items) =>
      items.map((item) => kept.map((field) => item[field]));
    expect(pick(resume.sections.experiences.data.items)).toEqual(pick(before.sections.experiences.data.items));
    expect(resume.sections.summary.data).toEqual(before.sections.summary.data);
    const schools = (items: typeof before.sections.education.data.items) =>
      items.map(({ schoolName, degree, fieldOfStudy, dateFrom, dateTo }) => ({
        schoolName,
        degree,
        fieldOfStudy,
        dateFrom,
        dateTo,
      }));
    expect(schools(resume.sections.education.data.items)).toEqual(schools(before.sections.education.data.items));
    expect(resume.sections.languages.data.items.map(({ language, level }) => [language, level])).toEqual(
      before.sections.languages.data.items.map(({ language, level }) => [language, level]),
    );
    expect(notes.filter(({ kind }) => kind !== 'moved')).toEqual([]);
  });

  test('of an empty resume has no sections', () => {
    expect(parse(toRenderCv(emptyResume(setting.uuid, 'en')))).toEqual({ cv: {}, locale: { language: 'english' } });
  });

  test('leaves out what is hidden', () => {
    const resume = structuredClone(typicalResume('modern'));
    const [first] = resume.sections.experiences.data.items;
    if (first) Object.assign(first, { hidden: true, company: 'Zupełnie ukryta firma' });
    resume.sections['personal-data'].config.fields.phone = false;
    resume.sectionsActive.skills = false;
    const text = toRenderCv(resume);
    expect(text).not.toContain('Zupełnie ukryta firma');
    expect(text).not.toContain(resume.sections['personal-data'].data.phone);
    expect(text).not.toContain('Umiejętności');
  });

  test.each([
    ['pl', 'ojczysty', '4/5'],
    ['ua', 'рідна', '4/5'],
    ['en', 'native', 'Advanced'],
  ] as const)('has the words for levels of its language: %s', (language, native, advanced) => {
    const resume = emptyResume(setting.uuid, language);
    resume.sections.languages.data.items = [entry('languages', 'one', { language: 'Latin', level: 'native' })];
    resume.sections.skills.data.items = [entry('skills', 'one', { name: 'Git', level: 4 })];
    const file = toRenderCv(resume);
    const { sections } = parse(file).cv;
    expect(Object.values(sections)).toEqual(
      expect.arrayContaining([[{ label: 'Latin', details: native }], [{ label: 'Git', details: advanced }]]),
    );
    const back = fromRenderCv(file, setting).resume.sections;
    expect(back.languages.data.items).toMatchObject([{ level: 'native', levelDescription: '' }]);
    expect(back.skills.data.items).toMatchObject([{ level: 4, levelDescription: '' }]);
  });

  test('writes words of YAML 1.1 as texts', () => {
    const resume = emptyResume(setting.uuid, 'en');
    for (const word of ['=', '<<', 'yes', 'on', '1:30', '2020-01-01', 'null', '1e3']) {
      resume.sections['personal-data'].data.firstName = word;
      expect(parse(toRenderCv(resume), { version: '1.1', merge: true }).cv.name).toBe(word);
    }
  });
});

describe('any resume', () => {
  test('is valid RenderCV: sections of one type each, with its keys', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const { cv } = parse(toRenderCv(resume));
        for (const entries of Object.values<unknown[]>(cv.sections ?? {})) {
          expect(entries.length).toBeGreaterThan(0);
          expect(new Set(entries.map(typeOf)).size).toBe(1);
        }
        if (cv.phone !== undefined) expect(cv.phone).toMatch(/^\+\d/);
      }),
      runs(60),
    );
  });

  test('comes back the same from the second time on', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        const once = fromRenderCv(toRenderCv(resume), setting).resume;
        resumeSchema.parse(once);
        const twice = fromRenderCv(toRenderCv(once), setting).resume;
        expect(twice.sections).toEqual(once.sections);
        expect(twice.language).toBe(resume.language);
      }),
      runs(60),
    );
  });
});
