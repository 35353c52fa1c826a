import type { Database } from '../../../platform/database.ts';
import type { Period, ProviderRefund } from '../providers/rail.ts';
import type { Comparison } from './compare-payments.ts';
import type { Difference } from './difference.ts';
import { inChunks } from './in-chunks.ts';
import { ledgerEntriesByRef } from './ledger-entries.ts';
import { nullIfUnknown } from './lists-from-database.ts';
import { findOrderOfPayment, findRefundsByRef, type LedgerEntry } from './repo.ts';

/** Compares a provider's refunds of a period with the ledger. Adds the provider's ids of the compared refunds to `compared`. */
export async function* compareProviderRefunds(
  { db, rail, lists }: Comparison,
  { made, compared }: { made: Period; compared: Set<string> },
): AsyncGenerator<Difference> {
  const { provider } = rail;
  for await (const chunk of inChunks(lists.refunds(made))) {
    const refs = chunk.map(({ providerRef }) => providerRef);
    const entries = await ledgerEntriesByRef(db, { kind: 'refund', provider, refs });
    const known = await knownOf(db, provider, chunk);
    for (const refund of chunk) {
      compared.add(refund.providerRef);
      const entry = entries.get(refund.providerRef);
      const difference = entry ? differenceOf(entry, refund) : await notInLedger(db, { provider, refund, known });
      if (difference) yield difference;
    }
  }
}

/** Compares ledger entries with the provider, unless `compared` has them. */
export async function* compareLedgerRefunds(
  { rail }: Comparison,
  { entries, compared }: { entries: readonly LedgerEntry[]; compared: ReadonlySet<string> },
): AsyncGenerator<Difference> {
  for (const entry of entries) {
    if (compared.has(entry.providerRef)) continue;
    const refund = await nullIfUnknown(rail.retrieveRefund(entry.providerRef));
    const difference: Difference | null = refund
      ? differenceOf(entry, refund)
      : { ...about(entry), kind: 'refund-not-there', text: 'in the ledger, but unknown to the provider' };
    if (difference) yield difference;
  }
}

/** Ids of the refunds of a chunk that we have stored: the provider's, or ours where the provider's answer was lost. */
async function knownOf(db: Database, provider: string, chunk: readonly ProviderRefund[]): Promise<Set<string>> {
  const refs = chunk.map(({ providerRef }) => providerRef);
  const ids = chunk.map(({ refundId }) => refundId).filter((id) => id !== null);
  const rows = await findRefundsByRef(db, { provider, refs, ids });
  return new Set(rows.map(({ id, providerRef }) => providerRef ?? id));
}

/** The difference of a refund without a ledger entry. Null when no money has gone back: it is pending or has failed. */
async function notInLedger(
  db: Database,
  { provider, refund, known }: { provider: string; refund: ProviderRefund; known: ReadonlySet<string> },
): Promise<Difference | null> {
  const { providerRef, paymentRef, state, refundId } = refund;
  if (state === 'failed') return null;
  const isKnown = known.has(providerRef) || (refundId !== null && known.has(refundId));
  if (isKnown && state === 'pending') return null;
  const orderId = await findOrderOfPayment(db, { provider, providerRef: paymentRef });
  const atProvider = state === 'pending' ? 'pending at the provider' : 'refunded at the provider';
  return {
    kind: isKnown ? 'refund-not-booked' : 'refund-unknown',
    provider,
    ref: providerRef,
    orderId,
    amount: -refund.amount,
    currency: refund.currency,
    text: `${atProvider}, but ${isKnown ? 'not in the ledger' : 'unknown here'}`,
  };
}

function differenceOf(entry: LedgerEntry, refund: ProviderRefund): Difference | null {
  if (refund.state !== 'succeeded')
    return { ...about(entry), kind: 'refund-failed', text: `in the ledger, but ${refund.state} at the provider` };
  if (-refund.amount === entry.amount && refund.currency === entry.currency) return null;
  const atProvider = `${-refund.amount} ${refund.currency}`;
  const text = `${entry.amount} ${entry.currency} in the ledger, ${atProvider} at the provider, in minor units`;
  return { ...about(entry), kind: 'refund-differs', text };
}

function about({ provider, providerRef: ref, orderId, amount, currency }: LedgerEntry) {
  return { provider, ref, orderId, amount, currency };
}
