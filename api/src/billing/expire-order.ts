import { inTransaction } from '../database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { stillPayable } from './still-payable.ts';
import { releaseVoucher } from './vouchers.ts';

/**
 * Ends an order that was not paid: its discount is free again, and its payments are cancelled at their providers. One that comes
 * late all the same still counts. False when it did not wait for its payment any more.
 */
export async function expireOrder({ db, clock, onMail }: BillingDeps, orderId: string): Promise<boolean> {
  const isExpired = await inTransaction(db, async (tx) => {
    const now = clock();
    const { count } = await tx.order.updateMany({
      where: stillPayable(orderId),
      data: { openKey: null, state: 'expired', updatedAt: now },
    });
    if (count === 0) return false;
    await releaseVoucher(tx, orderId, now);
    const open = await tx.paymentAttempt.findMany({
      where: { orderId, state: 'open', providerRef: { not: null } },
      select: { provider: true, providerRef: true },
    });
    for (const { provider, providerRef } of open) {
      await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef: providerRef! }, now });
    }
    return true;
  });
  if (isExpired) onMail();
  return isExpired;
}
