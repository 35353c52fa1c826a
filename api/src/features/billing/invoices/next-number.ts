import type { Transaction } from '../../../platform/database.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { takeNextNumber } from './repo.ts';

/**
 * The next number of a series in the seller's year. Call it in the transaction that issues the document: if that rolls back, the number
 * is free again, so that the series has no gaps.
 */
export async function nextNumber(
  tx: Transaction,
  series: string,
  now: Date,
): Promise<{ year: number; number: number }> {
  const year = Number(dayInWarsaw(now).slice(0, 4));
  return { year, number: await takeNextNumber(tx, series, year) };
}
