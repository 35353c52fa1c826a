import type { Database } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';
import { findLedgerEntries, findLedgerEntriesByRef, type LedgerEntry } from './repo.ts';

const PAGE = 500;

/** The ledger entries of a period. */
export async function ledgerEntriesIn(db: Database, period: Period): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = await findLedgerEntries(db, period, { after: entries.at(-1)?.id ?? null, limit: PAGE });
    entries.push(...page);
    if (page.length < PAGE) return entries;
  }
}

/** The ledger entries of some payments or refunds of a provider, of any time, by the provider's id. */
export async function ledgerEntriesByRef(
  db: Database,
  key: { kind: 'payment' | 'refund'; provider: string; refs: string[] },
): Promise<Map<string, LedgerEntry>> {
  const found = await findLedgerEntriesByRef(db, key);
  return new Map(found.map((entry) => [entry.providerRef, entry]));
}
