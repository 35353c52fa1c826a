import { audit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { insertLedgerEntry } from '../ledger/repo.ts';
import { insertRefund } from '../refunds/repo.ts';

interface Duplicate {
  order: { id: string; userId: string | null; grossAmount: number; currency: string };
  attemptId: string;
  provider: string;
  providerRef: string;
}

/**
 * Records a payment of an order that was already paid, and refunds it. The invoice stays as it is, since it was issued for the first
 * payment.
 */
export async function refundDuplicate(
  tx: Transaction,
  deps: BillingDeps,
  { order, attemptId, provider, providerRef }: Duplicate,
): Promise<void> {
  const now = deps.clock();
  if (order.grossAmount === 0) return;
  const { grossAmount: amount, currency } = order;
  await insertLedgerEntry(tx, { orderId: order.id, kind: 'payment', provider, providerRef, amount, currency }, now);
  const { id: refundId } = await insertRefund(
    tx,
    {
      orderId: order.id,
      provider,
      paymentRef: providerRef,
      providerRef: null,
      amount,
      currency,
      reason: 'duplicate',
    },
    now,
  );
  await enqueue(tx, 'payment.send-refund', { payload: { refundId }, now });
  await audit(tx, deps, 'payment.duplicate', {
    userId: order.userId,
    details: { orderId: order.id, attemptId, provider, amount, currency },
  });
}
