import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { audit } from '../audit.ts';
import { inTransaction, type Queryable, type Transaction } from '../database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { issueCorrection } from './issue-correction.ts';
import { lockOrder, type OrderKey } from './lock-order.ts';
import { recountAccess } from './recount-access.ts';
import { REFUND_REASONS, type RefundReason, type RefundState, refundStateOf } from './refund-state.ts';

/**
 * Compares one refund with the provider and does what follows, once: the only place where money counts as given back. The
 * account page, the webhook's worker and the reconciler all call it. A refund that was made in the provider's own dashboard is
 * taken up like ours.
 *
 * @returns null when no payment of ours was refunded.
 * @throws Error when the provider does not answer.
 */
export async function syncRefund(deps: BillingDeps, providerRef: string): Promise<RefundState | null> {
  const refund = await deps.stripe.refunds.retrieve(providerRef);
  const order = await findOrder(deps.db, refund);
  if (order === null) return null;
  const state = await inTransaction(deps.db, (tx) => applyRefund(tx, deps, { refund, order }));
  if (state === 'succeeded') deps.onMail();
  return state;
}

async function applyRefund(
  tx: Transaction,
  deps: BillingDeps,
  { refund, order }: { refund: Stripe.Refund; order: OrderKey },
): Promise<RefundState> {
  const now = deps.clock();
  const { orderId } = order;
  await lockOrder(tx, order, now);
  const known = await findOrCreateRow(tx, { refund, orderId, now });
  const state = refundStateOf(refund);
  if (known.state === state) return state;
  if (known.state === 'succeeded') {
    // The bank sent it back after it had arrived. Books and correction stand; somebody has to look at it.
    deps.log.error({ refundId: known.id, orderId }, 'a refund that had succeeded was sent back');
    await audit(tx, deps, 'payment.refund-returned', { userId: null, details: { orderId, refundId: known.id } });
    return 'succeeded';
  }
  await tx.refund.update({ where: { id: known.id }, data: { state, updatedAt: now } });
  if (state === 'succeeded') await bookRefund(tx, deps, { orderId, row: known, providerRef: refund.id });
  return state;
}

async function findOrder(db: Queryable, refund: Stripe.Refund): Promise<OrderKey | null> {
  const paymentRef = typeof refund.payment_intent === 'string' ? refund.payment_intent : refund.payment_intent?.id;
  if (!paymentRef) return null;
  const attempt = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: { provider: 'stripe', providerRef: paymentRef } },
    select: { orderId: true, order: { select: { userId: true } } },
  });
  return attempt && { orderId: attempt.orderId, userId: attempt.order.userId };
}

interface RefundRow {
  id: string;
  state: string;
  amount: number;
  reason: string;
}

/** Our row of the refund: by the provider's id, by the id that we sent with it, or a new one. */
async function findOrCreateRow(
  tx: Transaction,
  { refund, orderId, now }: { refund: Stripe.Refund; orderId: string; now: Date },
): Promise<RefundRow> {
  const select = { id: true, state: true, amount: true, reason: true } as const;
  const provider = 'stripe';
  const byRef = await tx.refund.findUnique({
    where: { provider_providerRef: { provider, providerRef: refund.id } },
    select,
  });
  if (byRef) return byRef;
  const ownId = refund.metadata?.refundId;
  const own = ownId ? await tx.refund.findFirst({ where: { id: ownId, orderId, providerRef: null }, select }) : null;
  if (own) {
    await tx.refund.update({ where: { id: own.id }, data: { providerRef: refund.id, updatedAt: now } });
    return own;
  }
  return tx.refund.create({
    data: {
      id: randomUUID(),
      orderId,
      provider,
      providerRef: refund.id,
      amount: refund.amount,
      currency: refund.currency.toUpperCase(),
      state: 'requested',
      reason: 'provider',
      createdAt: now,
      updatedAt: now,
    },
    select,
  });
}

/** Everything that a refund brings, in the transaction that records it: ledger, access, correction, mail. */
async function bookRefund(
  tx: Transaction,
  deps: BillingDeps,
  { orderId, row, providerRef }: { orderId: string; row: RefundRow; providerRef: string },
): Promise<void> {
  const now = deps.clock();
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  const booked = await tx.ledgerEntry.aggregate({ where: { orderId, kind: 'refund' }, _sum: { amount: true } });
  const refundedBefore = -(booked._sum.amount ?? 0);
  await tx.ledgerEntry.create({
    data: {
      id: randomUUID(),
      orderId,
      kind: 'refund',
      provider: 'stripe',
      providerRef,
      amount: -row.amount,
      currency: order.currency,
      createdAt: now,
    },
  });
  const isAll = refundedBefore + row.amount >= order.grossAmount;
  await tx.order.update({ where: { id: orderId }, data: { state: isAll ? 'refunded' : 'partially_refunded' } });
  if (isAll) {
    await tx.fulfilment.updateMany({ where: { orderId, revokedAt: null }, data: { revokedAt: now } });
    if (order.userId !== null) await recountAccess(tx, order.userId);
  }
  const documentId = await issueCorrection(tx, order, {
    now,
    refundedBefore,
    refunded: row.amount,
    reason: reasonOf(row.reason),
  });
  await enqueue(tx, 'mail.refund', { payload: { orderId, documentId }, now });
  await audit(tx, deps, 'payment.refunded', {
    userId: order.userId,
    details: { orderId, amount: row.amount, currency: order.currency, reason: row.reason },
  });
}

function reasonOf(stored: string): RefundReason {
  return REFUND_REASONS.find((reason) => reason === stored) ?? 'provider';
}
