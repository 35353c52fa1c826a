import type { Database } from '../../../platform/database.ts';
import type { PaymentRail, Period } from '../providers/rail.ts';
import type { Rails } from '../providers/rails.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOrders, documentTotal } from './check-orders.ts';
import { checkWithdrawals } from './check-withdrawals.ts';
import { compareOwnDisputes, compareProviderDisputes, listReportedDisputes } from './compare-disputes.ts';
import { type Comparison, compareLedgerPayments, compareProviderPayments } from './compare-payments.ts';
import { compareLedgerRefunds, compareProviderRefunds } from './compare-refunds.ts';
import type { Difference } from './difference.ts';
import { ledgerEntriesIn } from './ledger-entries.ts';
import { listsFromDatabase } from './lists-from-database.ts';
import { findIssued, type LedgerEntry, type ReportedDispute } from './repo.ts';
import { daysBefore, daysOf, periodOf, type ReportDays } from './report-days.ts';
import { type Total, Totals } from './totals.ts';

/** The comparison of the providers' payments and refunds with our ledger. */
export interface Report extends ReportDays {
  /** `isListed`: compared by the provider's lists. Otherwise each payment and refund that we have was retrieved. */
  providers: { provider: string; isListed: boolean }[];
  /** Open disputes, and those that were opened or changed in the days of the report. */
  disputes: ReportedDispute[];
  differences: Difference[];
  totals: Total[];
}

/** A payment may be created this long before it is paid: as long as the reconciler checks an open one. */
const MADE_BEFORE_DAYS = 7;
const PAGE = 200;

/**
 * Compares the providers with our ledger, over whole days: payments by the day on which they were paid or recorded, refunds by the day
 * on which they were created or recorded. Only reads. Holds one day in memory at a time.
 *
 * @throws Error when a provider does not answer.
 */
export async function makeReport({ db, rails }: { db: Database; rails: Rails }, days: ReportDays): Promise<Report> {
  const byKey = new Map<string, Difference>();
  const totals = new Totals();
  const collect = async (differences: AsyncIterable<Difference>) => {
    for await (const difference of differences) {
      const key = `${difference.kind} ${difference.provider} ${difference.ref}`;
      // The same difference may be found on the day of the payment and on the day of its ledger entry.
      if (byKey.has(key)) continue;
      byKey.set(key, difference);
      totals.difference(difference);
    }
  };
  const comparisons = [...rails.values()].map((rail) => comparisonOf(db, rail));
  const paid = periodOf(days);
  for (const made of daysOf(daysBefore(days, MADE_BEFORE_DAYS))) {
    for (const comparison of comparisons)
      await collect(compareProviderPayments(comparison, { made, paid, compared: new Set() }));
  }
  for (const day of daysOf(days)) {
    const entries = await ledgerEntriesIn(db, day);
    for (const entry of entries) totals.add(entry);
    for (const comparison of comparisons) await compareDay(comparison, { day, paid, entries, collect });
    await collect(notCompared(rails, entries));
    const documented = await addDocuments(db, day, totals);
    await collect(checkOrders(db, new Set([...entries.map(({ orderId }) => orderId), ...documented])));
  }
  await collect(checkNumbers(db, days));
  await collect(checkWithdrawals(db, days));
  const disputes = await listReportedDisputes(db, paid);
  for (const { rail } of comparisons) {
    await collect(compareOwnDisputes(rail, disputes));
    await collect(compareProviderDisputes({ db, rail }, paid));
  }
  return {
    ...days,
    providers: comparisons.map(({ rail }) => ({ provider: rail.provider, isListed: rail.lists !== null })),
    disputes,
    differences: [...byKey.values()],
    totals: totals.list(),
  };
}

function comparisonOf(db: Database, rail: PaymentRail): Comparison {
  return { db, rail, lists: rail.lists ?? listsFromDatabase(db, rail) };
}

interface Day {
  day: Period;
  paid: Period;
  entries: readonly LedgerEntry[];
  collect(differences: AsyncIterable<Difference>): Promise<void>;
}

async function compareDay(comparison: Comparison, { day, paid, entries, collect }: Day): Promise<void> {
  const own = entries.filter(({ provider }) => provider === comparison.rail.provider);
  const payments = own.filter(({ kind }) => kind === 'payment');
  const refunds = own.filter(({ kind }) => kind === 'refund');
  const compared = new Set<string>();
  await collect(compareProviderPayments(comparison, { made: day, paid, compared }));
  await collect(compareLedgerPayments(comparison, { entries: payments, compared }));
  await collect(compareProviderRefunds(comparison, { made: day, compared }));
  await collect(compareLedgerRefunds(comparison, { entries: refunds, compared }));
}

/** Reports ledger entries of providers that are not configured, since they cannot be compared. */
async function* notCompared(rails: Rails, entries: readonly LedgerEntry[]): AsyncGenerator<Difference> {
  const known = new Set<string>(rails.keys());
  for (const { provider, providerRef: ref, orderId, amount, currency } of entries) {
    if (known.has(provider)) continue;
    const text = 'in the ledger, but its provider is not configured';
    yield { kind: 'not-compared', provider, ref, orderId, amount, currency, text };
  }
}

/** Adds the documents of a day to their providers' totals, and returns the ids of their orders. */
async function addDocuments(db: Database, period: Period, totals: Totals): Promise<string[]> {
  const orderIds: string[] = [];
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof findIssued>> = await findIssued(db, period, { after, limit: PAGE });
    for (const { orderId, content, order } of page) {
      orderIds.push(orderId);
      totals.document(order.ledger[0]?.provider ?? 'none', documentTotal(content));
    }
    if (page.length < PAGE) return orderIds;
    after = page.at(-1)!.id;
  }
}
