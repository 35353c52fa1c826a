import type { Database } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';
import { findLedgerEntries, findLedgerEntriesByRef, type LedgerEntry } from './repo.ts';

const PAGE = 500;

/** What was booked in a period, a page at a time. */
export async function ledgerEntriesIn(db: Database, period: Period): Promise<LedgerEntry[]> {
  const booked: LedgerEntry[] = [];
  for (;;) {
    const page = await findLedgerEntries(db, period, { after: booked.at(-1)?.id ?? null, limit: PAGE });
    booked.push(...page);
    if (page.length < PAGE) return booked;
  }
}

/** What is booked of some payments or refunds of a provider, whenever that was, by the provider's id. */
export async function ledgerEntriesByRef(
  db: Database,
  key: { kind: 'payment' | 'refund'; provider: string; refs: string[] },
): Promise<Map<string, LedgerEntry>> {
  const found = await findLedgerEntriesByRef(db, key);
  return new Map(found.map((entry) => [entry.providerRef, entry]));
}
