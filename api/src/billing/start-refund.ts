import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database.ts';
import { DomainError } from '../errors.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { RefundReason, RefundState } from './refund-state.ts';
import { syncRefund } from './sync-refund.ts';

export interface RefundRequest {
  orderId: string;
  /** Minor units; null: all that is left. */
  amount: number | null;
  reason: RefundReason;
}

/** A refund that is asked for and not yet known to the provider. */
interface OpenRefund {
  id: string;
  amount: number;
  paymentRef: string;
}

/**
 * Gives money of an order back. Asking twice for all of it gives it back once; a crash at any step is healed by the reconciler,
 * which asks the provider again with the same key.
 *
 * @throws {DomainError} `not-found` for an order that was not paid, `conflict` for more than is left of it.
 */
export async function startRefund(deps: BillingDeps, request: RefundRequest): Promise<RefundState> {
  const opened = await openRefund(deps, request);
  if ('state' in opened) return opened.state;
  try {
    return await sendRefund(deps, opened);
  } catch (error) {
    // It is written down, so it is given back: the reconciler goes on where this ended.
    deps.log.error({ err: error, refundId: opened.id }, 'a refund could not be sent');
    return 'requested';
  }
}

/** Asks the provider; the key is the refund's, so that asking again is answered with the same one. */
export async function sendRefund(deps: BillingDeps, { id, amount, paymentRef }: OpenRefund): Promise<RefundState> {
  const { stripe, db, clock } = deps;
  const made = await stripe.refunds.create(
    { payment_intent: paymentRef, amount, metadata: { refundId: id } },
    { idempotencyKey: `refund:${id}` },
  );
  await db.refund.updateMany({
    where: { id, providerRef: null },
    data: { providerRef: made.id, updatedAt: clock() },
  });
  return (await syncRefund(deps, made.id)) ?? 'requested';
}

/** Writes the refund down before anybody is asked, under the order's lock: of many at once, each sees those before it. */
async function openRefund(
  { db, clock }: BillingDeps,
  { orderId, amount, reason }: RefundRequest,
): Promise<OpenRefund | { state: RefundState }> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const paid = { id: orderId, state: { in: ['fulfilled', 'partially_refunded', 'refunded'] } };
    const { count } = await tx.order.updateMany({ where: paid, data: { updatedAt: now } });
    if (count === 0) throw new DomainError('not-found');
    const order = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: {
        grossAmount: true,
        currency: true,
        attempts: { where: { state: 'succeeded' }, select: { providerRef: true } },
        refunds: { where: { state: { not: 'failed' } }, select: { amount: true, state: true } },
      },
    });
    const left = order.grossAmount - order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    // All of it is on its way already: the same wish, from another tab or a second click.
    if (left === 0 && amount === null) return { state: order.refunds.at(-1)!.state as RefundState };
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left) throw new DomainError('conflict', 'The refund is larger than what is left');
    const paymentRef = order.attempts[0]?.providerRef;
    if (!paymentRef) throw new Error(`The order ${orderId} is paid and has no payment`);
    const id = randomUUID();
    await tx.refund.create({
      data: {
        id,
        orderId,
        provider: 'stripe',
        amount: wanted,
        currency: order.currency,
        state: 'requested',
        reason,
        createdAt: now,
        updatedAt: now,
      },
    });
    return { id, amount: wanted, paymentRef };
  });
}
