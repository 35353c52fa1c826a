import { expect, test } from 'vitest';
import { b, entriesOf, layOut, t } from '../testing/foreign-page.ts';
import { continuesPeriod } from './gutter.ts';

const head = [[b(50, 'Ewa Lipska', 20)], [t(50, 'ewa@lipska.example')], 20, [b(50, 'Experience', 14)], 6];

test.each(['2015–', '2015 –', '2015-'])('%s above a period has not ended', (open) => {
  const items = layOut([
    ...head,
    [t(50, open), t(150, 'Teacher, Fern School')],
    [t(50, '2008–2015'), t(150, 'Librarian, Moss Library')],
    [t(50, '2004–2008'), t(150, 'Tutor, Heath College')],
  ]);
  expect(entriesOf(items, 'experience')).toEqual([
    'Teacher | Fern School |  | 2015 | present',
    'Librarian | Moss Library |  | 2008 | 2015',
    'Tutor | Heath College |  | 2004 | 2008',
  ]);
});

test.each([
  ['September 2015 –', 'May 2019', true],
  ['2015 –', 'today', true],
  ['July 2013 – August', '2015', true],
  ['2015–', '2008–2015', false],
  ['2015–', '2008', false],
  ['2015–', 'since 2016', false],
])('%s above %s is one period: %s', (upper, lower, isOne) => {
  expect(continuesPeriod(upper, lower)).toBe(isOne);
});
