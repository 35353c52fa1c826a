import { fieldsOf } from '@kreda/document/kinds/resume/model/sections';
import { sentenceOf } from '@kreda/site/reasons';
import { expect, test } from 'vitest';
import { entryFieldProblem, fieldProblem, hasTooManySentences, isReversed } from './field-problem.ts';

test.each([
  ['email', 'jan@', 'Email is invalid'],
  ['email', 'jan@firma.pl', undefined],
  ['email', '', undefined],
  ['phone', '12', 'The phone must have at least 3 characters'],
  ['phone', '112', undefined],
] as const)('gives for %s "%s": %s', (kind, value, expected) => {
  const problem = fieldProblem(kind, value);
  expect(problem && sentenceOf(problem)).toBe(expected);
});

test('recognises an end before its start, and accepts a year without a month', () => {
  expect(isReversed('2021-05', '2020-01')).toBe(true);
  expect(isReversed('2021-05', '2021')).toBe(false);
  expect(isReversed('2021-05', '')).toBe(false);
});

test('reports an end before its start as reversed dates, not as a missing date', () => {
  const reversed = { dateFrom: '2018-10', dateTo: '2010-03', present: false };
  const problemOf = (wanted: string, entry: Record<string, unknown>) =>
    entryFieldProblem('education', fieldsOf('education').find(({ name }) => name === wanted)!, entry);
  expect(problemOf('dateTo', reversed)).toEqual({ code: 'dates-reversed' });
  expect(problemOf('dateFrom', reversed)).toBeUndefined();
  expect(problemOf('dateTo', { ...reversed, present: true })).toBeUndefined();
});

test('accepts two sentences, not three', () => {
  expect(hasTooManySentences('Dobrze. Bardzo dobrze.')).toBe(false);
  expect(hasTooManySentences('Raz. Dwa. Trzy.')).toBe(true);
});
