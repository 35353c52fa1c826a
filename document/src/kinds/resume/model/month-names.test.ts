import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { MONTH_NAMES } from './month-names.ts';

describe.each(LANGUAGES)('the months of %s', (language) => {
  test.each(['short', 'long'] as const)('are twelve different %s words', (form) => {
    const names = MONTH_NAMES[language][form];
    expect(names).toHaveLength(12);
    expect(new Set(names).size).toBe(12);
    for (const name of names) expect(name).toMatch(/^\p{L}{3,}\.?$/u);
  });

  test('have short forms that are not longer than the whole word', () => {
    const { short, long } = MONTH_NAMES[language];
    for (const [index, name] of short.entries())
      expect(name.replace('.', '').length).toBeLessThanOrEqual(long[index]!.length);
  });
});

test('Polish months are in the nominative, as they stand beside a year', () => {
  expect(MONTH_NAMES.pl.long[1]).toBe('luty');
  expect(MONTH_NAMES.pl.short[9]).toBe('paź');
});
