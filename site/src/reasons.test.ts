import { expect, it } from 'vitest';
import { REASON_CODES } from './all-reasons.ts';
import { parseSentence } from './parse-sentence.ts';
import { REASONS, type ReasonCode, sentenceOf } from './reasons.ts';
import { sampleReason } from './testing/sample-reason.ts';

it('fills the parameters into the sentence', () => {
  expect(sentenceOf({ code: 'too-many-pages', max: 30 })).toBe('A CV can have at most 30 pages');
  expect(sentenceOf('resume-not-found')).toBe('CV does not exist');
});

it.each(REASON_CODES)('fills in all parameters of %s', (code) => {
  expect(sentenceOf(sampleReason(code))).not.toMatch(/[{}]|undefined/);
});

const OF_FIELDS = Object.entries(REASONS).filter(([, { text }]) => !text.includes('{{problem}}'));

it.each(OF_FIELDS.map(([code]) => code as ReasonCode))('parses the sentence of %s', (code) => {
  const sentence = sentenceOf(sampleReason(code));
  const read = parseSentence(sentence);
  expect(read).not.toBeNull();
  expect(sentenceOf(read!)).toBe(sentence);
});

it('parses the numbers in a sentence, and refuses other texts', () => {
  expect(parseSentence('The text can have at most 300 characters')).toEqual({ code: 'text-too-long', max: 300 });
  expect(parseSentence('Invalid input: expected string')).toBeNull();
  expect(parseSentence('The text can have at most many characters')).toBeNull();
});
