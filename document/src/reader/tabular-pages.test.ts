import { describe, expect, test } from 'vitest';
import { b, entriesOf, layOut, sectionOf, t } from '../testing/foreign-page.ts';
import { readResume } from './read-resume.ts';

// Tabular resumes: a date or label in the left column, text in the right one.

const TITLE = [b(60, 'Lebenslauf', 18)];
const PERSON = [
  [t(60, 'Name'), t(200, 'Jana Weiß')],
  [t(60, 'Geburtsdatum'), t(200, '14.03.1988')],
  [t(60, 'Anschrift'), t(200, 'Lindenweg 12')],
  [t(200, '50667 Köln')],
  [t(60, 'Telefon'), t(200, '+49 171 5550143')],
  [t(60, 'E-Mail'), t(200, 'j.weiss@example.de')],
];
const JOBS = [
  [t(60, '04/2019 – heute'), b(200, 'Einkäuferin')],
  [t(200, 'Rheinstahl Handels GmbH')],
  [t(200, 'Einkauf von Rohstoffen')],
  [t(200, 'Pflege der Stammdaten')],
  [t(60, '09/2014 – 03/2019'), b(200, 'Industriekauffrau')],
  [t(200, 'Papierfabrik Hagen AG')],
];
const READ_JOBS = [
  'Einkäuferin | Rheinstahl Handels GmbH |  | 2019-04 | present',
  'Industriekauffrau | Papierfabrik Hagen AG |  | 2014-09 | 2019-03',
];

describe('labels of personal data beside their values', () => {
  test('are no column of their own', () => {
    const items = layOut([
      TITLE,
      10,
      [b(60, 'Persönliche Daten', 13)],
      ...PERSON,
      10,
      [b(60, 'Berufserfahrung', 13)],
      ...JOBS,
    ]);
    expect(readResume(items)).toMatchObject({
      name: 'Jana Weiß',
      email: 'j.weiss@example.de',
      phone: '+49 171 5550143',
      location: 'Lindenweg 12, 50667 Köln',
      profession: '',
    });
    expect(entriesOf(items, 'experience')).toEqual(READ_JOBS);
  });

  test('an address is found behind its label in a narrow cell, although it is broken', () => {
    const rows = [
      [t(60, 'Name'), t(160, 'Jana Weiß'), t(300, 'E-Mail'), t(380, 'jana.weiss@exam')],
      [t(380, 'ple.de')],
      [t(60, 'Telefon'), t(160, '+49 171 5550143'), t(300, 'Geburtsort'), t(380, 'Bonn')],
    ];
    expect(readResume(layOut([TITLE, ...rows]))).toMatchObject({ email: 'jana.weiss@example.de', links: [] });
  });

  test('first and last names may have labels of their own', () => {
    const rows = [
      [t(60, 'Nachname:'), t(200, 'Weiß')],
      [t(60, 'Vorname:'), t(200, 'Jana Marie')],
    ];
    expect(readResume(layOut([TITLE, ...rows])).name).toBe('Jana Marie Weiß');
  });
});

describe('headings', () => {
  test('beside their sections, in one row with the first line', () => {
    const rows = [
      [b(60, 'Persönliche Daten'), t(200, 'Name: Jana Weiß')],
      [t(200, 'E-Mail: j.weiss@example.de')],
      [b(60, 'Berufserfahrung'), t(200, '04/2019 – heute')],
      [b(200, 'Einkäuferin')],
      [t(200, 'Rheinstahl Handels GmbH')],
      [b(60, 'Sprachen'), t(200, 'Englisch (C1)')],
    ];
    const items = layOut([TITLE, 10, ...rows]);
    expect(readResume(items).name).toBe('Jana Weiß');
    expect(entriesOf(items, 'experience')).toEqual(READ_JOBS.slice(0, 1));
    expect(sectionOf(items, 'languages')[0]!.terms).toEqual([{ name: 'Englisch', detail: 'C1' }]);
  });

  test('a title in the right column is none, although it has a heading’s word and style', () => {
    const rows = [
      [b(60, 'Ausbildung')],
      [t(60, '08/2010 – 12/2012'), b(200, 'Ausbildung zur Bürokauffrau')],
      [t(200, 'IHK Bonn')],
      [t(200, 'Abschlussarbeit über die Buchhaltung kleiner Betriebe')],
      [b(60, 'Kenntnisse')],
      [t(60, 'Excel')],
    ];
    const items = layOut([[b(60, 'Jana Weiß', 20)], 10, ...rows]);
    expect(entriesOf(items, 'education')).toEqual(['Ausbildung zur Bürokauffrau | IHK Bonn |  | 2010-08 | 2012-12']);
  });
});

