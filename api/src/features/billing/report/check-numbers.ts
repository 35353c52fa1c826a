import type { Database } from '../../../platform/database.ts';
import type { Difference } from './difference.ts';
import type { ReportDays } from './report-days.ts';

const PAGE = 500;

/** Which numbers are missing from the series of the years that the days lie in; a whole year's, since a gap stays one. */
export async function* checkNumbers(db: Database, { from, to }: ReportDays): AsyncGenerator<Difference> {
  const years = { gte: Number(from.slice(0, 4)), lte: Number(to.slice(0, 4)) };
  const counters = await db.documentCounter.findMany({
    where: { year: years },
    orderBy: [{ series: 'asc' }, { year: 'asc' }],
  });
  for (const { series, year, lastNumber } of counters) {
    // Numbers are unique: as many as were given are all of them.
    if ((await db.billingDocument.count({ where: { series, year } })) === lastNumber) continue;
    for await (const [first, last] of gapsOf(db, { series, year, lastNumber })) {
      const ref =
        first === last ? `${series}/${first}/${year}` : `${series}/${first}/${year} to ${series}/${last}/${year}`;
      const text = first === last ? 'a number without its document' : `${last - first + 1} numbers without documents`;
      yield { kind: 'number-missing', provider: null, ref, orderId: null, amount: null, currency: null, text };
    }
  }
}

/** First and last numbers of what is missing, from 1 to the last one given. */
async function* gapsOf(
  db: Database,
  { series, year, lastNumber }: { series: string; year: number; lastNumber: number },
): AsyncGenerator<[first: number, last: number]> {
  let expected = 1;
  for (;;) {
    const page = await db.billingDocument.findMany({
      where: { series, year, number: { gte: expected } },
      orderBy: { number: 'asc' },
      take: PAGE,
      select: { number: true },
    });
    for (const { number } of page) {
      if (number > expected) yield [expected, number - 1];
      expected = number + 1;
    }
    if (page.length < PAGE) break;
  }
  if (expected <= lastNumber) yield [expected, lastNumber];
}
