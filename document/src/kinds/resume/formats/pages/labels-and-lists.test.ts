import { describe, expect, test } from 'vitest';
import { b, layOut, t } from '../../../../testing/foreign-page.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import { fromPages } from './from-pages.ts';

const SETTING = { uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd', language: 'en' } as const;

type Rows = Parameters<typeof layOut>[0];

function read(rows: Rows) {
  const items = layOut([[b(60, 'Halina Wrona', 22)], [t(60, 'halina@wrona.example')], 20, ...rows]);
  const { resume, notes } = fromPages(items, SETTING);
  return { sections: resume.sections, notes };
}

function jobsOf(heading: string, ...rows: Rows): string[] {
  const { sections, notes } = read([[b(60, heading, 14)], ...rows, 20, [b(60, 'Software', 14)], [t(60, 'Excel')]]);
  expect(notes).toEqual([]);
  return sections.experiences.data.items.map(({ position, company, description }) =>
    [position, company, richTextToPlain(description).replaceAll('\n', ' / ')].join(' | '),
  );
}

describe('the label of a job’s description', () => {
  test.each([
    ['Doświadczenie', 'Zakres obowiązków:'],
    ['Doświadczenie', 'Obowiązki:'],
    ['Berufserfahrung', 'Aufgaben:'],
    ['Experience', 'Responsibilities:'],
  ])('is dropped above a list: %s, %s', (heading, label) => {
    const job = (title: string, company: string, dates: string, duty: string): Rows => [
      [b(60, title), t(430, dates)],
      [t(60, company)],
      [t(60, label)],
      [t(70, `• ${duty}`)],
      10,
    ];
    expect(
      jobsOf(
        heading,
        ...job('Piekarz', 'Złoty Kłos S.A.', '03.2019 – 04.2024', 'wypiek chleba'),
        ...job('Pomocnik piekarza', 'Społem S.A.', '2015 – 2019', 'mycie form'),
      ),
    ).toEqual(['Piekarz | Złoty Kłos S.A. | wypiek chleba', 'Pomocnik piekarza | Społem S.A. | mycie form']);
  });

  test('is dropped before its text, and is no entry although it is bold', () => {
    const rows: Rows = [
      [b(60, 'Bäckerin'), t(430, '03.2019 – 04.2024')],
      [t(60, 'Mühlenbrot GmbH')],
      [b(60, 'Aufgaben:')],
      [t(60, 'Brot und Kuchen backen')],
      10,
      [b(60, 'Verkäuferin'), t(430, '2015 – 2019')],
      [t(60, 'Hofladen Lenz GmbH')],
      [b(60, 'Tätigkeiten:')],
      [t(60, 'Verkauf und Kasse')],
    ];
    expect(jobsOf('Berufserfahrung', ...rows)).toEqual([
      'Bäckerin | Mühlenbrot GmbH | Brot und Kuchen backen',
      'Verkäuferin | Hofladen Lenz GmbH | Verkauf und Kasse',
    ]);
    const inOne: Rows = [
      [b(60, 'Bäckerin'), t(430, '03.2019 – 04.2024')],
      [t(60, 'Mühlenbrot GmbH')],
      [t(60, 'Aufgaben: Brot und Kuchen backen')],
    ];
    expect(jobsOf('Berufserfahrung', ...inOne)).toEqual(['Bäckerin | Mühlenbrot GmbH | Brot und Kuchen backen']);
  });

  test('stays if several tell the parts of a description apart, or if it says what they are', () => {
    const rows = (...labels: string[]): Rows => [
      [b(60, 'Baker'), t(430, '03.2019 – 04.2024')],
      [t(60, 'Fern Ltd')],
      ...labels.flatMap((label): Rows => [[t(60, label)], [t(70, '• Rye bread')]]),
    ];
    expect(jobsOf('Experience', ...rows('Duties:', 'Achievements:'))).toEqual([
      'Baker | Fern Ltd | Duties: / Rye bread / Achievements: / Rye bread',
    ]);
    expect(jobsOf('Experience', ...rows('Achievements:'))).toEqual(['Baker | Fern Ltd | Achievements: / Rye bread']);
  });
});

describe('lists', () => {
  const listed = (heading: string, ...rows: Rows) => read([[b(60, heading, 14)], ...rows]).sections;

  test('languages with levels and driving licences among skills have their own sections', () => {
    const { skills, languages, ...others } = listed('Skills', [
      t(60, 'Excel, Spanish (conversational), Prawo jazdy kat. B'),
    ]);
    expect(skills.data.items.map(({ name }) => name)).toEqual(['Excel']);
    expect(languages.data.items.map(({ language, level }) => [language, level])).toEqual([['Spanish', 'b1']]);
    expect(others['driving-licences'].data.items.map(({ category }) => category)).toEqual(['B']);
  });

  test('marks between a language and its level are no part of either', () => {
    const { languages } = listed('Languages', [t(60, 'English ●●●○○ B1')], [t(60, 'French ●●●●● native')]);
    expect(languages.data.items.map(({ language, level }) => [language, level])).toEqual([
      ['English', 'b1'],
      ['French', 'native'],
    ]);
  });

  test('the first row of a table of languages names its columns', () => {
    const { languages } = listed(
      'Języki obce',
      [b(60, 'Język'), b(200, 'Poziom')],
      [t(60, 'niemiecki'), t(200, 'C2')],
      [t(60, 'angielski'), t(200, 'B2')],
    );
    expect(languages.data.items.map(({ language, level }) => [language, level])).toEqual([
      ['niemiecki', 'c2'],
      ['angielski', 'b2'],
    ]);
  });
});

describe('the head', () => {
  test('an address is no profession, and a postcode beside a telephone number is no part of it', () => {
    const { resume } = fromPages(
      layOut([
        [t(60, 'HALINA WRONA')],
        8,
        [t(60, 'UL. POLNA 3, 05-500 PIASECZNO')],
        [t(60, 'halina@wrona.example')],
        [t(60, '0461 998877'), t(200, '24937 Flensburg')],
        20,
        [b(60, 'Software', 14)],
        [t(60, 'Excel')],
      ]),
      SETTING,
    );
    const { profession, phone } = resume.sections['personal-data'].data;
    expect({ profession, phone }).toEqual({ profession: '', phone: '0461 998877' });
  });

  test.each(['Europass', 'Europass Curriculum Vitae', 'Europass-Lebenslauf', 'Curriculum Vitae Europass'])(
    '“%s” is no name',
    (title) => {
      const { resume } = fromPages(
        layOut([
          [b(60, title, 22)],
          [b(60, 'Halina Wrona', 14)],
          [t(60, 'h.w@wrona.example')],
          20,
          [b(60, 'Software', 14)],
          [t(60, 'Excel')],
        ]),
        SETTING,
      );
      const { firstName, lastName } = resume.sections['personal-data'].data;
      expect(`${firstName} ${lastName}`).toBe('Halina Wrona');
    },
  );
});
