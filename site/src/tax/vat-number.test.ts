import { expect, test } from 'vitest';
import { COUNTRIES, MEMBER_STATES } from './countries.ts';
import { readVatNumber } from './vat-number.ts';

test.each([
  ['DE', 'de 136 695 976', 'DE', '136695976'],
  ['DE', '136695976', 'DE', '136695976'],
  ['GR', 'EL094259216', 'EL', '094259216'],
  ['AT', 'ATU13585627', 'AT', 'U13585627'],
  ['FR', 'FR 40 303 265 045', 'FR', '40303265045'],
  ['NL', 'NL004495445B01', 'NL', '004495445B01'],
  ['IE', 'IE6433435F', 'IE', '6433435F'],
  ['ES', 'ES-B58378431', 'ES', 'B58378431'],
  ['SK', 'SK2020273893', 'SK', '2020273893'],
])('in %s, %s is a number', (country, typed, prefix, digits) => {
  expect(readVatNumber(country, typed)).toEqual({ country, prefix, digits });
});

test.each([
  ['DE', 'DE12345678'],
  ['DE', 'PL5250001003'],
  ['GR', 'GR094259216'],
  ['FR', ''],
  ['US', '123456789'],
  // A NIP is not checked with VIES.
  ['PL', '5250001003'],
])('in %s, "%s" is none', (country, typed) => {
  expect(readVatNumber(country, typed)).toBeNull();
});

test('there are 249 countries, each once, with all member states', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES).size).toBe(249);
  expect(MEMBER_STATES.filter((state) => !COUNTRIES.includes(state))).toEqual([]);
});
