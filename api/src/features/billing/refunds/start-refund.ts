import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getBuyerId, getOrderAndRefunds, lockPaid } from '../orders/repo.ts';
import { findPaidRef } from '../payments/repo.ts';
import { RailRefusal } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';
import type { RefundReason, RefundState } from './refund-state.ts';
import { getRefund, insertRefund, refuseRefund } from './repo.ts';
import { applyRefund, syncRefund } from './sync-refund.ts';

export interface RefundRequest {
  orderId: string;
  /** Minor units; null: all that is left. */
  amount: number | null;
  reason: RefundReason;
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
    return await sendOpenRefund(deps, opened.id);
  } catch (error) {
    // It is written down, so it is given back: the reconciler goes on where this ended.
    deps.log.error({ err: error, refundId: opened.id }, 'a refund could not be sent');
    return 'requested';
  }
}

/**
 * Asks the provider for a refund that is written down; asking again is answered with the same one. A provider that will never give
 * it back ends it as failed.
 *
 * @throws Error when the provider does not answer.
 */
export async function sendOpenRefund(deps: BillingDeps, refundId: string): Promise<RefundState> {
  const { db } = deps;
  const row = await getRefund(db, refundId);
  const { provider, providerRef, paymentRef, amount, currency } = row;
  if (row.state === 'failed' || row.state === 'succeeded') return row.state;
  if (providerRef) return (await syncRefund(deps, provider as Provider, providerRef)) ?? 'requested';
  const rail = railOf(deps.rails, provider);
  try {
    const refund = await rail.refund({
      refundId,
      paymentRef: paymentRef ?? (await paymentRefOf(deps, row)),
      amount,
      currency,
    });
    return (await applyRefund(deps, rail.provider, refund)) ?? 'requested';
  } catch (error) {
    if (!(error instanceof RailRefusal)) throw error;
    await refuse(deps, row, error);
    return 'failed';
  }
}

/** A refund that can never be sent: somebody has to look at it, and what it held is free for another one. */
async function refuse(
  deps: BillingDeps,
  { id, orderId, amount }: { id: string; orderId: string; amount: number },
  error: RailRefusal,
): Promise<void> {
  deps.log.error({ err: error, refundId: id }, 'the provider refuses a refund');
  await inTransaction(deps.db, async (tx) => {
    if (!(await refuseRefund(tx, id, deps.clock()))) return;
    const userId = await getBuyerId(tx, orderId);
    await audit(tx, deps, 'payment.refund-refused', { userId, details: { orderId, amount, code: error.code } });
  });
}

/** Rows of before refunds knew their payment: it is the order's only one. */
async function paymentRefOf({ db }: BillingDeps, { orderId, provider }: { orderId: string; provider: string }) {
  const paymentRef = await findPaidRef(db, { orderId, provider });
  if (!paymentRef) throw new Error(`The order ${orderId} is paid and has no payment`);
  return paymentRef;
}

/** Writes the refund down before anybody is asked, under the order's lock: of many at once, each sees those before it. */
async function openRefund(
  { db, clock }: BillingDeps,
  { orderId, amount, reason }: RefundRequest,
): Promise<{ id: string } | { state: RefundState }> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    if (!(await lockPaid(tx, orderId, now))) throw new DomainError('not-found');
    const order = await getOrderAndRefunds(tx, orderId);
    const left = order.grossAmount - order.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    // All of it is on its way already: the same wish, from another tab or a second click.
    if (left === 0 && amount === null && order.refunds.length > 0) {
      return { state: order.refunds.at(-1)!.state as RefundState };
    }
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left) throw new DomainError('refund-too-large');
    // What was booked first paid the order; anything after it was sent back by itself.
    const payment = order.ledger[0];
    if (!payment) throw new Error(`The order ${orderId} is paid and has no payment`);
    const { id } = await insertRefund(
      tx,
      {
        orderId,
        provider: payment.provider,
        paymentRef: payment.providerRef,
        providerRef: null,
        amount: wanted,
        currency: order.currency,
        reason,
      },
      now,
    );
    return { id };
  });
}
