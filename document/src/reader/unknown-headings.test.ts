import { describe, expect, test } from 'vitest';
import { b, layOut, t } from '../testing/foreign-page.ts';
import { exactHeadingKind } from './heading-words.ts';
import { readResume } from './read-resume.ts';

type Rows = Parameters<typeof layOut>[0];

const HEAD: Rows = [[b(50, 'Ada Marsh', 22)], [t(50, 'ada@marsh.example | +44 20 7946 0958')], 20];
const job = (position: string, company: string, period: string): Rows => [
  [b(50, position), t(430, period)],
  [t(50, company)],
  [t(60, '• Kept the greenhouse warm through two winters')],
  8,
];
const JOBS = [...job('Technician', 'Fern Ltd', '2019 – 2021'), ...job('Assistant', 'Rose Ltd', '2015 – 2019')];
const LIST: Rows = [[t(60, '• Walks for schools')], [t(60, '• A field guide for children')], 14];

function headingsOf(rows: Rows): string[] {
  return readResume(layOut([...HEAD, ...rows])).sections.map(({ kind, heading }) => `${kind}: ${heading}`);
}

describe('headings in a person’s own words', () => {
  test('are told by the size of the others, also above the first known one', () => {
    const rows = [
      [b(50, 'Gardens and Reefs', 14)],
      ...LIST,
      [b(50, 'Experience', 14)],
      ...JOBS,
      14,
      [b(50, 'Outreach & Engagement', 14)],
      ...LIST,
    ];
    expect(headingsOf(rows)).toEqual([
      'other: Gardens and Reefs',
      'experience: Experience',
      'other: Outreach & Engagement',
    ]);
  });

  test('may have numbers, signs or colons as the others', () => {
    for (const mark of [(text: string, n: number) => `${n}. ${text}`, (text: string) => `■ ${text}`]) {
      const heading = (text: string, n: number) => [b(50, mark(text, n), 11)];
      const rows = [
        heading('Experience', 1),
        ...JOBS,
        14,
        heading('Education', 2),
        [b(50, 'University of Leeds'), t(430, '2011 – 2015')],
        14,
        heading('Outreach', 3),
        ...LIST,
      ];
      expect(headingsOf(rows)).toEqual(['experience: Experience', 'education: Education', 'other: Outreach']);
    }
  });

  test('are not titles of entries in the same look, which have less space above', () => {
    const rows = [[b(50, 'EXPERIENCE')], ...JOBS, 14, [b(50, 'EDUCATION')], [b(50, 'MARSH COLLEGE'), t(430, '2011')]];
    const title = [b(50, 'THE GREENHOUSE GROUP')];
    expect(headingsOf([...rows, [t(50, 'Diploma')], title, [t(50, 'Certificate of pruning')]])).toEqual([
      'experience: EXPERIENCE',
      'education: EDUCATION',
    ]);
  });

  test('are found in a language without a list of words', () => {
    const rows = [
      [b(50, 'Szakmai tapasztalat', 14)],
      ...JOBS,
      14,
      [b(50, 'Tanulmányok', 14)],
      [b(50, 'Marsh College'), t(430, '2011 – 2015')],
      14,
      [b(50, 'Érdeklődés', 14)],
      ...LIST,
    ];
    expect(headingsOf(rows)).toEqual([
      'experience: Szakmai tapasztalat',
      'education: Tanulmányok',
      'other: Érdeklődés',
    ]);
  });

  test('are not the profession below the name', () => {
    const rows = [[b(50, 'Ada Marsh', 22)], [b(50, 'Keeper of Gardens', 14)], [t(50, 'ada@marsh.example')], 20];
    const all = layOut([...rows, [b(50, 'Experience', 14)], ...JOBS]);
    expect(readResume(all)).toMatchObject({ profession: 'Keeper of Gardens', sections: [{ kind: 'experience' }] });
  });
});

test('a large heading on a short page of paragraphs with gaps is one', () => {
  const rows: Rows = [
    [b(50, 'Education', 15.75)],
    13,
    [t(50, 'PhD Marine Biology, University of Plymouth, 2010–2014')],
    16,
    [b(50, 'On paper', 15.75)],
    13,
    [t(50, 'Whitcombe, O. A. (2024). Kelp forest recovery after heatwaves. Marine Ecology, 712, 15–31.')],
    13,
    [t(50, 'Pryce, L., & Whitcombe, O. A. (2022). Limpets as grazers. Journal of Ecology, 110(4), 801–815.')],
    13,
    [t(50, 'Whitcombe, O. A. (2019). Life between the tides. Cambridge University Press.')],
    16,
    [b(50, 'Languages', 15.75)],
    13,
    [t(50, 'English (native), Welsh (B2)')],
  ];
  expect(headingsOf(rows)).toEqual(['education: Education', 'other: On paper', 'languages: Languages']);
});

