import { makeReport } from '@kreda/api/report';
import { DATABASES } from '@kreda/api/testing/databases';
import { startPayingApi } from '@kreda/api/testing/paying';
import { liveThroughYear, YEAR_STARTS } from '@kreda/api/testing/year-of-renewals';

/**
 * Measures a year of subscriptions on each kind of database, with the providers' sandboxes, and the report of that year. Yields a
 * line for each database.
 *
 * @throws {Error} if the ledger differs from the providers' lists.
 */
export async function* measureRenewals(subscriptions: number): AsyncGenerator<string> {
  for (const { kind, create } of DATABASES) {
    const database = await create();
    const paying = await startPayingApi({ databaseUrl: database.url });
    try {
      const lived = await timed(() => liveThroughYear(paying, subscriptions));
      const { api } = paying;
      const payments = await api.db.ledgerEntry.count({ where: { kind: 'payment' } });
      const days = { from: dayOf(YEAR_STARTS), to: dayOf(api.now) };
      const report = await timed(() => makeReport(api.deps, days));
      const { length } = report.result.differences;
      if (length > 0) throw new Error(`The report of the year on ${kind} finds ${length} differences`);
      yield `${kind}: ${payments} payments in ${seconds(lived.ms)}, ${(lived.ms / payments).toFixed(1)} ms each; ` +
        `their report in ${seconds(report.ms)}, without differences`;
    } finally {
      await paying.stop();
      await database.drop();
    }
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

// The year's clock is always at noon, so that its days are the same in UTC.
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(0)} s`;
}
