import { expect, test } from 'vitest';
import { cheapestOffer } from './cheapest-offer.ts';

const monthly = { grossAmount: 1900, months: 1 };
const once = { grossAmount: 2900, months: null };
const longer = { grossAmount: 4900, months: null };

test('returns the cheapest one-off offer, even if a renewing one costs less', () => {
  expect(cheapestOffer([monthly, longer, once])).toBe(once);
});

test('returns the cheapest of all if every offer renews, and none if there are no offers', () => {
  expect(cheapestOffer([{ grossAmount: 9900, months: 12 }, monthly])).toBe(monthly);
  expect(cheapestOffer([])).toBeUndefined();
});
