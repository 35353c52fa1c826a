import { expect, test } from 'vitest';
import { readWrittenDay } from './written-day.ts';

test.each([
  ['12.05.1990', '1990-05-12'],
  ['1990-05-12', '1990-05-12'],
  ['12 maja 1990', '1990-05-12'],
  ['12 maja 1990 r.', '1990-05-12'],
  ['May 12, 1990', '1990-05-12'],
  ['12. Mai 1990', '1990-05-12'],
  ['Mar 4, 1990', '1990-03-04'],
  ['4 marca 1990', '1990-03-04'],
  ['Mar 4', null],
  ['12.05.1990 w Poznaniu', null],
  ['ur. 12.05.1990', null],
  ['31.02.1990', null],
  ['1990', null],
  ['05/1990', null],
])('the day of “%s” is %s', (text, day) => {
  expect(readWrittenDay(text)).toBe(day);
});
