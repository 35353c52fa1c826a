import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { UNDER_WAY } from '../payments/under-way.ts';
import { releaseVoucher } from '../vouchers/vouchers.ts';
import { stillPayable } from './still-payable.ts';

/**
 * Ends an order that was not paid: its discount is free again, and its payments are cancelled at their providers. One that comes
 * late all the same still counts. False when it does not wait for its payment any more, or the money is on its way.
 */
export async function expireOrder({ db, clock, wakeOutbox }: BillingDeps, orderId: string): Promise<boolean> {
  const isExpired = await inTransaction(db, (tx) => expireWithin(tx, orderId, clock()));
  if (isExpired) wakeOutbox();
  return isExpired;
}

/** As `expireOrder`, within a transaction. */
export async function expireWithin(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  // A write first: it locks the order, and what is read afterwards is how things stand.
  const { count } = await tx.order.updateMany({ where: stillPayable(orderId), data: { updatedAt: now } });
  if (count === 0) return false;
  const attempts = await tx.paymentAttempt.findMany({
    where: { orderId, state: { in: [...UNDER_WAY] } },
    select: { provider: true, providerRef: true, state: true, isOffSession: true },
  });
  if (attempts.some(({ state, isOffSession }) => state === 'processing' || isOffSession)) return false;
  await tx.order.update({ where: { id: orderId }, data: { openKey: null, state: 'expired' } });
  await releaseVoucher(tx, orderId, now);
  for (const { provider, providerRef } of attempts) {
    if (providerRef) await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef }, now });
  }
  await tx.paymentAttempt.updateMany({
    where: { orderId, state: 'open', providerRef: null },
    data: { state: 'cancelled', updatedAt: now },
  });
  return true;
}
