import { expect, test } from 'vitest';
import { b, entriesOf, item, layOut, t } from '../testing/foreign-page.ts';

const head = [[b(50, 'Ines Duarte', 20)], [t(50, 'ines@duarte.example')], 20];

test('a long title next to its year is an entry of its own', () => {
  const items = layOut([
    ...head,
    [b(50, 'CERTIFICATES', 14)],
    [t(60, '2019'), b(100, 'Licence for lifting gear, Harbour Board')],
    [t(60, '2020'), b(100, 'Diving for repairs, Sea School')],
    [t(60, '2022'), b(100, 'Inspection of welded seams below the water line and on land, Institute of Steel')],
    [t(60, '2024'), b(100, 'First aid, Red Cross')],
  ]);
  expect(entriesOf(items, 'certificates')).toEqual([
    'Licence for lifting gear, Harbour Board |  |  | 2019 | ',
    'Diving for repairs, Sea School |  |  | 2020 | ',
    'Inspection of welded seams below the water line and on land, Institute of Steel |  |  | 2022 | ',
    'First aid, Red Cross |  |  | 2024 | ',
  ]);
});

test('a long bold title with its date at the right is an entry of its own', () => {
  const items = layOut([
    ...head,
    [b(50, 'CERTIFICATES', 14)],
    [b(50, 'Inspection of welded seams below the water line and on land, Institute of Steel'), t(500, '11.2018')],
    [b(50, 'Licence for lifting gear, Harbour Board'), t(500, '08.2010')],
    [b(50, 'Diving for repairs, Sea School'), t(470, '03.2022 – 03.2027')],
  ]);
  expect(entriesOf(items, 'certificates')).toEqual([
    'Inspection of welded seams below the water line and on land, Institute of Steel |  |  | 2018-11 | ',
    'Licence for lifting gear, Harbour Board |  |  | 2010-08 | ',
    'Diving for repairs, Sea School |  |  | 2022-03 | 2027-03',
  ]);
});

test('headings of groups inside a section are not part of its entries', () => {
  const row = (year: string, prize: string) => [t(60, year), b(100, prize), t(480, 'Faro, Portugal')];
  const items = layOut([
    ...head,
    [b(50, 'AWARDS', 14)],
    [t(50, 'Prizes abroad', 12)],
    row('2023', 'Second place, River Race'),
    row('2022', 'Finalist, Ocean Race'),
    row('2021', 'Finalist, Straits Race'),
    [t(50, 'Prizes at home', 12)],
    row('2019', 'First place, Bay Race'),
    row('2018', 'Third place, Bay Race'),
    row('2017', 'Fourth place, Bay Race'),
  ]);
  expect(entriesOf(items, 'awards')).toEqual([
    'Second place, River Race |  | Faro, Portugal | 2023 | ',
    'Finalist, Ocean Race |  | Faro, Portugal | 2022 | ',
    'Finalist, Straits Race |  | Faro, Portugal | 2021 | ',
    'First place, Bay Race |  | Faro, Portugal | 2019 | ',
    'Third place, Bay Race |  | Faro, Portugal | 2018 | ',
    'Fourth place, Bay Race |  | Faro, Portugal | 2017 | ',
  ]);
});

test('a place at the end of the first line of two pages is not a running head', () => {
  const job = (page: number, title: string, period: string) => [
    item(page, 40, b(50, title)),
    item(page, 40, t(480, 'Porto, Portugal')),
    item(page, 54, t(50, 'Ria Shipyard')),
    item(page, 54, t(450, period)),
    item(page, 780, t(60, `• Kept the cranes running as ${title}`)),
    item(page, 830, t(50, 'Ines Duarte')),
  ];
  const items = [
    ...layOut([...head, [b(50, 'EXPERIENCE', 14)]]),
    item(1, 200, b(50, 'Welder')),
    item(1, 200, t(480, 'Porto, Portugal')),
    item(1, 214, t(50, 'Ria Shipyard')),
    item(1, 214, t(450, 'Jan 2019 – Dec 2021')),
    item(1, 830, t(50, 'Ines Duarte')),
    ...job(2, 'Fitter', 'Jan 2018 – Dec 2018'),
    ...job(3, 'Apprentice', 'May 2016 – Nov 2017'),
  ];
  expect(entriesOf(items, 'experience')).toEqual([
    'Welder | Ria Shipyard | Porto, Portugal | 2019-01 | 2021-12',
    'Fitter | Ria Shipyard | Porto, Portugal | 2018-01 | 2018-12',
    'Apprentice | Ria Shipyard | Porto, Portugal | 2016-05 | 2017-11',
  ]);
});

test('"Online" at the end of a line is a location', () => {
  const items = layOut([
    ...head,
    [b(50, 'COURSES', 14)],
    [b(50, 'Bookkeeping'), t(480, 'Online')],
    [t(50, 'Guild of Accountants'), t(480, 'May 2020')],
  ]);
  expect(entriesOf(items, 'courses')).toEqual(['Bookkeeping | Guild of Accountants | Online | 2020-05 | ']);
});

test('long titles with company, place and period in one line are entries of their own', () => {
  const items = layOut([
    ...head,
    [b(50, 'Work history', 14)],
    10,
    [t(50, 'Master Plumber — Lake Superior Mechanical, Duluth, MN (June 2016 to Present)')],
    8,
    [t(70, '• Run crews of four on hospital retrofits')],
    10,
    [t(50, 'Journeyman Plumber — Northland Pipe & Drain, Superior, WI (March 2010 to May 2016)')],
    8,
    [t(70, '• Service calls, boilers')],
    10,
    [t(50, 'Apprentice — Plumbers Local 11, Duluth, MN (2006 to 2010)')],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Master Plumber | Lake Superior Mechanical | Duluth, MN | 2016-06 | present',
    'Journeyman Plumber | Northland Pipe & Drain | Superior, WI | 2010-03 | 2016-05',
    'Apprentice | Plumbers Local 11 | Duluth, MN | 2006 | 2010',
  ]);
});