test('a first heading in capitals is one if the contacts are in another column', () => {
  const rows: Rows = [
    [b(50, 'Ada Marsh', 22)],
    30,
    [b(50, 'KONTAKT', 12), b(220, 'MOJE MIEJSCA I ZADANIA', 12)],
    [t(50, 'ada@marsh.example'), b(220, 'Technician'), t(480, '2019 – 2021')],
    -7,
    [t(50, '+44 20 7946 0958')],
    -7,
    [t(220, 'Fern Ltd')],
    20,
    [b(220, 'Assistant'), t(480, '2015 – 2019')],
    [t(220, 'Rose Ltd')],
    26,
    [b(220, 'KURSY I SZKOLENIA', 12)],
    [b(220, 'Pruning'), t(480, '2014')],
    26,
    [b(220, 'WYKSZTAŁCENIE', 12)],
    [b(220, 'Marsh College'), t(480, '2011')],
    -42,
    [b(50, 'JĘZYKI', 12)],
    [t(50, 'polski')],
    [t(50, 'angielski')],
  ];
  expect(readResume(layOut(rows)).sections.map(({ kind, heading }) => `${kind}: ${heading}`)).toEqual([
    'experience: MOJE MIEJSCA I ZADANIA',
    'courses: KURSY I SZKOLENIA',
    'education: WYKSZTAŁCENIE',
    'languages: JĘZYKI',
  ]);
});

test('letter-spaced headings keep the spaces between their words', () => {
  const rows = [
    [t(50, 'E X P E R I E N C E', 11)],
    ...JOBS,
    14,
    [t(50, 'P E E R - R E V I E W E D   P U B L I C A T I O N S', 11)],
    [t(50, 'A Book on Ferns, Rose Press, 2020')],
  ];
  expect(headingsOf(rows)).toEqual(['experience: EXPERIENCE', 'publications: PEER-REVIEWED PUBLICATIONS']);
});

test('a list of single letters with slashes is not a letter-spaced word', () => {
  const { sections } = readResume(layOut([...HEAD, [b(50, 'Interests', 14)], [t(50, 'A / B / C / D')]]));
  expect(sections[0]!.terms).toEqual([{ name: 'A / B / C / D', detail: '' }]);
});

test('letters of small capitals are no letter-spaced word', () => {
  const letters = [...'Ada Marsh'.toUpperCase()];
  const items = letters.flatMap((text, index) =>
    text === ' ' ? [] : [{ page: 1, text, x: 50 + index * 10, y: 50, width: 10, size: 20, font: 'Sans-Bold' }],
  );
  const name = items.flatMap((item, index) => (index === 3 ? [{ ...item, text: ' ', x: 80 }, item] : [item]));
  const { name: read } = readResume([
    ...name,
    ...layOut([40, [t(50, 'ada@marsh.example')], 20, [b(50, 'Experience', 14)], ...JOBS]),
  ]);
  expect(read).toBe('ADA MARSH');
});

test('a job, a date and a label of a group are no headings', () => {
  const rows = [
    [b(50, 'EXPERIENCE', 12)],
    [b(50, 'Software Engineer, Fern Ltd (06/2017 – 02/2021)', 12)],
    [t(50, 'Leeds')],
    14,
    [b(50, 'EDUCATION', 12)],
    [b(50, 'Marsh College'), t(430, '2011 – 2015')],
    14,
    [b(50, 'SKILLS', 12)],
    [b(50, 'Languages')],
    [t(50, 'Python')],
    [t(50, 'Go')],
    4,
    [b(50, 'Software')],
    [t(50, 'Docker')],
    [t(50, 'Terraform')],
  ];
  expect(headingsOf(rows)).toEqual(['experience: EXPERIENCE', 'education: EDUCATION', 'skills: SKILLS']);
});

test.each([
  ['Przebieg zatrudnienia', 'experience'],
  ['Przebieg kariery', 'experience'],
  ['Historia zatrudnienia', 'experience'],
  ['Beruflicher Lebenslauf', 'experience'],
  ['Kariéra', 'experience'],
  ['Досвід', 'experience'],
  ['Професійна діяльність', 'experience'],
  ['Tidligere ansættelser', 'experience'],
  ['Historial profesional', 'experience'],
  ['Percorso lavorativo', 'experience'],
  ['Darbovietės', 'experience'],
  ['Yrkesbakgrund', 'experience'],
  ['Kursy i uprawnienia', 'courses'],
  ['Aus- und Weiterbildung', 'education'],
  ['Schulischer Werdegang', 'education'],
])('%s is a usual heading of %s', (heading, kind) => {
  expect(exactHeadingKind(heading.toUpperCase())).toBe(kind);
});
