import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../scripts/property-runs.ts';
import type { TextItem } from '../../../../reader/found-resume.ts';
import { b, layOut, t } from '../../../../testing/foreign-page.ts';
import { resumeSchema } from '../../model/resume.ts';
import { richTextToPlain } from '../../model/rich-text.ts';
import type { ImportedResume } from '../intake/imported-resume.ts';
import { UnreadableFileError } from '../intake/unreadable-file-error.ts';
import { fromPages } from './from-pages.ts';

const SETTING = { uuid: '4be0643f-1d98-473b-97cd-ca98a65347dd', language: 'en' } as const;

function read(rows: Parameters<typeof layOut>[0]): ImportedResume {
  return fromPages(layOut(rows), SETTING);
}

const HEAD = [
  [b(60, 'Anna Maria Żelazna', 22)],
  [t(60, 'Kierowniczka budowy')],
  [t(60, 'anna.zelazna@example.com | +48 601 234 567 | linkedin.com/in/anna-zelazna')],
  [t(60, 'ul. Długa 5/7, 60-123 Poznań')],
  [t(60, 'Data urodzenia: 12.05.1990')],
  [t(60, 'Obywatelstwo: polskie')],
  [t(60, 'Okres wypowiedzenia: miesiąc')],
  20,
];
const JOBS = [
  [b(60, 'Doświadczenie zawodowe', 14)],
  [b(60, 'Kierowniczka budowy'), t(430, '03.2019 – obecnie')],
  [t(60, 'Budimex S.A., Poznań')],
  [t(70, '• Prowadzę budowę szkoły dla trzystu uczniów')],
  [t(70, '• Zatrudniam podwykonawców i pilnuję kosztów')],
  10,
  [b(60, 'Inżynierka budowy'), t(430, '2015 – 2019')],
  [t(60, 'Skanska S.A., Warszawa')],
  [t(70, '• Rozliczałam roboty ziemne')],
  20,
];
const REST = [
  [b(60, 'Wykształcenie', 14)],
  [b(60, 'Politechnika Poznańska'), t(430, '2010 – 2015')],
  [t(60, 'mgr inż., Budownictwo')],
  20,
  [b(60, 'Języki', 14)],
  [t(60, 'angielski – C1')],
  [t(60, 'niemiecki – B1')],
  20,
  [b(60, 'Prawo jazdy', 14)],
  [t(60, 'kat. B, C+E')],
  20,
  [b(60, 'Rysunek odręczny', 14)],
  [t(60, 'Szkicuję mosty od dwudziestu lat')],
  20,
  [t(60, 'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb rekrutacji.')],
];

