import type { Database } from '../../../platform/database.ts';
import type { Difference } from './difference.ts';
import { countDocuments, findCounters, findNumbers } from './repo.ts';
import type { ReportDays } from './report-days.ts';

const PAGE = 500;

/** Numbers that are missing in the series of the years of these days. Checks whole years, since a gap does not go away. */
export async function* checkNumbers(db: Database, { from, to }: ReportDays): AsyncGenerator<Difference> {
  const years = { from: Number(from.slice(0, 4)), to: Number(to.slice(0, 4)) };
  for (const { series, year, lastNumber } of await findCounters(db, years)) {
    // Numbers are unique: if the count is right, none is missing.
    if ((await countDocuments(db, { series, year })) === lastNumber) continue;
    for await (const [first, last] of gapsOf(db, { series, year, lastNumber })) {
      const ref =
        first === last ? `${series}/${first}/${year}` : `${series}/${first}/${year} to ${series}/${last}/${year}`;
      const text = first === last ? 'a number without a document' : `${last - first + 1} numbers without documents`;
      yield { kind: 'number-missing', provider: null, ref, orderId: null, amount: null, currency: null, text };
    }
  }
}

/** The first and last number of each gap, from 1 to the last number that was taken. */
async function* gapsOf(
  db: Database,
  { series, year, lastNumber }: { series: string; year: number; lastNumber: number },
): AsyncGenerator<[first: number, last: number]> {
  let expected = 1;
  for (;;) {
    const page = await findNumbers(db, { series, year }, { from: expected, limit: PAGE });
    for (const number of page) {
      if (number > expected) yield [expected, number - 1];
      expected = number + 1;
    }
    if (page.length < PAGE) break;
  }
  if (expected <= lastNumber) yield [expected, lastNumber];
}
