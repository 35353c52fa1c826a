import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('formats minor units as an amount in the interface’s language', () => {
  expect(formatMoney(2990, 'PLN', 'pl')).toBe('29,90\u00a0zł');
  expect(formatMoney(2990, 'PLN', 'en')).toBe('PLN\u00a029.90');
});

it('formats zero without decimals', () => {
  expect(formatMoney(0, 'PLN', 'pl')).toBe('0\u00a0zł');
});

it('formats currencies without minor units', () => {
  expect(formatMoney(500, 'JPY', 'en')).toBe('¥500');
});