describe('a CV of another program', () => {
  const { resume, readings, notes } = read([...HEAD, ...JOBS, ...REST]);
  const { sections } = resume;

  test('is a valid resume in the language of its text', () => {
    expect(resumeSchema.safeParse(resume).error).toBeUndefined();
    expect(resume).toMatchObject({ language: 'pl', name: 'Anna Maria Żelazna' });
  });

  test('has the person in fields', () => {
    expect(sections['personal-data'].data).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Żelazna',
      profession: 'Kierowniczka budowy',
      email: 'anna.zelazna@example.com',
      phone: '+48 601 234 567',
      linkedin: 'linkedin.com/in/anna-zelazna',
      address: 'ul. Długa 5/7',
      city: '60-123 Poznań',
      birthDate: '1990-05-12',
      citizenship: 'polskie',
      fact1Label: 'Okres wypowiedzenia',
      fact1Value: 'miesiąc',
    });
  });

  test('has jobs, schools and terms in fields', () => {
    expect(sections.experiences.data.items).toMatchObject([
      { position: 'Kierowniczka budowy', dateFrom: '2019-03', dateTo: '', present: true },
      { position: 'Inżynierka budowy', dateFrom: '2015', dateTo: '2019', present: false },
    ]);
    expect(richTextToPlain(sections.experiences.data.items[0]!.description)).toBe(
      'Prowadzę budowę szkoły dla trzystu uczniów\nZatrudniam podwykonawców i pilnuję kosztów',
    );
    expect(sections.education.data.items).toMatchObject([
      { schoolName: 'Politechnika Poznańska', degree: 'mgr inż.', fieldOfStudy: 'Budownictwo', dateTo: '2015' },
    ]);
    expect(sections.languages.data.items).toMatchObject([
      { language: 'angielski', level: 'c1' },
      { language: 'niemiecki', level: 'b1' },
    ]);
    expect(sections['driving-licences'].data.items.map(({ category }) => category)).toEqual(['B', 'C+E']);
  });

  test('keeps a section of the person’s own with its title, and the consent clause', () => {
    expect(sections['custom-1']).toMatchObject({
      config: { title: 'Rysunek odręczny' },
      data: { items: [{ title: 'Szkicuję mosty od dwudziestu lat' }] },
    });
    expect(richTextToPlain(sections.clauses.data.items[0]!.content)).toMatch(/^Wyrażam zgodę/);
    expect(resume.sectionsEnabled).toEqual(expect.arrayContaining(['driving-licences', 'custom-1']));
  });

  test('says where each field stands, and how sure it is', () => {
    const email = readings?.find(({ field }) => field === 'email');
    expect(email).toMatchObject({ section: 'personal-data', entryId: null, place: { page: 1, x: 60 } });
    expect(email!.confidence).toBeGreaterThan(0.9);
    expect(readings?.find(({ field }) => field === 'position')).toMatchObject({
      section: 'experiences',
      entryId: sections.experiences.data.items[0]!.id,
      place: { page: 1, x: 60 },
    });
    expect(readings?.every(({ confidence }) => confidence > 0 && confidence <= 1)).toBe(true);
    expect(notes).toEqual([]);
  });
});

test('an e-mail address tells a second first name from a second last name', () => {
  const rows = (name: string, email: string) => [[b(60, name, 22)], [t(60, email)], 20, ...JOBS];
  const person = (name: string, email: string) => read(rows(name, email)).resume.sections['personal-data'].data;
  expect(person('Lucía Ferrer Ibáñez', 'lucia.ferrer@example.com')).toMatchObject({
    firstName: 'Lucía',
    lastName: 'Ferrer Ibáñez',
  });
  expect(person('Anna Maria Żelazna', 'anna.zelazna@example.com')).toMatchObject({
    firstName: 'Anna Maria',
    lastName: 'Żelazna',
  });
});

describe('skills under labels', () => {
  test('are one skill for each label, and languages that people speak are languages', () => {
    const { resume, notes, readings } = read([
      ...HEAD,
      ...JOBS,
      [b(60, 'Umiejętności', 14)],
      [t(60, 'Programy: Git, Docker (dobrze)')],
      [t(60, 'Bazy danych: PostgreSQL')],
      [t(60, 'Języki: angielski (C1), niemiecki')],
      [t(60, 'Języki programowania: Python, Go')],
    ]);
    expect(resume.sections.skills.data.items).toMatchObject([
      { name: 'Programy', description: 'Git, Docker (dobrze)' },
      { name: 'Bazy danych', description: 'PostgreSQL' },
      { name: 'Języki programowania', description: 'Python, Go' },
    ]);
    expect(resume.sections.languages.data.items).toMatchObject([
      { language: 'angielski', level: 'c1' },
      { language: 'niemiecki', level: '' },
    ]);
    expect(notes).toEqual([]);
    expect(readings!.find(({ section, field }) => section === 'skills' && field === 'description')).toMatchObject({
      place: { page: 1 },
    });
  });

  test('have the label as their level if it is one', () => {
    const { resume } = read([...HEAD, ...JOBS, [b(60, 'Skills', 14)], [t(60, 'Advanced: Excel, Word')]]);
    expect(resume.sections.skills.data.items).toMatchObject([
      { name: 'Excel', level: 4 },
      { name: 'Word', level: 4 },
    ]);
  });
});

