/** The parts of a price. Integer minor units; always `net + vat === gross`. */
export interface Amounts {
  gross: number;
  net: number;
  vat: number;
  vatRatePercent: number;
}

/**
 * VAT by the gross method (Polish VAT Act, art. 106e(7)): tax = gross × rate / (100 + rate), rounded half up to the grosz. Net is the
 * rest, so that the parts always add up.
 *
 * @throws RangeError when the price is not a whole, non-negative number of minor units.
 */
export function splitGross(gross: number, vatRatePercent: number): Amounts {
  if (!Number.isSafeInteger(gross) || gross < 0) throw new RangeError(`${gross} is not an amount in minor units`);
  const divisor = 100 + vatRatePercent;
  // In integers: rounding half up is floor((2·a + b) / 2b), where a / b is the exact tax.
  const vat = Math.floor((2 * gross * vatRatePercent + divisor) / (2 * divisor));
  return { gross, net: gross - vat, vat, vatRatePercent };
}
