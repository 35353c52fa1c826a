import type { Currency } from '@kreda/site/currencies';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { PricePoint } from './price-at.ts';

/** A price of a package in a currency. */
export interface PriceOfPackage extends PricePoint {
  packageSlug: string;
  currency: string;
}

/** All prices of the packages: past, present and planned ones. */
export function listPrices(db: Queryable, slugs: readonly string[]): Promise<PriceOfPackage[]> {
  return db.packagePrice.findMany({ where: { packageSlug: { in: [...slugs] } }, orderBy: { validFrom: 'asc' } });
}

interface PriceKey {
  packageSlug: string;
  currency: Currency;
}

/** Locks a package and the history of its prices until the transaction ends. False when there is no such package. */
export async function lockPackage(tx: Transaction, slug: string): Promise<boolean> {
  const { count } = await tx.package.updateMany({ where: { slug }, data: { slug } });
  return count > 0;
}

/** Removes the prices that begin after `now`: nobody has seen them. */
export async function deletePlannedPrices(tx: Transaction, key: PriceKey, now: Date): Promise<void> {
  await tx.packagePrice.deleteMany({ where: { ...key, validFrom: { gt: now } } });
}

/** Writes the price in złoty that the release before this one sells by, after a rollback. The next release drops the column. */
export async function writeEarlierPrice(tx: Transaction, slug: string, grossAmount: number): Promise<void> {
  await tx.package.update({ where: { slug }, data: { grossAmount } });
}

export async function insertPrice(tx: Queryable, price: PriceKey & PricePoint): Promise<void> {
  await tx.packagePrice.create({ data: price });
}