test('publications have their authors, and a DOI as an address', () => {
  const { resume, notes } = read([
    ...HEAD,
    ...JOBS,
    [b(60, 'Publikacje', 14)],
    [t(60, '1. Żelazna A, Nowak B. Mosty zimą. Drogi i Mosty. 2021;3:1-9. doi:10.12968/dm.2021.3.1')],
    [t(60, '2. Nowak B, Żelazna A. Wiadukty. Drogi i Mosty. 2018;2:77.')],
  ]);
  expect(resume.sections.publications.data.items).toMatchObject([
    {
      title: 'Mosty zimą',
      authors: 'Żelazna A, Nowak B',
      publisher: 'Drogi i Mosty',
      date: '2021',
      url: 'https://doi.org/10.12968/dm.2021.3.1',
    },
    { title: 'Wiadukty', authors: 'Nowak B, Żelazna A', publisher: 'Drogi i Mosty', date: '2018' },
  ]);
  expect(notes).toEqual([]);
});

test('a numbered list under a heading of the person’s own has an entry for each number', () => {
  const talks = [[t(60, '2. Mosty zimą — Forum Drogowe (2024)')], [t(60, '1. Wiadukty — Kongres Mostowy (2022)')]];
  const { resume, notes } = read([...HEAD, ...JOBS, [b(60, 'Wystąpienia', 14)], ...talks]);
  expect(resume.sections['custom-1'].data.items).toMatchObject([
    { title: 'Mosty zimą', subtitle: 'Forum Drogowe', dateFrom: '2024' },
    { title: 'Wiadukty', subtitle: 'Kongres Mostowy', dateFrom: '2022' },
  ]);
  expect(notes).toEqual([]);
});

test('a sentence below a project’s name is its description and no role', () => {
  const project = [
    [b(60, 'Mostek'), t(430, '2021')],
    [t(60, 'Program, który liczy obciążenia mostów')],
    [t(70, '• Ma 200 gwiazdek')],
  ];
  const { resume } = read([...HEAD, ...JOBS, [b(60, 'Projekty', 14)], ...project]);
  const [first] = resume.sections.projects.data.items;
  expect(first).toMatchObject({ name: 'Mostek', role: '' });
  expect(richTextToPlain(first!.description)).toBe('Program, który liczy obciążenia mostów\nMa 200 gwiazdek');
});

test('the end of an interest that is too long for its field is in a note', () => {
  const interest = `${'mosty '.repeat(199)}wiadukty`;
  const { resume, notes } = read([...HEAD, ...JOBS, [b(60, 'Zainteresowania', 14)], [t(60, interest)]]);
  const [{ content }] = resume.sections.interests.data.items as [{ content: string }];
  expect(interest.length).toBeGreaterThan(1_200);
  expect(content.length).toBeLessThanOrEqual(1_000);
  expect(notes).toMatchObject([{ kind: 'left-out', path: 'page 1' }]);
  expect(`${content} ${notes[0]!.text}`).toBe(interest);
});

test('text without a resume is refused', () => {
  expect(() => fromPages([], SETTING)).toThrow(UnreadableFileError);
});

test('made-up places of a format without pages are left out', () => {
  const { readings } = fromPages(layOut([...HEAD, ...JOBS]), SETTING, { isPaged: false });
  expect(readings!.length).toBeGreaterThan(5);
  expect(readings!.every(({ place }) => place === null)).toBe(true);
});

