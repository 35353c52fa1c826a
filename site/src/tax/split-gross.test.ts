import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitGross } from './split-gross.ts';

test.each([
  [4900, 916, 3984],
  [123, 23, 100],
  [1, 0, 1],
  [3, 1, 2],
  [0, 0, 0],
])('finds 23%% VAT in %i grosze: %i', (gross, vat, net) => {
  expect(splitGross(gross, 23)).toEqual({ gross, vat, net, vatRatePercent: 23 });
});

test('net and VAT add up to gross, and VAT is within half a grosz of the exact tax', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 5, 8, 23), (gross, rate) => {
      const { net, vat } = splitGross(gross, rate);
      expect(net + vat).toBe(gross);
      expect(Math.abs(vat - (gross * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test('refuses an amount that is negative or not whole', () => {
  expect(() => splitGross(1.5, 23)).toThrow(RangeError);
  expect(() => splitGross(-1, 23)).toThrow(RangeError);
});
