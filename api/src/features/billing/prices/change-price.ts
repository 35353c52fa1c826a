import { type Currency, HOME_CURRENCY } from '@kreda/site/currencies';
import { audit, OPERATOR } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { Signature } from '../desk/signature.ts';
import { lowestBefore, priceAt } from './price-at.ts';
import { deletePlannedPrices, insertPrice, listPrices, lockPackage, writeEarlierPrice } from './repo.ts';

/**
 * The highest gross prices, minor units. Above them an invoice needs the buyer's address (VAT Act, art. 106e(5)(3)), which persons are not
 * asked for (docs/decisions/0083).
 */
export const HIGHEST_PRICES: Readonly<Record<Currency, number>> = { PLN: 45_000, EUR: 10_000 };

export interface PriceChange {
  packageSlug: string;
  currency: Currency;
  /** Gross, minor units. */
  grossAmount: number;
  /** When the regular price is back; null: this is the regular price. */
  reducedUntil: Date | null;
}

/** A change of a price that is not allowed. The message is for the operator. */
export class PriceRefused extends Error {}

/**
 * Changes the price of a package in one currency from now on, and writes it into the history. Orders and running subscriptions keep
 * theirs. A planned end of a reduction is replaced. A running reduction is prolonged by its own price and another day.
 *
 * @throws {PriceRefused} for a package that is not known, a price that is too high, and a reduction that is none.
 */
export async function changePrice(
  { db, clock, log }: Pick<BillingDeps, 'db' | 'clock' | 'log'>,
  change: PriceChange,
  signature: Signature,
): Promise<void> {
  const { packageSlug, currency, grossAmount, reducedUntil } = change;
  const highest = HIGHEST_PRICES[currency];
  if (grossAmount > highest)
    throw new PriceRefused(
      `AMOUNT: at most ${highest / 100} ${currency}, above which invoices need the buyer's address`,
    );
  await inTransaction(db, async (tx) => {
    if (!(await lockPackage(tx, packageSlug))) throw new PriceRefused(`There is no package ${packageSlug}`);
    const now = clock();
    const key = { packageSlug, currency };
    const { regularAmount, isRunning } = await reductionOf(tx, change, now);
    await deletePlannedPrices(tx, key, now);
    if (reducedUntil === null) {
      await insertPrice(tx, { ...key, validFrom: now, grossAmount, regularAmount: null });
    } else {
      // The row of a running reduction stays: its first day decides which earlier price is shown.
      if (!isRunning) await insertPrice(tx, { ...key, validFrom: now, grossAmount, regularAmount });
      await insertPrice(tx, { ...key, validFrom: reducedUntil, grossAmount: regularAmount, regularAmount: null });
    }
    // It does not know when a reduction ends, and sells at the regular price.
    if (currency === HOME_CURRENCY) await writeEarlierPrice(tx, packageSlug, regularAmount);
    const until = reducedUntil === null ? {} : { reducedUntil: reducedUntil.toISOString() };
    const details = { ...signature, package: packageSlug, currency, grossAmount, ...until };
    await audit(tx, { clock, log }, 'operation.price-changed', { userId: OPERATOR, details });
  });
}

/**
 * The regular price, from which a reduction is made, and whether that reduction is running already at this price. A reduction is counted from the
 * lowest price of the 30 days before it (Court of Justice, C-330/23), so a new one that is not below that is refused.
 */
async function reductionOf(
  tx: Transaction,
  { packageSlug, currency, grossAmount, reducedUntil }: PriceChange,
  now: Date,
): Promise<{ regularAmount: number; isRunning: boolean }> {
  if (reducedUntil === null) return { regularAmount: grossAmount, isRunning: false };
  const history = (await listPrices(tx, [packageSlug])).filter((point) => point.currency === currency);
  const current = priceAt(history, now);
  const lowest = lowestBefore(history, now);
  if (current === null || lowest === null)
    throw new PriceRefused(`${packageSlug} has no price in ${currency} that could be reduced`);
  const isRunning = current.reduction !== null && current.grossAmount === grossAmount;
  if (!isRunning && grossAmount >= lowest)
    throw new PriceRefused(`AMOUNT: below ${lowest / 100} ${currency}, the lowest price of the last 30 days`);
  if (reducedUntil <= now) throw new PriceRefused('--until: a day that is not over');
  return { regularAmount: current.reduction?.regularAmount ?? current.grossAmount, isRunning };
}
