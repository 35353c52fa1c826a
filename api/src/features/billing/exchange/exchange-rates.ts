import type { ExchangeRate } from '@kreda/document/kinds/invoice/exchange';

/** Rates by which tax in a foreign currency is written in złoty. */
export interface ExchangeRates {
  /**
   * The mean rate of the last working day before a day, on which the tax became due (VAT Act, art. 31a(1)). Which days are working days,
   * the tables of the National Bank of Poland tell: there is one for each.
   *
   * @param day as an ISO date in Warsaw.
   * @throws {ProviderDown} when the bank does not answer, or not as documented.
   */
  meanRateBefore(currency: string, day: string): Promise<ExchangeRate>;
}
