import { taxAmount } from '../tax-amount.ts';
import type { PriceOfPackage } from './repo.ts';

/** The price history of a package for the operator, one price a line, the latest last. */
export function printPrices(history: readonly PriceOfPackage[], now: Date): string {
  return history
    .map(({ validFrom, currency, grossAmount, regularAmount }) => {
      const since = validFrom.getTime() === 0 ? 'since the beginning' : `from ${validFrom.toISOString()}`;
      const reduced = regularAmount === null ? '' : `, reduced from ${taxAmount(regularAmount)}`;
      return `${taxAmount(grossAmount)} ${currency} ${since}${reduced}${validFrom > now ? ', planned' : ''}\n`;
    })
    .join('');
}