describe('a birth with its place', () => {
  test.each([
    ['Data i miejsce urodzenia: 12.05.1985, Łomża', 'Łomża'],
    ['Data i miejsce ur.: 12.05.1985 Łomża', 'Łomża'],
    ['Data urodzenia: 12.05.1985 w Pcimiu', 'Pcimiu'],
    ['ur. 12.05.1985 r. w Łomży', 'Łomży'],
    ['Born: 12 May 1985, Leeds', 'Leeds'],
    ['Place and date of birth: Leeds, 12 May 1985', 'Leeds'],
    ['Geburtsdatum und -ort: 12.05.1985 in Bad Tölz', 'Bad Tölz'],
    ['geb. 12.05.1985 in Köln', 'Köln'],
    ['Datum a místo narození: 12. 5. 1985, Brno', 'Brno'],
    ['Дата та місце народження: 12.05.1985, Львів', 'Львів'],
    ['Data e luogo di nascita: 12/05/1985, Torino (TO)', 'Torino (TO)'],
  ])('is read from “%s”', (line, birthPlace) => {
    const { resume, notes } = read([...HEAD.slice(0, 4), [t(60, line)], 20, ...JOBS]);
    const { data } = resume.sections['personal-data'];
    expect(data).toMatchObject({ birthDate: '1985-05-12', birthPlace, phone: '+48 601 234 567', fact1Label: '' });
    expect(notes).toEqual([]);
  });

  test('leaves words that are not a place in a note', () => {
    const { resume, notes } = read([...HEAD.slice(0, 4), [t(60, 'Data urodzenia: 12.05.1985 (41 lat)')], 20, ...JOBS]);
    expect(resume.sections['personal-data'].data).toMatchObject({ birthDate: '1985-05-12', birthPlace: '' });
    expect(notes).toMatchObject([{ kind: 'left-out', text: '(41 lat)' }]);
  });
});

test.each([
  ['Stan cywilny: kawaler', 'Stan cywilny', 'kawaler'],
  ['Familienstand: ledig', 'Familienstand', 'ledig'],
])('“%s” is no profession', (line, fact1Label, fact1Value) => {
  const rows = [[b(60, 'Anna Żelazna', 22)], [t(60, line)], [t(60, 'anna.zelazna@example.com')], 20, ...JOBS];
  const { resume } = read(rows);
  expect(resume.sections['personal-data'].data).toMatchObject({ profession: '', fact1Label, fact1Value });
});

test('a second web address, and the label of the first, are in notes and no facts', () => {
  const lines = ['Portfolio: https://ewa.example.com/prace?x=1', 'https://blog.example.com/ewa'];
  const { resume, notes } = read([...HEAD.slice(0, 4), ...lines.map((line) => [t(60, line)]), 20, ...JOBS]);
  const { data } = resume.sections['personal-data'];
  expect(data).toMatchObject({ website: 'https://ewa.example.com/prace?x=1', fact1Label: '' });
  expect(notes.map(({ text }) => text)).toEqual(['Portfolio:', 'https://blog.example.com/ewa']);
});

test('a label with slashes and a user name that links is one profile, also without the link', () => {
  const items = layOut([...HEAD.slice(0, 2), [t(60, 'GitHub://'), t(150, 'azelazna')], 20, ...JOBS]);
  const linked = items.map((item) =>
    item.text === 'azelazna' ? { ...item, href: 'https://github.com/azelazna' } : item,
  );
  for (const [given, github] of [
    [linked, 'https://github.com/azelazna'],
    [items, 'azelazna'],
  ] as const) {
    const { resume, notes } = fromPages(given, SETTING);
    expect(resume.sections['personal-data'].data).toMatchObject({ github, fact1Label: '' });
    expect(notes).toEqual([]);
  }
});

test.each(['Summer 2014 – Winter 2017', 'lato 2014 – zima 2017', 'Herbst 2014 bis Frühling 2017'])(
  'the seasons of “%s” are in a note',
  (period) => {
    const { resume, notes } = read([...HEAD, [b(60, 'Projekty', 14)], [b(60, 'Most'), t(430, period)]]);
    expect(resume.sections.projects.data.items).toMatchObject([{ dateFrom: '2014', dateTo: '2017' }]);
    expect(notes).toMatchObject([{ kind: 'left-out', text: period }]);
  },
);