describe('dates in a gutter', () => {
  const HEAD = [[b(60, 'Jana Weiß', 22)], [t(60, 'j.weiss@example.de')], 20, [b(60, 'Work experience', 14)]];

  test('begin entries whose titles look like other text', () => {
    const rows = [
      [t(60, '2019 – 2021'), t(200, 'Buyer')],
      [t(200, 'Fern Ltd')],
      [t(200, 'Bought ropes')],
      [t(60, '2017 – 2019'), t(200, 'Clerk')],
      [t(200, 'Moss Ltd')],
    ];
    expect(entriesOf(layOut([...HEAD, ...rows]), 'experience')).toEqual([
      'Buyer | Fern Ltd |  | 2019 | 2021',
      'Clerk | Moss Ltd |  | 2017 | 2019',
    ]);
  });

  test('may take two lines', () => {
    const rows = [
      [t(60, 'September 2015 –'), b(200, 'Buyer')],
      [t(60, 'January 2020'), t(200, 'Fern Ltd')],
      [t(60, 'July 2013 – August'), b(200, 'Clerk')],
      [t(60, '2015'), t(200, 'Moss Ltd')],
    ];
    expect(entriesOf(layOut([...HEAD, ...rows]), 'experience')).toEqual([
      'Buyer | Fern Ltd |  | 2015-09 | 2020-01',
      'Clerk | Moss Ltd |  | 2013-07 | 2015-08',
    ]);
  });

  test('a place in a third column is the place', () => {
    const rows = [[t(60, '2019 – 2021'), b(200, 'Buyer'), t(480, 'Otrokovice')], [t(200, 'Barum Plast')]];
    expect(entriesOf(layOut([...HEAD, ...rows]), 'experience')).toEqual([
      'Buyer | Barum Plast | Otrokovice | 2019 | 2021',
    ]);
  });
});

test('short lines that fill no column are paragraphs of their own', () => {
  const items = layOut([TITLE, ...PERSON, 10, [b(60, 'Berufserfahrung', 13)], ...JOBS]);
  expect(sectionOf(items, 'experience')[0]!.entries[0]!.description).toEqual([
    'Einkauf von Rohstoffen',
    'Pflege der Stammdaten',
  ]);
});

test('labels tell the facts of entries', () => {
  const rows = [
    [t(60, 'Dates'), t(260, '2019 – 2021')],
    [t(60, 'Occupation or position held'), t(260, 'Moss')],
    [t(60, 'Main activities'), t(260, 'Bought ropes')],
    [t(260, 'Sold ships')],
    [t(60, 'Name and address of employer'), t(260, 'Buyer and Sons')],
    [t(60, 'Dates'), t(260, '2017 – 2019')],
    [t(60, 'Occupation or position held'), t(260, 'Clerk')],
    [t(60, 'Name and address of employer'), t(260, 'Fern Ltd')],
  ];
  const items = layOut([[b(60, 'Jana Weiß', 22)], 20, [b(60, 'Work experience', 14)], ...rows]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Moss | Buyer and Sons |  | 2019 | 2021',
    'Clerk | Fern Ltd |  | 2017 | 2019',
  ]);
  expect(sectionOf(items, 'experience')[0]!.entries[0]!.description).toEqual(['Bought ropes', 'Sold ships']);
});
