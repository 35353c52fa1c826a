import { expect, test } from 'vitest';
import { sentenceText } from '../../../i18n/reason-text.ts';
import { entryFieldProblem, fieldProblem, hasTooManySentences, isReversed } from './field-problem.ts';

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

test('says of an end before its start what is wrong, not that a date is missing', () => {
  const reversed = { dateFrom: '2018-10', dateTo: '2010-03', present: false };
  expect(sentenceText(entryFieldProblem('dateTo', reversed) ?? '')).toBe(
    'Data końca jest wcześniejsza niż data początku',
  );
  expect(entryFieldProblem('dateFrom', reversed)).toBeUndefined();
  expect(entryFieldProblem('dateTo', { ...reversed, present: true })).toBeUndefined();
});

test('counts sentences, not abbreviations at the end', () => {
  expect(hasTooManySentences('Dobrze. Bardzo dobrze.')).toBe(false);
  expect(hasTooManySentences('Raz. Dwa. Trzy.')).toBe(true);
});
