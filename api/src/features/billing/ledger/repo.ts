import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';

/** Money that came or went. */
interface LedgerEntry {
  orderId: string;
  kind: 'payment' | 'refund';
  provider: string;
  /** The provider's id of the payment or refund. */
  providerRef: string;
  /** Minor units; negative where money went back. */
  amount: number;
  currency: string;
}

/** Books money, in the transaction of what follows from it. Entries are never changed. */
export async function insertLedgerEntry(tx: Transaction, entry: LedgerEntry, now: Date): Promise<void> {
  await tx.ledgerEntry.create({ data: { id: randomUUID(), ...entry, createdAt: now } });
}

/** The payment that was booked first of an order, which paid it; any other one came twice. */
export function findFirstPayment(tx: Transaction, orderId: string) {
  return tx.ledgerEntry.findFirst({ where: { orderId, kind: 'payment' }, orderBy: { createdAt: 'asc' } });
}
