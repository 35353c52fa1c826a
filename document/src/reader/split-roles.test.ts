import { expect, test } from 'vitest';
import { b, entriesOf, i, layOut, sectionOf, t } from '../testing/foreign-page.ts';

const itemsWith = (bullet: string) =>
  layOut([
    [b(50, 'Olga Prus', 20)],
    [t(50, 'olga@prus.example')],
    20,
    [b(50, 'Experience', 14)],
    6,
    [b(50, 'Fern Stores, Inc.'), t(440, 'Denver, CO')],
    [i(50, 'Director of Purchasing'), t(430, 'Feb 2023 – Present')],
    [t(60, `${bullet}Runs five teams of buyers`)],
    [i(50, 'Purchasing Manager'), t(430, 'Jul 2020 – Jan 2023')],
    [t(60, `${bullet}Opened stores in twelve towns`)],
    8,
    [b(50, 'Moss Health'), t(440, 'Boise, ID')],
    [i(50, 'Buyer'), t(430, 'Aug 2017 – Jun 2020')],
    [t(60, `${bullet}Bought beds and lamps`)],
  ]);

test.each(['• ', ''])('each role at one company is a job, with the bullet "%s"', (bullet) => {
  const items = itemsWith(bullet);
  expect(entriesOf(items, 'experience')).toEqual([
    'Director of Purchasing | Fern Stores, Inc. | Denver, CO | 2023-02 | present',
    'Purchasing Manager | Fern Stores, Inc. | Denver, CO | 2020-07 | 2023-01',
    'Buyer | Moss Health | Boise, ID | 2017-08 | 2020-06',
  ]);
  expect(
    sectionOf(items, 'experience').flatMap(({ entries }) => entries.map(({ description }) => description)),
  ).toEqual([['Runs five teams of buyers'], ['Opened stores in twelve towns'], ['Bought beds and lamps']]);
});
