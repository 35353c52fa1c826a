import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { isBlocked, isUndecided, sumLost } from '../disputes/repo.ts';
import { getBuyerId, getOrderAndRefunds, lockPaid } from '../orders/repo.ts';
import { findPaidRef } from '../payments/repo.ts';
import { KeyReused, RailRefusal } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';
import type { RefundReason, RefundState } from './refund-state.ts';
import { getRefund, insertRefund, refuseRefund } from './repo.ts';
import { applyRefund, syncRefund } from './sync-refund.ts';

export interface RefundRequest {
  orderId: string;
  /** Minor units; null: everything that is left. */
  amount: number | null;
  reason: RefundReason;
}

/**
 * Refunds an order, in part or in full. A second request for everything has no effect. After a crash at any step the reconciler goes on,
 * with the same idempotency key.
 *
 * @throws {DomainError} `not-found` for an order that was not paid, `conflict` for more than is left, or while the payment is disputed.
 */
export async function startRefund(deps: BillingDeps, request: RefundRequest): Promise<RefundState> {
  const opened = await openRefund(deps, request);
  if ('state' in opened) return opened.state;
  try {
    return await sendOpenRefund(deps, opened.id);
  } catch (error) {
    // The refund is stored, so the reconciler will send it.
    deps.log.error({ err: error, refundId: opened.id }, 'a refund could not be sent');
    return 'requested';
  }
}

/**
 * Sends a stored refund to the provider. Sending it again has no effect, because of its idempotency key. A refund that the provider
 * refuses is marked as failed.
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
    // The provider has a refund with this key: it is found by its event or the next try. A second one would pay the buyer twice.
    if (!(error instanceof RailRefusal) || error instanceof KeyReused) throw error;
    await refuse(deps, row, error);
    return 'failed';
  }
}

/** Marks a refund as failed that can never be sent. An operator has to look at it. Its amount can be refunded again. */
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

/** For old rows without a payment's reference: their order has only one payment. */
async function paymentRefOf({ db }: BillingDeps, { orderId, provider }: { orderId: string; provider: string }) {
  const paymentRef = await findPaidRef(db, { orderId, provider });
  if (!paymentRef) throw new Error(`The paid order ${orderId} has no succeeded payment`);
  return paymentRef;
}

/**
 * The bank or PayPal decides where the money of a disputed payment goes. After a lost dispute of a part a withdrawal still pays the rest.
 * Automatic refunds are tried, and refused by the provider.
 */
async function isRefusedByDispute(tx: Transaction, orderId: string, reason: RefundReason): Promise<boolean> {
  if (reason === 'withdrawal') return isUndecided(tx, orderId);
  return reason === 'goodwill' && isBlocked(tx, orderId);
}

/** Stores the refund before the provider is asked. Under the order's lock, so that concurrent requests see each other's refunds. */
async function openRefund(
  { db, clock }: BillingDeps,
  { orderId, amount, reason }: RefundRequest,
): Promise<{ id: string } | { state: RefundState }> {
  return inTransaction(db, async (tx) => {
    const now = clock();
    if (!(await lockPaid(tx, orderId, now))) throw new DomainError('not-found');
    if (await isRefusedByDispute(tx, orderId, reason)) throw new DomainError('payment-disputed');
    const order = await getOrderAndRefunds(tx, orderId);
    const lost = await sumLost(tx, orderId);
    const left = order.grossAmount - order.refunds.reduce((sum, refund) => sum + refund.amount, lost);
    // Everything is being refunded already: a second request, from another tab or a second click. Or a dispute has given it back.
    if (left <= 0 && amount === null && (order.refunds.length > 0 || lost > 0)) {
      return { state: (order.refunds.at(-1)?.state ?? 'succeeded') as RefundState };
    }
    const wanted = amount ?? left;
    if (wanted < 1 || wanted > left) throw new DomainError('refund-too-large');
    // The first payment in the ledger paid the order. Any later one is a duplicate, which was refunded automatically.
    const payment = order.ledger[0];
    if (!payment) throw new Error(`The paid order ${orderId} has no payment in the ledger`);
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