test('brackets at the end of a title stay whole before a date', () => {
  const { resume } = read([...HEAD, [b(60, 'Certyfikaty', 14)], [t(60, 'Food Safety Level 3 (CIEH) – 2019')]]);
  expect(resume.sections.certifications.data.items).toMatchObject([{ name: 'Food Safety Level 3 (CIEH)' }]);
});

test('a school that somebody attends since a month has no degree, and the field of study behind its name', () => {
  const school = 'od X 2022 – Politechnika Wiślana w Toruniu, kierunek Inżynieria Materiałowa i Chemiczna na wydziale';
  const { resume, notes } = read([...HEAD, [b(60, 'Edukacja', 14)], [t(60, school)], [t(60, '(mgr)')]]);
  expect(notes).toEqual([]);
  expect(resume.sections.education.data.items).toMatchObject([
    {
      schoolName: 'Politechnika Wiślana w Toruniu',
      degree: '',
      fieldOfStudy: 'Inżynieria Materiałowa i Chemiczna na wydziale (mgr)',
      dateFrom: '2022-10',
      present: true,
    },
  ]);
});

test.each([
  ['2015 – 2008', true],
  ['05.2015 – 2015', false],
])('dates of %s are doubtful: %s', (period, isDoubtful) => {
  const job = [b(60, 'Piekarz'), t(430, period)];
  const { readings } = read([...HEAD, [b(60, 'Doświadczenie', 14)], job, [t(60, 'Piekarnia Kłos')]]);
  const dates = readings?.filter(({ field }) => field === 'dateFrom' || field === 'dateTo') ?? [];
  expect(dates.map(({ confidence }) => confidence < 0.8)).toEqual([isDoubtful, isDoubtful]);
});

describe('a heading that is not recognised', () => {
  const STRENGTHS = [[t(60, 'Mocne strony')], [t(60, 'Cierpliwość, punktualność')]];

  test('makes no driving licences of the terms below it', () => {
    const { resume, notes } = read([...HEAD, [b(60, 'Prawo jazdy', 14)], [t(60, 'kat. B, BE')], ...STRENGTHS]);
    const { items } = resume.sections['driving-licences'].data;
    expect(items.map(({ category, description }) => category || description)).toEqual(['B', 'BE']);
    expect(notes.map(({ text }) => text)).toEqual(['Mocne strony', 'Cierpliwość, punktualność']);
  });

  test('leaves words beside a category in a note', () => {
    const { notes } = read([...HEAD, [b(60, 'Prawo jazdy', 14)], [t(60, 'kat. B, czynne')]]);
    expect(notes.map(({ text }) => text)).toEqual(['czynne']);
  });

  test('makes the organizer of an award doubtful', () => {
    const award = [[b(60, 'Nagrody', 14)], [b(60, 'Pracownik roku'), t(430, '2019')], [t(60, 'Inne')]];
    const { readings } = read([...HEAD, ...award, [t(60, 'Gotowość do wyjazdów')]]);
    expect(readings?.find(({ field }) => field === 'organizer')?.confidence).toBeLessThan(0.8);
  });
});

const HEADINGS = ['Experience', 'Education', 'Skills', 'Languages', 'Awards', 'Projects', 'Interests', 'Foo bar baz'];
const SEASONS = ['summer', 'winter', 'lato', 'zima'];
const DATES = [
  '2019 – 2021',
  'May 2022 – present',
  '03/2018',
  '2020',
  'Summer 2014 – Winter 2017',
  'lato 2014 – zima 2017',
  'Winter 2019',
];
const BIRTHS = [
  'Born: 3 May 1980, ',
  'Born: 3 May 1980 in ',
  'Data i miejsce urodzenia: 12.05.1985, ',
  'geb. 12.05.1985 ',
];

