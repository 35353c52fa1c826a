/** The parts of a price. Integer minor units; always `net + vat === gross`. */
export interface Amounts {
  gross: number;
  net: number;
  vat: number;
  /** May have two decimals, such as 25.5. */
  vatRatePercent: number;
}

/**
 * VAT by the gross method (Polish VAT Act, art. 106e(7)): tax = gross × rate / (100 + rate), rounded half up to the grosz or cent. Net is
 * the rest, so that the parts always add up.
 *
 * @throws RangeError when the price is not a whole, non-negative number of minor units, or the rate has more than two decimals.
 */
export function splitGross(gross: number, vatRatePercent: number): Amounts {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError(`${gross} is not an amount in minor units`);
  const rate = hundredthsOf(vatRatePercent);
  const divisor = 10_000 + rate;
  // In integers: rounding half up is floor((2·a + b) / 2b), where a / b is the exact tax. The product may exceed 2^53.
  const vat = Number((2n * BigInt(gross) * BigInt(rate) + BigInt(divisor)) / BigInt(2 * divisor));
  return { gross, net: gross - vat, vat, vatRatePercent };
}

/** A rate in hundredths of a percent: 25.5 % is 2550. @throws RangeError for a rate below zero or with more than two decimals. */
export function hundredthsOf(vatRatePercent: number): number {
  const hundredths = Math.round(vatRatePercent * 100);
  if (!(hundredths >= 0) || hundredths / 100 !== vatRatePercent)
    throw new RangeError(`${vatRatePercent} is not a rate with at most two decimals`);
  return hundredths;
}
