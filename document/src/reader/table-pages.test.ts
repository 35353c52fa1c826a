import { describe, expect, test } from 'vitest';
import { b, entriesOf, i, item, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import { readResume } from './read-resume.ts';

const HEAD = [[b(60, 'Olga Prus', 22)], [t(60, 'olga.prus@example.com')], 20];

test('a date in a narrow gutter is not a part of the bold title close to it', () => {
  const rows = [[b(60, 'Experience', 14)]];
  const dated = [
    item(1, 140, { x: 60, text: '03.2014 – 09.2018' }),
    item(1, 140, { x: 150, text: 'Electrician', font: 'Sans-Bold' }),
    item(1, 154, { x: 150, text: 'Stadtwerke GmbH' }),
    item(1, 180, { x: 60, text: '10.2018 – 04.2020' }),
    item(1, 180, { x: 150, text: 'Technician', font: 'Sans-Bold' }),
    item(1, 194, { x: 150, text: 'Frankenpack GmbH' }),
  ];
  expect(entriesOf([...layOut([...HEAD, ...rows]), ...dated], 'experience')).toEqual([
    'Electrician | Stadtwerke GmbH |  | 2014-03 | 2018-09',
    'Technician | Frankenpack GmbH |  | 2018-10 | 2020-04',
  ]);
});

test('a city at the end of a school’s line is its place, and not the degree below it', () => {
  const items = layOut([
    ...HEAD,
    [b(60, 'Education', 14)],
    [b(60, 'University of Leeds'), t(480, 'Leeds')],
    [i(60, 'MSc Operations Research'), i(440, '2012 – 2013')],
    10,
    [b(60, 'University of York'), t(480, 'York')],
    [i(60, 'BSc Mathematics'), i(440, '2009 – 2012')],
  ]);
  expect(entriesOf(items, 'education')).toEqual([
    'MSc Operations Research | University of Leeds | Leeds | 2012 | 2013',
    'BSc Mathematics | University of York | York | 2009 | 2012',
  ]);
});

describe('languages', () => {
  test.each([
    [
      'with the level in a table’s cell',
      [
        [t(60, 'English'), t(200, 'native')],
        [t(60, 'French'), t(200, 'B1')],
      ],
    ],
    ['with the level behind a space', [[t(60, 'English native')], [t(60, 'French B1')]]],
    ['with the level behind a colon, in a narrow column', [[t(60, 'English: native')], [t(60, 'French: B1')]]],
  ])('%s', (_what, rows) => {
    const [languages] = sectionOf(layOut([...HEAD, [b(60, 'Languages', 14)], ...rows]), 'languages');
    expect(languages!.terms).toEqual([
      { name: 'English', detail: 'native' },
      { name: 'French', detail: 'B1' },
    ]);
  });
});

describe('contacts', () => {
  test('beside labels in a table', () => {
    const rows = [
      [b(60, 'Olga Prus', 22)],
      [t(60, 'E-mail:'), t(140, 'olga.prus@example.com')],
      [t(60, 'Adres:'), t(140, 'Piła')],
    ];
    expect(readResume(layOut([...rows, 20, [b(60, 'Umiejętności', 14)], [t(60, 'Excel')]]))).toMatchObject({
      email: 'olga.prus@example.com',
      location: 'Piła',
    });
  });

  test('behind pictograms', () => {
    const rows = [[b(60, 'Olga Prus', 22)], [t(60, '☎ (555) 010-4477 ✉ olga.prus@example.com ⌂ Austin, TX')]];
    expect(readResume(layOut([...rows, 20, [b(60, 'Skills', 14)], [t(60, 'Excel')]]))).toMatchObject({
      phone: '(555) 010-4477',
      location: 'Austin, TX',
    });
  });

  test('an address that is broken at a hyphen', () => {
    const rows = [
      [b(60, 'Olga Prus', 22)],
      [t(60, 'linkedin.com/in/olga-')],
      [t(60, 'prus')],
      [t(60, 'olga.prus@example.com')],
    ];
    expect(readResume(layOut(rows)).links).toEqual(['linkedin.com/in/olga-prus']);
  });
});

test('numbered lines are items of a list', () => {
  const items = layOut([...HEAD, [b(60, 'Summary', 14)], [t(60, '1. Sold ships')], [t(60, '2. Bought ropes')]]);
  expect(sectionOf(items, 'summary').at(-1)!.text).toEqual(['1. Sold ships', '2. Bought ropes']);
});
