import type { Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { dayInWarsaw } from '../day-in-warsaw.ts';

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
  const take = () => tx.documentCounter.updateMany({ where: { series, year }, data: { lastNumber: { increment: 1 } } });
  if ((await take()).count === 0) {
    try {
      await tx.documentCounter.create({ data: { series, year, lastNumber: 1 } });
    } catch (error) {
      // Somebody else has just issued the year's first document. A plain update sees it, though it came after our first read.
      if (!isUniqueViolation(error)) throw error;
      await take();
    }
  }
  const { lastNumber } = await tx.documentCounter.findUniqueOrThrow({ where: { series_year: { series, year } } });
  return { year, number: lastNumber };
}
