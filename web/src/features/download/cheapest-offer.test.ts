import { expect, test } from 'vitest';
import { cheapestOffer } from './cheapest-offer.ts';

const monthly = { grossAmount: 1900, months: 1 };
const once = { grossAmount: 2900, months: null };
const longer = { grossAmount: 4900, months: null };

test('names the cheapest offer that is paid once, even where a renewing one costs less', () => {
  expect(cheapestOffer([monthly, longer, once])).toBe(once);
});

test('names the cheapest of all where every offer renews, and none where none is on sale', () => {
  expect(cheapestOffer([{ grossAmount: 9900, months: 12 }, monthly])).toBe(monthly);
  expect(cheapestOffer([])).toBeUndefined();
});
