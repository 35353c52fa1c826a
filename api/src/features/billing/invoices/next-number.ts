import type { Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../day-in-warsaw.ts';
import { takeNextNumber } from './repo.ts';

/**
 * The next number of a series in the seller's year. Taken in the transaction that issues: a document that is not issued after all
 * takes none, so that no number is left out.
 */
export async function nextNumber(
  tx: Transaction,
  series: string,
  now: Date,
): Promise<{ year: number; number: number }> {
  const year = Number(dayInWarsaw(now).slice(0, 4));
  return { year, number: await takeNextNumber(tx, series, year) };
}
