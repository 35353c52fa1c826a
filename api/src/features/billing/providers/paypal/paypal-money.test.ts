import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RailRefusal } from '../rail.ts';
import { fromPaypalMoney, toPaypalMoney } from './paypal-money.ts';

test.each([
  [4_999, 'PLN', '49.99'],
  [5, 'PLN', '0.05'],
  [100, 'pln', '1.00'],
  [500, 'JPY', '500'],
  [120_000, 'HUF', '1200'],
])('%i minor units of %s are %s', (amount, currency, value) => {
  expect(toPaypalMoney(amount, currency)).toEqual({ currencyCode: currency.toUpperCase(), value });
});

test('an amount is the same after writing and reading it, in every currency', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), fc.constantFrom('PLN', 'EUR', 'JPY'), (amount, currency) => {
      expect(fromPaypalMoney(toPaypalMoney(amount, currency))).toEqual({ amount, currency });
    }),
  );
});

test('refuses amounts that PayPal does not accept', () => {
  expect(() => toPaypalMoney(120_050, 'HUF')).toThrow(RailRefusal);
  expect(() => toPaypalMoney(-1, 'PLN')).toThrow(RailRefusal);
  expect(() => toPaypalMoney(0.5, 'PLN')).toThrow(RailRefusal);
});

test.each(['49.999', 'free', '-1.00', '1e3', ''])('refuses to read %j: nothing is rounded or guessed', (value) => {
  expect(() => fromPaypalMoney({ currencyCode: 'PLN', value })).toThrow('PayPal answered');
});
