import { type Amounts, splitGross } from '../money.ts';

/** A price before a refund, after it, and the difference of both. */
export interface CorrectedAmounts {
  before: Amounts;
  after: Amounts;
  /** Nothing in it is above zero. */
  difference: Amounts;
}

/**
 * What a refund changes of a price. Tax is that of the price that is left, so that before and after add up; never the tax of the
 * refunded part (Polish VAT Act, art. 106j). One correction's `after` is the next one's `before`.
 *
 * @throws RangeError when more is given back than is left.
 */
export function correctedAmounts(
  { grossAmount, vatRatePercent }: { grossAmount: number; vatRatePercent: number },
  { refundedBefore, refunded }: { refundedBefore: number; refunded: number },
): CorrectedAmounts {
  const before = splitGross(grossAmount - refundedBefore, vatRatePercent);
  const after = splitGross(grossAmount - refundedBefore - refunded, vatRatePercent);
  return {
    before,
    after,
    difference: {
      gross: after.gross - before.gross,
      net: after.net - before.net,
      vat: after.vat - before.vat,
      vatRatePercent,
    },
  };
}
