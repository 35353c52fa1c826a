import { describe, expect, test } from 'vitest';
import { loadHyphenator } from './hyphenator.ts';
import { LANGUAGES } from './languages.ts';

const divided = async (language: (typeof LANGUAGES)[number], word: string) => {
  const { divide } = await loadHyphenator(language);
  const offsets = [0, ...divide(word), word.length];
  return offsets
    .slice(1)
    .map((end, index) => word.slice(offsets[index], end))
    .join('-');
};

describe('dividing words', () => {
  test.each([
    ['pl', 'odpowiedzialność', 'od-po-wie-dzial-ność'],
    ['de', 'Verantwortung', 'Ver-ant-wor-tung'],
    ['ua', 'університет', 'уні-вер-си-тет'],
  ] as const)('follows the rules of %s', async (language, word, expected) => {
    expect(await divided(language, word)).toBe(expected);
  });

  test.each(LANGUAGES)('has rules for %s, and does not divide short words', async (language) => {
    const { divide } = await loadHyphenator(language);
    expect(divide('kot')).toEqual([]);
    expect(divide(language === 'ua' ? 'відповідальність' : 'administration').length).toBeGreaterThan(0);
  });
});
