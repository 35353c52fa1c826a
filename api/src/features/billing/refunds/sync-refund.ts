import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { recalculateAccess } from '../access/recalculate-access.ts';
import { revokeAccess } from '../access/repo.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { bookDisputesOfPayment } from '../disputes/book-dispute.ts';
import { findFirstPayment, insertLedgerEntry } from '../ledger/repo.ts';
import { getOrderRow, lockOrder, setOrderState } from '../orders/repo.ts';
import { type Attempt, findAttempt } from '../payments/repo.ts';
import type { ProviderRefund } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { isLastPeriod } from '../subscriptions/repo.ts';
import { escalateWithdrawal } from '../withdrawals/escalate-withdrawal.ts';
import { reopenWithdrawal, settleWithdrawal } from '../withdrawals/repo.ts';
import { amountLeft } from './amount-left.ts';
import { correctInvoice } from './correct-invoice.ts';
import type { RefundReason, RefundState } from './refund-state.ts';
import {
  findRefundByRef,
  findRefundWithoutRef,
  insertRefund,
  type RefundRow,
  setRefundRef,
  setRefundState,
  sumRefunded,
} from './repo.ts';

/**
 * Updates one refund from its provider, also one that was made in the provider's dashboard. The webhook worker, the reconciler and
 * `sendOpenRefund` all call it, in any order and at the same time: what follows from a refund happens once.
 *
 * @returns null when the refund is not of one of our payments.
 * @throws Error when the provider does not answer.
 */
export async function syncRefund(
  deps: BillingDeps,
  provider: Provider,
  providerRef: string,
): Promise<RefundState | null> {
  return applyRefund(deps, provider, await railOf(deps.rails, provider).retrieveRefund(providerRef));
}

/** Applies the state of a refund at its provider, once. As `syncRefund`. */
export async function applyRefund(
  deps: BillingDeps,
  provider: Provider,
  refund: ProviderRefund,
): Promise<RefundState | null> {
  const attempt = await findAttempt(deps.db, { provider, providerRef: refund.paymentRef });
  if (!attempt) return null;
  const state = await inTransaction(deps.db, (tx) => applyRefundWithin(tx, deps, { refund, attempt }));
  if (state === 'succeeded') deps.wakeOutbox();
  return state;
}

async function applyRefundWithin(
  tx: Transaction,
  deps: BillingDeps,
  { refund, attempt }: { refund: ProviderRefund; attempt: Attempt },
): Promise<RefundState> {
  const now = deps.clock();
  const { orderId } = attempt;
  const { state, providerRef } = refund;
  await lockOrder(tx, attempt, now);
  const known = await findOrCreateRow(tx, { refund, attempt, now });
  if (known.state === state) return state;
  // A bank may return a refund that had succeeded. No other final state changes.
  if (known.state === 'failed' || (known.state === 'succeeded' && state !== 'failed'))
    return known.state as RefundState;
  await setRefundState(tx, known.id, { state, providerRef }, now);
  if (state === 'succeeded') await recordRefund(tx, deps, { orderId, row: known, refund, provider: attempt.provider });
  if (known.state === 'succeeded') {
    deps.log.error({ orderId, refund: providerRef }, 'a bank returned a refund: pay it to the buyer in another way');
    await audit(tx, deps, 'payment.refund-returned', {
      userId: attempt.userId,
      details: { orderId, amount: known.amount },
    });
    const owed = await reopenWithdrawal(tx, orderId);
    if (owed !== null) await escalateWithdrawal(tx, owed, now);
  }
  return state;
}

/** Our row of the refund: found by the provider's id or by the id that we sent with it, or a new one. */
async function findOrCreateRow(
  tx: Transaction,
  { refund, attempt, now }: { refund: ProviderRefund; attempt: Attempt; now: Date },
): Promise<RefundRow> {
  const { orderId, provider } = attempt;
  const { providerRef, paymentRef, amount, currency, refundId } = refund;
  const byRef = await findRefundByRef(tx, { provider, providerRef });
  if (byRef) return byRef;
  const own = refundId ? await findRefundWithoutRef(tx, { id: refundId, orderId }) : null;
  if (own) {
    await setRefundRef(tx, own.id, providerRef, now);
    return own;
  }
  const reason = await reasonOfUnrequestedRefund(tx, { orderId, paymentRef });
  return insertRefund(tx, { orderId, provider, providerRef, paymentRef, amount, currency, reason }, now);
}

/** A refund that we did not request is of the payment that paid the order, or of a duplicate. */
async function reasonOfUnrequestedRefund(
  tx: Transaction,
  { orderId, paymentRef }: { orderId: string; paymentRef: string },
): Promise<RefundReason> {
  const own = await findFirstPayment(tx, orderId);
  return own !== null && own.providerRef !== paymentRef ? 'duplicate' : 'provider';
}

/** Records a succeeded refund, in the transaction that stores its state: ledger, access, correction, mail. */
async function recordRefund(
  tx: Transaction,
  deps: BillingDeps,
  { orderId, row, refund, provider }: { orderId: string; row: RefundRow; refund: ProviderRefund; provider: Provider },
): Promise<void> {
  const now = deps.clock();
  const order = await getOrderRow(tx, orderId);
  await insertLedgerEntry(
    tx,
    {
      orderId,
      kind: 'refund',
      provider,
      providerRef: refund.providerRef,
      amount: -row.amount,
      currency: order.currency,
    },
    now,
  );
  await bookDisputesOfPayment(tx, { provider, paymentRef: refund.paymentRef }, now);
  await audit(tx, deps, 'payment.refunded', {
    userId: order.userId,
    details: { orderId, amount: row.amount, currency: order.currency, reason: row.reason },
  });
  // The refund of a duplicate changes neither the order nor its invoice.
  if (row.reason === 'duplicate') return;
  const total = await sumRefunded(tx, orderId);
  const isAll = total >= order.grossAmount;
  await setOrderState(tx, orderId, { state: isAll ? 'refunded' : 'partially_refunded', keepsOpen: true });
  if (isAll) {
    await revokeAccess(tx, orderId, now);
    // A full refund of the current period ends the subscription.
    const { subscriptionId, periodNo } = order;
    if (subscriptionId !== null && (await isLastPeriod(tx, { subscriptionId, periodNo }))) {
      await endSubscription(tx, deps, subscriptionId);
    }
    if (order.userId !== null) await recalculateAccess(tx, order.userId);
  }
  if ((await amountLeft(tx, orderId)) === 0) await settleWithdrawal(tx, orderId, now);
  const { amount, reason } = row;
  const documentId = await correctInvoice(tx, order, { now, total, amount, reason, issuer: deps.config });
  if (documentId !== null) await enqueue(tx, 'mail.refund', { payload: { orderId, documentId }, now });
}
