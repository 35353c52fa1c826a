import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import { typedTexts } from '../../../../testing/sample-resumes.ts';
import { type Resume, resumeSchema } from '../../model/resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { FULL_JSON_RESUME, FULL_JSON_RESUME_NOTES } from '../testing/full-json-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { jsonResumeSchema } from './schema.ts';

const setting = { uuid: '0b9f6d5e-7f0e-4f5f-9a51-0f0f4c2f7a11', language: 'pl' } as const;
const read = (json: unknown) => fromJsonResume(json, setting);
const words = (resume: Resume) => typedTexts(resume).join('\n');

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** The error that reading throws. */
function problemOf(json: unknown): { path: string; problem: string } {
  try {
    read(json);
  } catch (error) {
    if (error instanceof UnreadableFileError) return { path: error.path, problem: error.problem };
    throw error;
  }
  throw new Error('Expected an UnreadableFileError, but the file was read');
}

describe('reading a JSON Resume', () => {
  test('finds a place for every string of a full one', () => {
    const { resume, notes } = read(FULL_JSON_RESUME);
    resumeSchema.parse(resume);
    const { $schema, meta, ...content } = FULL_JSON_RESUME;
    const told = `${words(resume)}\n${notes.map(({ text }) => text).join('\n')}`;
    // Dates lose their day, places and names are split into fields, and these texts become a field or a level.
    const exceptions = new Set(['Twitter', 'GitHub', 'Native speaker', 'Maria Anna Curie']);
    for (const text of stringsOf(content).filter((candidate) => candidate !== '' && !exceptions.has(candidate))) {
      for (const part of text.split(/\n|, /)) expect(told).toContain(part.replace(/^(\d{4}-\d\d)-\d\d$/, '$1'));
    }
    expect(notes).toEqual(FULL_JSON_RESUME_NOTES);
  });

  test('puts each thing where it belongs', () => {
    const { sections, language, isDone, name } = read(FULL_JSON_RESUME).resume;
    expect({ language, isDone, name }).toEqual({ language: 'pl', isDone: true, name: 'Maria Anna Curie' });
    expect(sections['personal-data'].data).toMatchObject({
      firstName: 'Maria Anna',
      lastName: 'Curie',
      profession: 'Fizyczka',
      city: '00-227 Warszawa, Mazowieckie, PL',
      address: 'ul. Freta 16, lok. 3',
      twitter: 'twitter.com/mcurie',
      github: 'https://github.com/maria-c',
    });
    expect(sections.experiences.data.items).toMatchObject([
      {
        company: 'Sorbona',
        position: 'Profesor',
        dateFrom: '2006-11',
        dateTo: '2014-07',
        present: false,
        city: 'Paryż',
      },
    ]);
    expect(sections.languages.data.items).toMatchObject([
      { language: 'polski', level: 'native', levelDescription: '' },
      { language: 'francuski', level: 'c1', levelDescription: 'Fluent' },
    ]);
    expect(sections.skills.data.items).toMatchObject([
      { level: 5, levelDescription: 'Mistrzyni', description: 'krystalizacja, elektrometr' },
    ]);
    expect(sections.projects.data.items.map((item) => item.name)).toEqual(['Wydzielenie radu']);
    expect(sections.publications.data.items).toMatchObject([
      {
        title: 'O nowym pierwiastku',
        authors: '',
        publisher: 'Comptes rendus',
        date: '1998-07',
        url: 'https://publi.example.com/polon',
        description: [{ type: 'paragraph', children: [{ text: 'O polonie w blendzie smolistej.' }] }],
      },
    ]);
  });

  test('enables the optional sections that got content, and no others', () => {
    const enabled = (json: unknown) => [...read(json).resume.sectionsEnabled].sort();
    expect(enabled(FULL_JSON_RESUME)).toEqual(
      ['awards', 'certifications', 'interests', 'projects', 'publications', 'references', 'volunteering'].sort(),
    );
    expect(enabled({ basics: { name: 'A B' }, awards: [] })).toEqual([]);
  });

  test('reads nulls, numbers, words for "present" and keys of before 1.0.0, as real files have them', () => {
    const { resume, notes } = read({
      basics: { name: 'Jan Nowak', website: 'https://jan.example.com', location: null, profiles: null },
      work: [
        { company: 'Huta', website: 'https://huta.example.com', startDate: 2020, endDate: null },
        { company: 'Bank', startDate: '2018-01', endDate: 'Obecnie', highlights: 'Jedna rzecz' },
      ],
      education: [{ institution: 'AGH', gpa: 4.5 }],
      hobbies: [{ name: 'Góry' }],
      awards: null,
    });
    expect(notes).toEqual([]);
    expect(resume.sections['personal-data'].data.website).toBe('https://jan.example.com');
    expect(resume.sections.experiences.data.items).toMatchObject([
      { company: 'Huta', url: 'https://huta.example.com', dateFrom: '2020', present: true },
      { company: 'Bank', dateFrom: '2018-01', dateTo: '', present: true },
    ]);
    expect(words(resume)).toContain('4.5');
    expect(words(resume)).toContain('Jedna rzecz');
    expect(words(resume)).toContain('Góry');
  });

  test.each([
    '• Led a team',
    '•Led a team',
    '\uf0b7\tLed a team',
    '\uf0a7  Led a team',
    '➤ Led a team',
    '► Led a team',
    '▪\u00a0Led a team',
    '● Led a team',
    '- Led a team',
    '– Led a team',
    '* Led a team',
  ])('removes the bullet of %j, since a list draws its own', (highlight) => {
    const { sections } = read({
      work: [{ name: 'Huta', highlights: [highlight] }],
      volunteer: [{ organization: 'Hospicjum', highlights: [highlight] }],
      projects: [{ name: 'Most', highlights: [highlight] }],
    }).resume;
    const list = [{ type: 'list', style: 'bulleted', items: [{ level: 0, children: [{ text: 'Led a team' }] }] }];
    expect(sections.experiences.data.items[0]?.description).toEqual(list);
    expect(sections.volunteering.data.items[0]?.description).toEqual(list);
    expect(sections.projects.data.items[0]?.description).toEqual(list);
  });

  test.each([
    ['-5 °C in the cold store'],
    ['*args of the API'],
    ['–20% waste'],
    ['• • twice', '• twice'],
    ['•'],
    ['Led - and won'],
  ])('keeps the signs of %j that are not a bullet', (highlight, kept = highlight) => {
    const { resume } = read({ work: [{ name: 'Huta', highlights: [highlight] }] });
    expect(resume.sections.experiences.data.items[0]?.description).toMatchObject([
      { items: [{ children: [{ text: kept }] }] },
    ]);
  });

  test('keeps an unreadable date as text, with a note', () => {
    const { resume, notes } = read({ work: [{ name: 'Huta', startDate: 'Summer 2019', endDate: '2020-13' }] });
    expect(notes).toEqual([
      { kind: 'not-a-date', path: 'work[0].startDate', text: 'Summer 2019' },
      { kind: 'not-a-date', path: 'work[0].endDate', text: '2020-13' },
    ]);
    expect(words(resume)).toContain('Summer 2019');
  });

  test('adds a note for each key that the format does not have', () => {
    const json = { basics: { name: 'A', shoeSize: 42 }, work: [{ name: 'B', salary: 1 }], extra: {} };
    expect(read(json).notes).toEqual([
      { kind: 'unknown', path: 'basics.shoeSize', text: '' },
      { kind: 'unknown', path: 'work[0].salary', text: '' },
      { kind: 'unknown', path: 'extra', text: '' },
    ]);
  });

  test('loses no word of texts that are too long for their fields', () => {
    const long = (word: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');
    const { resume, notes } = read({
      basics: { name: long('name', 80), summary: long('summary', 4_000), email: long('mail', 60) },
      work: [{ name: long('firm', 90), position: long('job', 90), highlights: [long('point', 4_000)] }],
      skills: [{ name: long('skill', 90), level: long('level', 300), keywords: [long('keyword', 400)] }],
      languages: [{ language: long('language', 60), fluency: long('fluency', 300) }],
      interests: [{ name: long('hobby', 400) }],
      references: [{ name: long('person', 70), reference: long('praise', 300) }],
      certificates: [{ name: long('paper', 90), url: long('link', 90), date: long('date', 50) }],
      awards: Array.from({ length: 230 }, (_, index) => ({ title: `award${index}` })),
    });
    resumeSchema.parse(resume);
    const told = new Set(`${words(resume)} ${notes.map(({ text }) => text).join(' ')}`.split(/[\s,:]+/));
    const all = Object.entries({
      name: 80,
      summary: 4_000,
      mail: 60,
      firm: 90,
      job: 90,
      point: 4_000,
      skill: 90,
      level: 300,
      keyword: 400,
      language: 60,
      fluency: 300,
      hobby: 400,
      person: 70,
      praise: 300,
      paper: 90,
      link: 90,
      date: 50,
      award: 230,
    }).flatMap(([word, count]) => long(word, count).split(' '));
    expect(all.filter((word) => !told.has(word))).toEqual([]);
    expect(notes).toContainEqual({ kind: 'left-out', path: 'awards[200]', text: 'award200' });
    expect(notes).toContainEqual({ kind: 'split', path: 'work[0].name', text: '' });
  });
});

describe('hostile input', () => {
  test.each([
    ['text in place of a resume', 'x', ''],
    ['a list', [], ''],
    ['null', null, ''],
    ['basics that are a list', { basics: [] }, 'basics'],
    ['work that is an object', { work: { name: 'A' } }, 'work'],
    ['an object in place of text', { work: [{ name: 'A' }, { name: { toString: 'x' } }] }, 'work[1].name'],
    ['a number in place of an entry', { education: [7] }, 'education[0]'],
    ['an object among keywords', { skills: [{ name: 'A', keywords: ['a', {}] }] }, 'skills[0].keywords'],
    ['a text of 10 MB', { basics: { summary: 'x'.repeat(10_000_000) } }, 'basics.summary'],
    ['a list of a million', { work: Array.from({ length: 1_000_000 }, () => ({})) }, 'work'],
  ])('refuses %s and names the place', (_what, json, path) => {
    const found = problemOf(json);
    expect(found.path).toMatch(path === '' ? /^$/ : new RegExp(`^${path.replace(/[[\].]/g, '\\$&')}`));
    expect(found.problem).not.toBe('');
  });

  test('ignores prototype keys', () => {
    const json = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"basics":{"__proto__":{"name":"X"},"name":"Jan"},' +
        '"work":[{"__proto__":{"polluted":1},"name":"Huta"}],"meta":{"kreda":{"version":1,"__proto__":{"polluted":1},' +
        '"sections":{"__proto__":{"polluted":1},"skills":{"data":{"__proto__":{},"items":[{"__proto__":{"polluted":1}}]}}}}}}',
    );
    const { resume } = read(json);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((resume as unknown as Record<string, unknown>).polluted).toBeUndefined();
    expect(resume.sections['personal-data'].data.firstName).toBe('Jan');
    resumeSchema.parse(resume);
  });

  test('removes control characters and direction overrides, and replaces lone surrogates', () => {
    const { resume } = read({ basics: { name: 'J\u0000a\u202en\ud800 No\u001bwak', summary: 'a\r\nb\u0007' } });
    expect(resume.sections['personal-data'].data).toMatchObject({ firstName: 'Jan\ufffd', lastName: 'Nowak' });
    resumeSchema.parse(resume);
  });

  test('any JSON gives a valid resume or an UnreadableFileError', () => {
    const anything = fc.jsonValue({ maxDepth: 4 });
    const entries = fc.array(
      fc.dictionary(fc.constantFrom('name', 'url', 'startDate', 'highlights', 'level'), anything),
    );
    const file = fc.record(
      Object.fromEntries(Object.keys(jsonResumeSchema.shape).map((key) => [key, fc.oneof(anything, entries)])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, file), (json) => {
        try {
          resumeSchema.parse(read(json).resume);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFileError);
        }
      }),
      runs(100),
    );
  });

  test('any texts give a valid resume', () => {
    const text = fc.string({ unit: 'binary', maxLength: 700 });
    const withTexts = (value: unknown, texts: () => string): unknown =>
      typeof value === 'string'
        ? texts()
        : Array.isArray(value)
          ? value.map((item) => withTexts(item, texts))
          : Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, withTexts(item, texts)]));
    fc.assert(
      fc.property(fc.infiniteStream(text), (stream) => {
        const json = withTexts(FULL_JSON_RESUME, () => stream.next().value);
        resumeSchema.parse(read(json).resume);
      }),
      runs(60),
    );
  });
});
