import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../../platform/database.ts';

/** A payment, a refund, or money that a dispute withdraws or gives back. */
interface LedgerEntry {
  orderId: string;
  kind: 'payment' | 'refund' | 'dispute';
  provider: string;
  /** The provider's id of the payment, refund or dispute. */
  providerRef: string;
  /** Minor units; negative when money leaves us. */
  amount: number;
  currency: string;
}

/** Adds an entry to the ledger, in the transaction of everything that follows from it. Entries are never changed. */
export async function insertLedgerEntry(tx: Transaction, entry: LedgerEntry, now: Date): Promise<void> {
  await tx.ledgerEntry.create({ data: { id: randomUUID(), ...entry, createdAt: now } });
}

/** The payment with a provider's id, in the ledger. */
export function findPayment(tx: Transaction, { provider, providerRef }: { provider: string; providerRef: string }) {
  return tx.ledgerEntry.findFirst({ where: { kind: 'payment', provider, providerRef } });
}

/** An order's first payment in the ledger, which paid it. Any later payment is a duplicate. */
export function findFirstPayment(db: Queryable, orderId: string) {
  return db.ledgerEntry.findFirst({ where: { orderId, kind: 'payment' }, orderBy: { createdAt: 'asc' } });
}