const word = fc.stringMatching(/^[a-z]{2}[qxz][a-z]{2,5}$/);
const words = fc.array(word, { minLength: 1, maxLength: 12 }).map((many) => many.join(' '));
const cell = fc.record({
  text: fc.oneof(
    { weight: 6, arbitrary: words },
    { weight: 1, arbitrary: words.map((text) => `• ${text}`) },
    { weight: 1, arbitrary: words.map((text) => text.toUpperCase()) },
    { weight: 1, arbitrary: fc.tuple(words, fc.constantFrom(...DATES)).map((parts) => parts.join(', ')) },
    { weight: 1, arbitrary: fc.tuple(words, fc.constantFrom(...DATES), words).map((parts) => parts.join(' ')) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...BIRTHS), words).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: fc.constantFrom(...HEADINGS) },
    { weight: 1, arbitrary: fc.constantFrom(...DATES) },
  ),
  size: fc.constantFrom(9, 10, 10, 10, 14, 22),
  font: fc.constantFrom('Sans-Regular', 'Sans-Regular', 'Sans-Bold', 'Sans-Italic'),
});
const row = fc.array(cell, { minLength: 1, maxLength: 3 });
const pages = fc.array(fc.array(row, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 3 });

test('every word of the pages is in the resume or in a note', () => {
  fc.assert(
    fc.property(pages, (laid) => {
      const items: TextItem[] = laid.flatMap((rows, page) =>
        layOut(
          rows.map((cells) => cells.map((one, column) => ({ ...one, x: 60 + column * 170 }))),
          page + 1,
        ),
      );
      let imported: ImportedResume;
      try {
        imported = fromPages(items, SETTING);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableFileError);
        return;
      }
      expect(resumeSchema.safeParse(imported.resume).error).toBeUndefined();
      const kept = JSON.stringify([imported.resume.sections, imported.notes]).toLowerCase();
      const missing = items
        .flatMap(({ text }) => text.toLowerCase().split(/[^a-z]+/))
        .filter((one) => (/^[a-z]{2}[qxz]/.test(one) || SEASONS.includes(one)) && !kept.includes(one));
      expect(missing).toEqual([]);
    }),
    runs(60),
  );
});

describe('titles in capitals', () => {
  const rows = (heading: (text: string) => string) => [
    ...HEAD,
    ...JOBS.map((row) => (row === JOBS[0] ? [b(60, heading('Doświadczenie zawodowe'), 14)] : row)),
    [b(60, heading('Wykształcenie'), 14)],
    [b(60, 'Politechnika Poznańska'), t(430, '2010 – 2015')],
    20,
    [b(60, 'RYSUNEK I GRAFIKA IT', 14)],
    [t(60, 'Szkicuję mosty od dwudziestu lat')],
  ];

  test('get small letters if all headings are capitals, which the layout sets', () => {
    const { resume } = read(rows((text) => text.toUpperCase()));
    expect(resume.sections['custom-1'].config.title).toBe('Rysunek i grafika IT');
  });

  test('stay as they are if the person wrote only that one in capitals', () => {
    expect(read(rows((text) => text)).resume.sections['custom-1'].config.title).toBe('RYSUNEK I GRAFIKA IT');
  });
});

test('labels of contacts in one line are no facts of the person', () => {
  const { resume, notes } = read([
    [b(60, 'Anna Maria Żelazna', 22)],
    [t(60, 'E-mail: anna@zelazna.example · Telefon: +48 601 222 333 · Adres: ul. Długa 8, 70-346 Szczecin')],
    20,
    ...JOBS,
  ]);
  const { fact1Label, fact1Value, email, phone, city } = resume.sections['personal-data'].data;
  expect({ fact1Label, fact1Value, email, phone, city }).toEqual({
    fact1Label: '',
    fact1Value: '',
    email: 'anna@zelazna.example',
    phone: '+48 601 222 333',
    city: '70-346 Szczecin',
  });
  expect(notes).toEqual([]);
});
