import { expect, test } from 'vitest';
import { nameCharacter } from './name-character.ts';

test('a character is named with its code point, in at least four digits', () => {
  expect(nameCharacter('\u{12000}')).toBe('\u{12000} U+12000');
  expect(nameCharacter('ß')).toBe('ß U+00DF');
});

test('a character of several code points is named with all of them in order', () => {
  expect(nameCharacter('👍🏽')).toBe('👍🏽 U+1F44D U+1F3FD');
});

test('an invisible character is named by its code point only', () => {
  expect(nameCharacter('\u{f3c9}')).toBe('U+F3C9');
  expect(nameCharacter('\u{202e}')).toBe('U+202E');
});
