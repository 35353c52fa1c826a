import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/text/languages.ts';
import { formatDate, formatPeriod, formatShortPeriod, formatYearMonth } from './period.ts';

describe('dates', () => {
  test.each([
    ['2021-03', 'pl', 'digits', '03.2021'],
    ['2021-03', 'en', 'short', 'Mar 2021'],
    ['2021-03', 'pl', 'long', 'marzec 2021'],
    ['2021-03', 'ua', 'long', 'березень 2021'],
    ['2021-03', 'lt', 'long', '2021 m. kovas'],
    ['2021', 'en', 'long', '2021'],
    ['', 'en', 'long', ''],
  ] as const)('%s in %s, %s: %s', (value, language, style, printed) => {
    expect(formatYearMonth(value, language, style)).toBe(printed);
  });

  test('every month of every language has a name of its own', () => {
    for (const language of LANGUAGES) {
      const printed = Array.from({ length: 12 }, (_, index) =>
        formatYearMonth(`2021-${String(index + 1).padStart(2, '0')}`, language, 'long'),
      );
      expect(new Set(printed).size, language).toBe(12);
    }
  });

  test('a day is written day.month.year, a range with an en dash, a single end without', () => {
    expect(formatDate('1990-05-31')).toBe('31.05.1990');
    expect(formatPeriod('a', 'b')).toBe('a – b');
    expect(formatPeriod('', 'b')).toBe('b');
    expect(formatPeriod('a', 'a')).toBe('a – a');
    expect(formatShortPeriod('a', 'a')).toBe('a');
    expect(formatShortPeriod('a', 'b')).toBe('a – b');
    expect(formatShortPeriod('', '')).toBe('');
  });
});
