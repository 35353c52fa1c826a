import { describe, expect, test } from 'vitest';
import { isSameTerm, sortTerms, splitTerms } from './split-terms.ts';

describe('a pasted list', () => {
  test.each([
    ['Excel, Word; PowerPoint', ['Excel', 'Word', 'PowerPoint']],
    ['Excel\r\nWord\n\n PowerPoint ', ['Excel', 'Word', 'PowerPoint']],
    ['• Excel\n- Word\n3. PowerPoint', ['Excel', 'Word', 'PowerPoint']],
    ['obsługa klienta (telefon, e-mail), kasa', ['obsługa klienta (telefon, e-mail)', 'kasa']],
    ['Python 3,11, Java', ['Python 3,11', 'Java']],
    ['C++\tC#', ['C++', 'C#']],
    ['-5 °C', ['-5 °C']],
    ['Excel', ['Excel']],
    [' ,;\n', []],
  ])('%j has the terms %j', (text, terms) => {
    expect(splitTerms(text)).toEqual(terms);
  });

  test('adds each term once, as long as there is room, and names the others', () => {
    const long = 'x'.repeat(301);
    expect(sortTerms(['excel ', 'Word', 'word', long, 'Java', 'Go'], ['Excel'], 2)).toEqual({
      added: ['Word', 'Java'],
      repeated: ['excel ', 'word'],
      refused: [long],
      surplus: ['Go'],
    });
  });

  test('terms are compared without case and without spaces around and between', () => {
    expect(isSameTerm(' MS  Excel', 'ms excel')).toBe(true);
    expect(isSameTerm('Excel', 'Word')).toBe(false);
  });
});
