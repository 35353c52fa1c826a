import { describe, expect, test } from 'vitest';
import { typographicQuotes } from './quotation.ts';

describe('straight quotation marks', () => {
  test.each([
    ['pl', 'Nagroda "Złoty Kask" 2021', 'Nagroda „Złoty Kask” 2021'],
    ['en', 'the "Golden Helmet"', 'the “Golden Helmet”'],
    ['de', '"Goldener Helm"', '„Goldener Helm“'],
    ['ua', 'проєкт "Київ"', 'проєкт «Київ»'],
    ['dk', '("Guld")', '(»Guld«)'],
    ['se', '"Guld"', '”Guld”'],
  ] as const)('become those of the language: %s', (language, typed, printed) => {
    expect(typographicQuotes([typed], language)).toEqual([printed]);
  });

  test('stay straight without a pair: inches', () => {
    expect(typographicQuotes(['monitor 27" i 32"'], 'pl')).toEqual(['monitor 27" i 32"']);
  });

  test('pair across runs of different formatting', () => {
    expect(typographicQuotes(['firma "', 'Kask', '" sp. z o.o.'], 'pl')).toEqual(['firma „', 'Kask', '” sp. z o.o.']);
  });

  test('do not change typographic marks; apostrophes between letters become typographic', () => {
    expect(typographicQuotes(["„już” d'Arc, 5'"], 'pl')).toEqual(["„już” d’Arc, 5'"]);
  });
});
