import { expect, test } from 'vitest';
import { fieldProblem, hasTooManySentences, isReversed } from './field-problem.ts';

test.each([
  ['email', 'jan@', 'Email is invalid'],
  ['email', 'jan@firma.pl', undefined],
  ['email', '', undefined],
  ['phone', '12', 'The phone must have at least 3 characters'],
  ['phone', '112', undefined],
])('says of %s "%s": %s', (name, value, expected) => {
  expect(fieldProblem(name, value)).toBe(expected);
});

test('notices an end before its start, and forgives a year without a month', () => {
  expect(isReversed('2021-05', '2020-01')).toBe(true);
  expect(isReversed('2021-05', '2021')).toBe(false);
  expect(isReversed('2021-05', '')).toBe(false);
});

test('counts sentences, not abbreviations at the end', () => {
  expect(hasTooManySentences('Dobrze. Bardzo dobrze.')).toBe(false);
  expect(hasTooManySentences('Raz. Dwa. Trzy.')).toBe(true);
});
