import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('writes grosze as zlotys in the interface language', () => {
  expect(formatMoney(2990, 'PLN', 'pl')).toBe('29,90\u00a0zł');
  expect(formatMoney(2990, 'PLN', 'en')).toBe('PLN\u00a029.90');
});

it('writes nothing at all without grosze', () => {
  expect(formatMoney(0, 'PLN', 'pl')).toBe('0\u00a0zł');
});

it('knows currencies without minor units', () => {
  expect(formatMoney(500, 'JPY', 'en')).toBe('¥500');
});
