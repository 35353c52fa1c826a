import { expect, test } from 'vitest';
import { DOCUMENT_LABELS } from '../kinds/resume/model/document-labels.ts';
import { b, entriesOf, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import { isContinuedMark, withoutContinuedMark } from './continued-mark.ts';

const job = (title: string, company: string, period: string): Parameters<typeof layOut>[0] => [
  [b(50, title)],
  [t(50, company), t(440, period)],
  [t(54, '• Kept the pumps dry')],
  8,
];

const first = layOut([
  [b(50, 'Olla Brock', 20)],
  [t(50, 'olla@brock.example')],
  200,
  [b(50, 'EXPERIENCE', 14)],
  ...job('Fitter', 'Lock Works', 'Jan 2020 – present'),
  [b(50, 'Welder')],
  [t(50, 'Weir Works'), t(440, 'Jan 2018 – Dec 2019')],
  [t(54, '• Sealed the gates')],
]);

/** The heading of the second page in one cell, or with its mark in another face. */
const REPEATED = [
  [b(50, 'EXPERIENCE', 14)],
  [b(50, 'EXPERIENCE (cont.)', 14)],
  [b(50, 'EXPERIENCE', 14), t(122, '(cont.)', 14)],
  [b(50, 'EXPERIENCE', 14), t(122, '(Fortsetzung)', 14)],
  [b(50, 'EXPERIENCE – continued', 14)],
  [b(50, 'EXPERIENCE (CD.)', 14)],
];

test('a mark above a repeated heading is no text of the section', () => {
  const second = layOut([[t(50, 'continued', 9)], [b(50, 'EXPERIENCE', 14)], [t(54, '• Oiled the gates')]], 2);
  const [experience, ...others] = sectionOf([...first, ...second], 'experience');
  expect(others).toEqual([]);
  expect(experience!.entries.map(({ description }) => description)).toEqual([
    ['Kept the pumps dry'],
    ['Sealed the gates', 'Oiled the gates'],
  ]);
});

test('a company that is called like a mark is kept', () => {
  const jobs = [...job('Rigger', 'Continua', 'Jan 2016 – Dec 2017'), [b(50, 'Segue')], [t(50, 'Jan 2014')]];
  expect(entriesOf([...first, ...layOut(jobs as Parameters<typeof layOut>[0], 2)], 'experience').slice(2)).toEqual([
    'Rigger | Continua |  | 2016-01 | 2017-12',
    expect.stringContaining('Segue'),
  ]);
});

test.each(REPEATED.map((row) => [row.map(({ text }) => text).join(' '), row] as const))(
  'a heading that is repeated where its section continues does not begin a section: %s',
  (_, row) => {
    const second = layOut(
      [
        row,
        [t(54, '• Oiled the gates')],
        8,
        ...job('Rigger', 'Sluice Works', 'Jan 2016 – Dec 2017'),
        [b(50, 'EDUCATION', 14)],
        [b(50, 'School of Canals'), t(440, '2012 – 2015')],
      ],
      2,
    );
    const items = [...first, ...second];
    expect(entriesOf(items, 'experience')).toEqual([
      'Fitter | Lock Works |  | 2020-01 | present',
      'Welder | Weir Works |  | 2018-01 | 2019-12',
      'Rigger | Sluice Works |  | 2016-01 | 2017-12',
    ]);
    const sections = sectionOf(items, 'experience');
    expect(sections).toHaveLength(1);
    expect(sections[0]!.entries[1]!.description).toEqual(['Sealed the gates', 'Oiled the gates']);
  },
);

test('marks of continued sections are known in all languages', () => {
  for (const { continued } of Object.values(DOCUMENT_LABELS)) {
    expect(isContinuedMark(continued)).toBe(true);
    expect(withoutContinuedMark(`Certyfikaty (${continued})`)).toBe('Certyfikaty');
  }
});

test('brackets with other words, and a mark without a heading, are text', () => {
  for (const text of ['Experience (contract)', 'Experience – Fortnum', '(cont.)', 'Skills (C, C++)'])
    expect(withoutContinuedMark(text)).toBe(text);
});

test('a title at the top of two pages is not a running head', () => {
  const items = [
    ...first,
    ...layOut(job('Fitter', 'Sluice Works', 'Jan 2016 – Dec 2017'), 2),
    ...layOut(job('Fitter', 'Dam Works', 'Jan 2014 – Dec 2015'), 3),
  ];
  expect(entriesOf(items, 'experience')).toEqual([
    'Fitter | Lock Works |  | 2020-01 | present',
    'Welder | Weir Works |  | 2018-01 | 2019-12',
    'Fitter | Sluice Works |  | 2016-01 | 2017-12',
    'Fitter | Dam Works |  | 2014-01 | 2015-12',
  ]);
});
