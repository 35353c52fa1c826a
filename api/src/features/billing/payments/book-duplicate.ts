import { randomUUID } from 'node:crypto';
import { audit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';

interface Duplicate {
  order: { id: string; userId: string | null; grossAmount: number; currency: string };
  attemptId: string;
  provider: string;
  providerRef: string;
}

/**
 * Books money that arrived for an order that another payment had paid already, and sends it back: nobody is charged twice. Its
 * invoice is not touched, since it was issued for the first payment alone.
 */
export async function bookDuplicate(
  tx: Transaction,
  deps: BillingDeps,
  { order, attemptId, provider, providerRef }: Duplicate,
): Promise<void> {
  const now = deps.clock();
  if (order.grossAmount === 0) return;
  await tx.ledgerEntry.create({
    data: {
      id: randomUUID(),
      orderId: order.id,
      kind: 'payment',
      provider,
      providerRef,
      amount: order.grossAmount,
      currency: order.currency,
      createdAt: now,
    },
  });
  const refundId = randomUUID();
  await tx.refund.create({
    data: {
      id: refundId,
      orderId: order.id,
      provider,
      paymentRef: providerRef,
      amount: order.grossAmount,
      currency: order.currency,
      state: 'requested',
      reason: 'duplicate',
      createdAt: now,
      updatedAt: now,
    },
  });
  await enqueue(tx, 'payment.send-refund', { payload: { refundId }, now });
  await audit(tx, deps, 'payment.duplicate', {
    userId: order.userId,
    details: { orderId: order.id, attemptId, provider, amount: order.grossAmount, currency: order.currency },
  });
}
