import { expect, test } from 'vitest';
import { isNip, nipDigits } from './nip.ts';

test.each(['5250001003', '525-000-10-03', '525 000 10 03', 'PL5250001003', '1060000062'])(
  '%s is a tax number',
  (text) => {
    expect(isNip(text)).toBe(true);
  },
);

test.each([
  '',
  '5250001008',
  '525000100',
  '52500010033',
  '0000000000',
  '1111111111',
  'ABCDEFGHIJ',
  '５２５０００１００３',
])('%j is not a tax number', (text) => {
  expect(isNip(text)).toBe(false);
});

test('a tax number is stored as digits only', () => {
  expect(nipDigits(' pl 525-000-10-03')).toBe('5250001003');
});
