import type { Transaction } from '../../../platform/database.ts';

/** An order and whose it is; both never change but when the account goes. */
export interface OrderKey {
  orderId: string;
  userId: string | null;
}

/**
 * Locks an order and its buyer's account until the transaction ends: whoever else has the order, or another one of that buyer, in
 * hand waits. To be called before anything is read there: on MySQL a transaction sees what stood at its first read, which has to be
 * after the lock.
 */
export async function lockOrder(tx: Transaction, { orderId, userId }: OrderKey, now: Date): Promise<void> {
  await tx.order.updateMany({ where: { id: orderId }, data: { updatedAt: now } });
  if (userId !== null) await tx.user.updateMany({ where: { id: userId }, data: { updatedAt: now } });
}
