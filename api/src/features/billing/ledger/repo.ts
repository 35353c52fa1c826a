import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';

/** A payment or a refund. */
interface LedgerEntry {
  orderId: string;
  kind: 'payment' | 'refund';
  provider: string;
  /** The provider's id of the payment or refund. */
  providerRef: string;
  /** Minor units; negative for a refund. */
  amount: number;
  currency: string;
}

/** Adds an entry to the ledger, in the transaction of everything that follows from it. Entries are never changed. */
export async function insertLedgerEntry(tx: Transaction, entry: LedgerEntry, now: Date): Promise<void> {
  await tx.ledgerEntry.create({ data: { id: randomUUID(), ...entry, createdAt: now } });
}

/** An order's first payment in the ledger, which paid it. Any later payment is a duplicate. */
export function findFirstPayment(tx: Transaction, orderId: string) {
  return tx.ledgerEntry.findFirst({ where: { orderId, kind: 'payment' }, orderBy: { createdAt: 'asc' } });
}
