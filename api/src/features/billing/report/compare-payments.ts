import type { Database } from '../../../platform/database.ts';
import type { ListedPayment, PaymentRail, Period, ProviderPayment, RailLists } from '../providers/rail.ts';
import type { Difference } from './difference.ts';
import { inChunks } from './in-chunks.ts';
import { ledgerEntriesByRef } from './ledger-entries.ts';
import { nullIfUnknown } from './lists-from-database.ts';
import { countPayments, findOrderOfPayment, type LedgerEntry } from './repo.ts';

/** What is compared: the ledger in `db`, and one provider. */
export interface Comparison {
  db: Database;
  rail: PaymentRail;
  lists: RailLists;
}

/**
 * Compares a provider's payments with the ledger: those that were created in `made` and paid in `paid`. Adds the provider's ids of the
 * compared payments to `compared`.
 */
export async function* compareProviderPayments(
  { db, rail, lists }: Comparison,
  { made, paid, compared }: { made: Period; paid: Period; compared: Set<string> },
): AsyncGenerator<Difference> {
  const { provider } = rail;
  for await (const chunk of inChunks(lists.payments(made))) {
    const received = chunk.filter(
      ({ status, paidAt }) => status === 'succeeded' && paidAt !== null && paidAt >= paid.from && paidAt < paid.until,
    );
    const refs = received.map(({ providerRef }) => providerRef);
    const entries = await ledgerEntriesByRef(db, { kind: 'payment', provider, refs });
    for (const payment of received) {
      compared.add(payment.providerRef);
      const entry = entries.get(payment.providerRef);
      if (!entry) yield await notInLedger(db, provider, payment);
      else if (!isSame(entry, payment)) yield differs(entry, payment);
    }
  }
}

/** Compares ledger entries with the provider, unless `compared` has them. */
export async function* compareLedgerPayments(
  { rail }: Comparison,
  { entries, compared }: { entries: readonly LedgerEntry[]; compared: ReadonlySet<string> },
): AsyncGenerator<Difference> {
  for (const entry of entries) {
    if (compared.has(entry.providerRef)) continue;
    const payment = await nullIfUnknown(rail.retrieve(entry.providerRef));
    if (payment?.status !== 'succeeded') {
      const text = payment
        ? `in the ledger, but ${payment.status} at the provider`
        : 'in the ledger, but unknown to the provider';
      yield { ...about(entry), kind: 'payment-not-there', text };
    } else if (!isSame(entry, payment)) yield differs(entry, payment);
  }
}

async function notInLedger(db: Database, provider: string, payment: ListedPayment): Promise<Difference> {
  const knownOrderId = await findOrderOfPayment(db, { provider, providerRef: payment.providerRef });
  const orderId = knownOrderId ?? payment.orderId;
  const others = orderId === null ? 0 : await countPayments(db, orderId);
  const missing = knownOrderId ? 'not in the ledger' : 'unknown here';
  return {
    kind: others > 0 ? 'second-payment' : 'payment-not-booked',
    provider,
    ref: payment.providerRef,
    orderId,
    amount: payment.received?.amount ?? null,
    currency: payment.received?.currency ?? null,
    text:
      others > 0 ? `paid for an order that is paid already, but ${missing}` : `paid at the provider, but ${missing}`,
  };
}

function isSame({ amount, currency }: LedgerEntry, { received }: ProviderPayment): boolean {
  return received?.amount === amount && received.currency === currency;
}

function differs(entry: LedgerEntry, { received }: ProviderPayment): Difference {
  const atProvider = `${received?.amount} ${received?.currency}`;
  const text = `${entry.amount} ${entry.currency} in the ledger, ${atProvider} at the provider, in minor units`;
  return { ...about(entry), kind: 'payment-differs', text };
}

function about({ provider, providerRef: ref, orderId, amount, currency }: LedgerEntry) {
  return { provider, ref, orderId, amount, currency };
}
