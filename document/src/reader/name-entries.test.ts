import { describe, expect, test } from 'vitest';
import { b, entriesOf, layOut, sectionOf, t } from '../testing/foreign-page.ts';

const head = [[b(50, 'Ines Duarte', 20)], [t(50, 'ines@duarte.example')], 20];

test('the title of a volunteer is the role, whichever name comes first', () => {
  const items = layOut([
    ...head,
    [b(50, 'VOLUNTEERING', 14)],
    [b(50, 'Harbour Museum'), t(440, 'May 2018 – present')],
    [t(50, 'Volunteer')],
    8,
    [b(50, 'Sea Scouts'), t(440, 'May 2014 – Jun 2017')],
    [t(50, 'Swimming coach')],
  ]);
  expect(entriesOf(items, 'volunteering')).toEqual([
    'Volunteer | Harbour Museum |  | 2018-05 | present',
    'Swimming coach | Sea Scouts |  | 2014-05 | 2017-06',
  ]);
});

test('the title of an award is the competition, not the rank', () => {
  const items = layOut([
    ...head,
    [b(50, 'AWARDS', 14)],
    [t(50, '2014'), t(100, '2nd/150'), t(200, 'Bridge Builders Cup')],
    [t(50, '2013'), t(100, 'National'), t(200, 'Crane Drivers Finals')],
    [t(50, '2012'), t(100, 'top 5/900'), t(200, 'Rope Knots Open')],
  ]);
  expect(entriesOf(items, 'awards')).toEqual([
    'Bridge Builders Cup | 2nd/150 |  | 2014 | ',
    'Crane Drivers Finals | National |  | 2013 | ',
    'Rope Knots Open | top 5/900 |  | 2012 | ',
  ]);
});

describe('a section under a heading in the person’s own words', () => {
  const page = (rows: Parameters<typeof layOut>[0]) =>
    layOut([
      ...head,
      [b(50, 'EXPERIENCE', 14)],
      [b(50, 'Fitter'), t(440, 'Jan 2019 – Dec 2021')],
      [t(50, 'Ria Shipyard')],
      16,
      [b(50, 'EDUCATION', 14)],
      [b(50, 'University of Faro'), t(440, '2012 – 2015')],
      [t(50, 'BSc Steel')],
      16,
      [b(50, 'DEEP WATER', 14)],
      ...rows,
    ]);

  test('contains jobs if each entry has a position, an organisation and a period', () => {
    const items = page([
      [b(50, 'LABORATORY OF TIDES'), t(440, 'Jan 2014 – Jan 2015')],
      [t(50, 'Researcher')],
      8,
      [b(50, 'INSTITUTE OF SALT'), t(440, 'Mar 2012 – May 2013')],
      [t(50, 'Research assistant')],
    ]);
    expect(entriesOf(items, 'experience')).toEqual([
      'Fitter | Ria Shipyard |  | 2019-01 | 2021-12',
      'Researcher | LABORATORY OF TIDES |  | 2014-01 | 2015-01',
      'Research assistant | INSTITUTE OF SALT |  | 2012-03 | 2013-05',
    ]);
  });

  test('does not contain jobs otherwise', () => {
    const items = page([
      [b(50, 'Dive to the wreck of the Aurora'), t(440, 'Jan 2014')],
      [t(50, 'Research vessel Gull')],
      8,
      [b(50, 'Dive to the reef'), t(440, 'Mar 2012')],
      [t(50, 'Captain: J. Reis')],
    ]);
    expect(entriesOf(items, 'experience')).toHaveLength(1);
    expect(sectionOf(items, 'other').map(({ heading, entries }) => [heading, entries.length])).toEqual([
      ['DEEP WATER', 2],
    ]);
  });
});

test('large headings in the person’s own words may outnumber the usual ones', () => {
  const items = layOut([
    ...head,
    ...['Experience', 'Education', 'Skills'].flatMap((heading) => [[b(50, heading, 15)], [t(50, 'Words')], 16]),
    ...['Patents', 'Talks given', 'Boats', 'Wrecks'].flatMap((heading) => [
      [b(50, heading, 15)],
      [t(50, `About ${heading}`)],
      16,
    ]),
  ]);
  expect(sectionOf(items, 'other').map(({ heading, text }) => [heading, text])).toEqual([
    ['Patents', ['About Patents']],
    ['Talks given', ['About Talks given']],
    ['Boats', ['About Boats']],
    ['Wrecks', ['About Wrecks']],
  ]);
});

test('a company may be named after a trade', () => {
  const items = layOut([
    ...head,
    [b(50, 'EXPERIENCE', 14)],
    [b(50, 'Geselle'), t(440, 'May 2018 – present')],
    [t(50, 'Ebner Lüftungstechniker GmbH & Co. KG')],
    8,
    [b(50, 'Lehrling'), t(440, 'May 2014 – Jun 2017')],
    [t(50, 'Rauch und Zug')],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Geselle | Ebner Lüftungstechniker GmbH & Co. KG |  | 2018-05 | present',
    'Lehrling | Rauch und Zug |  | 2014-05 | 2017-06',
  ]);
});
