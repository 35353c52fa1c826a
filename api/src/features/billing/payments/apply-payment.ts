import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { isPayable, isSettled, nextOrderState, type OrderState } from '../orders/order-state.ts';
import {
  getOrderAndAttempts,
  getOrderRow,
  lockOrder,
  setCountryEvidence,
  setFulfilled,
  setOrderState,
} from '../orders/repo.ts';
import type { ProviderPayment } from '../providers/rail.ts';
import { fillMethod } from '../subscriptions/repo.ts';
import { withEvidence } from '../tax/country-evidence.ts';
import { evidenceOf } from '../tax/order-tax.ts';
import { releaseVoucher, retakeVoucher } from '../vouchers/repo.ts';
import { fulfilOrder } from './fulfil.ts';
import { IN_FLIGHT_STATES } from './in-flight-states.ts';
import { refundDuplicate } from './refund-duplicate.ts';
import { mayStart, refuseTrial, TRIAL_METHOD_USED } from './refuse-trial.ts';
import {
  type Attempt,
  cancelUnopenedByBuyer,
  listInFlightWithRef,
  recordDecline,
  setProcessing,
  setSucceeded,
} from './repo.ts';

/** The state of an order after it was updated from the provider. */
export interface SyncedOrder {
  orderId: string;
  state: OrderState;
  /** The provider's code of the last decline, while the payment waits for another try. */
  failureCode: string | null;
}

/** Tries of a payment that loses to others of the same card or mailbox. Each loss takes one of their trials, so few are ever needed. */
const MOST_TRIES = 5;

/** Applies the status of a payment at its provider to attempt and order, once. The only place where an order becomes paid. */
export async function applyPayment(
  deps: BillingDeps,
  attempt: Attempt,
  payment: ProviderPayment,
): Promise<SyncedOrder> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(deps, attempt, payment);
    } catch (error) {
      // Another trial of the same card or mailbox has just started: now it can be seen.
      if (!isUniqueViolation(error) || tries === MOST_TRIES) throw error;
    }
  }
}

async function apply(deps: BillingDeps, attempt: Attempt, payment: ProviderPayment): Promise<SyncedOrder> {
  const synced = await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, attempt, deps.clock());
    return payment.status === 'succeeded'
      ? applySuccess(tx, deps, attempt, payment)
      : applyWaiting(tx, deps, attempt, payment);
  });
  if (payment.status === 'succeeded') deps.wakeOutbox();
  return synced;
}

async function applyWaiting(
  tx: Transaction,
  { clock, log }: BillingDeps,
  attempt: Attempt,
  { status, declined }: ProviderPayment,
): Promise<SyncedOrder> {
  const now = clock();
  const order = await getOrderAndAttempts(tx, attempt.orderId, IN_FLIGHT_STATES);
  await setProcessing(tx, attempt.id, status === 'processing');
  const isNew = declined !== null && attempt.failureCode !== declined.code;
  await recordDecline(tx, attempt.id, { isCancelled: status === 'cancelled', declined, isNew, now });
  if (isNew) {
    await audit(tx, { log, clock }, 'payment.failed', {
      userId: order.userId,
      details: { orderId: order.id, provider: attempt.provider, code: declined.code },
    });
  }
  const before = order.state as OrderState;
  // A purchase ends with its last attempt. The order of a subscription is retried or ended by renewals.
  const isLast = order.purpose === 'purchase' && !order.attempts.some(({ id }) => id !== attempt.id);
  const state = status === 'cancelled' && !isLast ? before : nextOrderState(before, status);
  if (state !== before) {
    await setOrderState(tx, order.id, { state, keepsOpen: isPayable(state) });
    if (!isPayable(state)) await releaseVoucher(tx, order.id, now);
  }
  return { orderId: order.id, state, failureCode: status === 'cancelled' ? null : (declined?.code ?? null) };
}

async function applySuccess(
  tx: Transaction,
  deps: BillingDeps,
  attempt: Attempt,
  { providerRef, received, paidAt, paidBy, country, saved, fingerprint }: ProviderPayment,
): Promise<SyncedOrder> {
  const now = deps.clock();
  const { orderId, provider } = attempt;
  const order = await getOrderRow(tx, orderId);
  const before = order.state as OrderState;
  const isFirst = await setSucceeded(tx, attempt.id, { paidBy, now });
  // Applied before. The provider may have saved the method a moment later than it took the money.
  if (!isFirst) {
    if (saved && order.subscriptionId) await fillMethod(tx, order.subscriptionId, { provider, saved });
    return { orderId, state: before, failureCode: null };
  }
  // A verification brings no money.
  const isRight = received
    ? received.amount === order.grossAmount && received.currency === order.currency
    : order.grossAmount === 0;
  if (!isRight) {
    throw new Error(
      `Order ${orderId}: ${received?.amount} ${received?.currency} arrived, which is not the amount ordered`,
    );
  }
  if (isSettled(before)) {
    await refundDuplicate(tx, deps, { order, attemptId: attempt.id, provider, providerRef });
    return { orderId, state: before, failureCode: null };
  }
  if (!(await mayStart(tx, deps, { order, attempt, fingerprint }))) {
    const state = await refuseTrial(tx, deps, { order, attempt, saved });
    return { orderId, state, failureCode: TRIAL_METHOD_USED };
  }
  if (country !== null) {
    const evidence = withEvidence(evidenceOf(order), { source: 'payment', country, now });
    await setCountryEvidence(tx, orderId, evidence);
  }
  await retakeVoucher(tx, orderId);
  await fulfilOrder(tx, order, {
    provider,
    providerRef,
    now,
    paidAt: paidAt ?? now,
    paidBy,
    saved,
    isOffSession: attempt.isOffSession,
    issuer: deps.config,
  });
  await audit(tx, deps, 'payment.succeeded', {
    userId: order.userId,
    details: { orderId, provider, grossAmount: order.grossAmount, currency: order.currency },
  });
  await setFulfilled(tx, orderId, paidAt ?? now);
  await cancelOtherAttempts(tx, orderId, now);
  return { orderId, state: 'fulfilled', failureCode: null };
}

/** Cancels the other attempts of a paid order at their providers, so that nobody pays it again in an old tab. */
async function cancelOtherAttempts(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { provider, providerRef } of await listInFlightWithRef(tx, orderId)) {
    await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef }, now });
  }
  // An attempt without a reference is being opened at this moment. `openPayment` finds it cancelled and gives up.
  await cancelUnopenedByBuyer(tx, { orderId }, now);
}
