import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

test('a budget limits what each holder has in all requests together, and all holders', () => {
  const budget = createByteBudget(100);
  const network = { key: 'network', maxBytes: 50 };
  const [one, other] = ['one', 'other'].map((key) => [{ key, maxBytes: 30 }, network]);
  const shares = [budget.share(one), budget.share(one), budget.share(other), budget.share()];
  expect(shares.map((share) => share.take(20))).toEqual([true, false, true, true]);
  // A refusal adds nothing: 10 are left for `one`, and for its network.
  expect(shares[1]!.take(10)).toBe(true);
  expect(shares[2]!.take(1)).toBe(false);
  expect(shares[3]!.take(31)).toBe(false);
  expect(shares[3]!.take(30)).toBe(true);
  for (const share of shares) share.release();
  expect(budget.share(one).take(30)).toBe(true);
});
