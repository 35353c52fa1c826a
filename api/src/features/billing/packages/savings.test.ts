import type { Currency } from '@kreda/site/currencies';
import { expect, test } from 'vitest';
import { PACKAGES } from '../../../../../prisma/seed/packages.ts';
import { savingsPercent } from './savings.ts';

const savingsOf = (slugs: readonly string[], currency: Currency = 'PLN') => {
  const onSale = PACKAGES.filter(({ slug }) => slugs.includes(slug)).map(({ grossAmounts, ...offer }) => ({
    ...offer,
    currency,
    grossAmount: grossAmounts[currency],
  }));
  return onSale.map((offer) => [offer.slug, savingsPercent(offer, onSale)]);
};

test('a longer package saves against the shortest of its kind, rounded down', () => {
  expect(savingsOf(PACKAGES.map(({ slug }) => slug))).toEqual([
    ['access-14-days', null],
    ['access-90-days', 57],
    ['trial-7-days', null],
    ['monthly', null],
    ['yearly', 48],
  ]);
});

test('what is saved in euro follows from the prices in euro', () => {
  expect(
    savingsOf(
      PACKAGES.map(({ slug }) => slug),
      'EUR',
    ),
  ).toEqual([
    ['access-14-days', null],
    ['access-90-days', 60],
    ['trial-7-days', null],
    ['monthly', null],
    ['yearly', 50],
  ]);
});

test('nothing is saved against a package that cannot be bought', () => {
  expect(savingsOf(['access-90-days'])).toEqual([['access-90-days', null]]);
});

test('a package that costs more, or as much, saves nothing', () => {
  const month = { kind: 'recurring', days: 30, months: 1, grossAmount: 1_000, currency: 'PLN' };
  for (const grossAmount of [3_000, 3_500])
    expect(savingsPercent({ ...month, months: 3, grossAmount }, [month])).toBeNull();
  expect(savingsPercent({ ...month, months: 3, grossAmount: 2_999 }, [month])).toBeNull();
  expect(savingsPercent({ ...month, months: 3, grossAmount: 2_970 }, [month])).toBe(1);
});

test('prices in another currency are not compared', () => {
  const month = { kind: 'recurring', days: 30, months: 1, grossAmount: 3_900, currency: 'PLN' };
  const year = { kind: 'recurring', days: 365, months: 12, grossAmount: 5_000, currency: 'EUR' };
  expect(savingsPercent(year, [month, year])).toBeNull();
});
