import { expect, test } from 'vitest';
import { formsRule, nameForms } from './name-forms.ts';
import { phraseFinder } from './phrase-finder.ts';
import { wordsOf } from './words.ts';

const phraseOf = (typed: string) => wordsOf(typed).map(({ text }) => formsRule(nameForms(text)));

/** The phrases that stand in a text, with what of the text they are. */
function found(phrases: readonly string[], text: string): [string, string][] {
  const find = phraseFinder(phrases.map((name) => ({ name, phrase: phraseOf(name) })));
  return find(wordsOf(text), text).map(({ start, end, of }) => [of.name, text.slice(start, end)]);
}

test('phrases with the same first words are all found, in any form, and overlapping ones too', () => {
  expect(
    found(
      ['Bank Morski', 'Bank Morski Zachód', 'Morska Stocznia'],
      'W Banku Morskim Zachód i w Banku Morskiej Stoczni',
    ),
  ).toEqual([
    ['Bank Morski', 'Banku Morskim'],
    ['Bank Morski Zachód', 'Banku Morskim Zachód'],
    ['Bank Morski', 'Banku Morskiej'],
    ['Morska Stocznia', 'Morskiej Stoczni'],
  ]);
});

test('a phrase does not go over the end of a line, nor over more than three characters', () => {
  expect(found(['Bank Morski'], 'Bank\nMorski, Bank --- Morski, Bank, Morski')).toEqual([
    ['Bank Morski', 'Bank, Morski'],
  ]);
});

test('of phrases that end at the same word the longest is found', () => {
  expect(found(['Morski', 'Bank Morski'], 'Bank Morski, Morski')).toEqual([
    ['Bank Morski', 'Bank Morski'],
    ['Morski', 'Morski'],
  ]);
});

test('phrases whose words match each other are followed in bounded number', () => {
  const forms = ['Kowala', 'Kowale', 'Kowali', 'Kowalo', 'Kowaly', 'Kowalu', 'Kowal'];
  const phrases = Array.from({ length: 200 }, (_, row) =>
    Array.from({ length: 24 }, (_, column) => forms[(row * 5 + column * column * (row + 1)) % forms.length]).join(' '),
  );
  const find = phraseFinder(phrases.map((name) => ({ phrase: phraseOf(name) })));
  const text = 'Kowalem '.repeat(2_000);
  expect(find(wordsOf(text), text).length).toBeLessThanOrEqual(2_000);
});

test('of a very long phrase the beginning is found', () => {
  const long = Array.from({ length: 40 }, (_, at) => `Słowo${at}x`).join(' ');
  const [place] = found([long], long);
  expect(place?.[1]).toMatch(/^Słowo0x .* Słowo23x$/);
});
