import { OFFERED_LANGUAGES } from '@kreda/site/languages';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test('every language writes its own decimal sign and groups, with the currency after the amount', () => {
  const written = OFFERED_LANGUAGES.map((language) => [
    language,
    formatMoney(790, 'EUR', language),
    formatMoney(1_234_50, 'PLN', language),
  ]);
  expect(written).toEqual([
    ['pl', '7,90 EUR', '1\u00a0234,50 PLN'],
    ['en', '7.90 EUR', '1,234.50 PLN'],
    ['de', '7,90 EUR', '1.234,50 PLN'],
    ['cz', '7,90 EUR', '1\u00a0234,50 PLN'],
    ['ua', '7,90 EUR', '1\u00a0234,50 PLN'],
    ['dk', '7,90 EUR', '1.234,50 PLN'],
    ['es', '7,90 EUR', '1.234,50 PLN'],
    ['it', '7,90 EUR', '1.234,50 PLN'],
    ['lt', '7,90 EUR', '1\u00a0234,50 PLN'],
    ['se', '7,90 EUR', '1\u00a0234,50 PLN'],
    ['sk', '7,90 EUR', '1\u00a0234,50 PLN'],
  ]);
});

test('amounts below one unit and zero have two decimals', () => {
  expect(formatMoney(5, 'EUR', 'de')).toBe('0,05 EUR');
  expect(formatMoney(0, 'PLN', 'pl')).toBe('0,00 PLN');
});
