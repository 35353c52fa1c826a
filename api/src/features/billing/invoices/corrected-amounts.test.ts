import { splitGross } from '@kreda/site/tax/split-gross';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CorrectedAmounts, correctedAmounts } from './corrected-amounts.ts';

const PARTS = ['gross', 'net', 'vat'] as const;

/** Up to the largest amount that the database can store. */
const anyGross = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 2 ** 31 - 1 }));
/** Poland's current rates, and any that a law may introduce. */
const anyRate = fc.oneof(fc.constantFrom(0, 5, 8, 23), fc.integer({ min: 0, max: 100 }));

/** A price, its VAT rate, and refunds of a part of it or all of it. */
const anyRefunds = fc
  .tuple(anyGross, anyRate, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), fc.boolean())
  .map(([grossAmount, vatRatePercent, shares, isAllGivenBack]) => {
    const refunds: number[] = [];
    let left = grossAmount;
    for (const share of shares) {
      const refunded = Math.min(left, Math.max(1, Math.round(left * share)));
      if (refunded === 0) break;
      refunds.push(refunded);
      left -= refunded;
    }
    if (isAllGivenBack && left > 0) refunds.push(left);
    return { order: { grossAmount, vatRatePercent }, refunds };
  });

function correctionsOf({ order, refunds }: { order: Parameters<typeof correctedAmounts>[0]; refunds: number[] }) {
  let refundedBefore = 0;
  return refunds.map((refunded): CorrectedAmounts => {
    const corrected = correctedAmounts(order, { refundedBefore, refunded });
    refundedBefore += refunded;
    return corrected;
  });
}

test('tax is gross × rate / (100 + rate), rounded half up to the grosz', () => {
  fc.assert(
    fc.property(anyGross, anyRate, (gross, rate) => {
      const { vat } = splitGross(gross, rate);
      // vat − ½ ≤ exact < vat + ½, in whole numbers of any size.
      const exact = 2n * BigInt(gross) * BigInt(rate);
      const divisor = BigInt(100 + rate);
      expect((2n * BigInt(vat) - 1n) * divisor <= exact).toBe(true);
      expect(exact < (2n * BigInt(vat) + 1n) * divisor).toBe(true);
    }),
  );
});

test('at a rate of 100 % an exact half is rounded up, in favour of the tax', () => {
  expect(splitGross(3, 100)).toMatchObject({ vat: 2, net: 1 });
});

test('a lower price has neither more tax nor more net', () => {
  fc.assert(
    fc.property(anyGross, anyGross, anyRate, (one, other, rate) => {
      const [low, high] = [splitGross(Math.min(one, other), rate), splitGross(Math.max(one, other), rate)];
      expect(low.vat).toBeLessThanOrEqual(high.vat);
      expect(low.net).toBeLessThanOrEqual(high.net);
    }),
  );
});

test('a correction is the difference of two prices, each split into net and tax by itself', () => {
  fc.assert(
    fc.property(anyRefunds, ({ order, refunds }) => {
      let left = order.grossAmount;
      correctionsOf({ order, refunds }).forEach(({ before, after, difference }, index) => {
        expect(before).toEqual(splitGross(left, order.vatRatePercent));
        left -= refunds[index]!;
        expect(after).toEqual(splitGross(left, order.vatRatePercent));
        for (const part of PARTS) expect(before[part] + difference[part]).toBe(after[part]);
        expect(difference.net + difference.vat).toBe(difference.gross);
        expect(difference.gross).toBe(-refunds[index]!);
      });
    }),
  );
});

test('each correction starts where the previous one ended; invoice and corrections add up to what is left', () => {
  fc.assert(
    fc.property(anyRefunds, ({ order, refunds }) => {
      const invoice = splitGross(order.grossAmount, order.vatRatePercent);
      const corrections = correctionsOf({ order, refunds });
      let previous = invoice;
      for (const { before, after } of corrections) {
        expect(before).toEqual(previous);
        previous = after;
      }
      for (const part of PARTS) {
        const sum = corrections.reduce((total, { difference }) => total + difference[part], invoice[part]);
        expect(sum).toBe(previous[part]);
      }
    }),
  );
});

test('no price is ever below zero, and no correction adds money', () => {
  fc.assert(
    fc.property(anyRefunds, ({ order, refunds }) => {
      for (const { before, after, difference } of correctionsOf({ order, refunds })) {
        for (const part of PARTS) {
          expect(before[part]).toBeGreaterThanOrEqual(0);
          expect(after[part]).toBeGreaterThanOrEqual(0);
          expect(difference[part]).toBeLessThanOrEqual(0);
        }
      }
    }),
  );
});

test('when everything is refunded, in any number of parts, the last correction leaves gross, net and tax at zero', () => {
  fc.assert(
    fc.property(anyRefunds, ({ order, refunds }) => {
      const rest = order.grossAmount - refunds.reduce((sum, refunded) => sum + refunded, 0);
      const all = rest === 0 ? refunds : [...refunds, rest];
      expect(correctionsOf({ order, refunds: all }).at(-1)!.after).toEqual(splitGross(0, order.vatRatePercent));
    }),
  );
});

test('one refund and the same amount in several parts leave the same price', () => {
  fc.assert(
    fc.property(anyRefunds, ({ order, refunds }) => {
      const refunded = refunds.reduce((sum, part) => sum + part, 0);
      const atOnce = correctedAmounts(order, { refundedBefore: 0, refunded }).after;
      expect(correctionsOf({ order, refunds }).at(-1)?.after ?? atOnce).toEqual(atOnce);
    }),
  );
});

test('refuses to refund more than is left', () => {
  fc.assert(
    fc.property(anyRefunds, fc.integer({ min: 1, max: 1_000 }), ({ order, refunds }, more) => {
      const refundedBefore = refunds.reduce((sum, part) => sum + part, 0);
      const refunded = order.grossAmount - refundedBefore + more;
      expect(() => correctedAmounts(order, { refundedBefore, refunded })).toThrow(RangeError);
    }),
  );
});
