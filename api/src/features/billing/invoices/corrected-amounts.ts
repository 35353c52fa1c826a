import { type Amounts, splitGross } from '@kreda/site/tax/split-gross';

/** A price before a refund, after it, and the difference. */
export interface CorrectedAmounts {
  before: Amounts;
  after: Amounts;
  /** No amount in it is above zero. */
  difference: Amounts;
}

/**
 * How a refund changes a price. The tax is calculated from the price that is left, never from the refunded part (Polish VAT Act,
 * art. 106j). So the `after` of one correction is the `before` of the next.
 *
 * @throws RangeError when the refund is larger than what is left.
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
