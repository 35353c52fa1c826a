import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction, type Queryable, type Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { lockOrder, type OrderKey } from '../orders/lock-order.ts';
import { isPayable, isSettled, nextOrderState, type OrderState } from '../orders/order-state.ts';
import type { PaymentSeen } from '../providers/rail.ts';
import { fillMethod } from '../subscriptions/book-method.ts';
import { releaseVoucher, retakeVoucher } from '../vouchers/vouchers.ts';
import { bookDuplicate } from './book-duplicate.ts';
import { fulfilOrder } from './fulfil.ts';
import { UNDER_WAY } from './under-way.ts';

/** How an order stands after it was compared with the provider. */
export interface SyncedOrder {
  orderId: string;
  state: OrderState;
  /** The provider's code of the last decline, where the payment waits for another card. */
  failureCode: string | null;
}

/** A payment of ours at a provider. */
export interface Attempt extends OrderKey {
  id: string;
  provider: Provider;
  /** Charged by us while its payer was away. */
  isOffSession: boolean;
  failureCode: string | null;
}

/** Null when no attempt of ours has that reference. */
export async function findAttempt(
  db: Queryable,
  reference: { provider: Provider; providerRef: string },
): Promise<Attempt | null> {
  const found = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: reference },
    select: { id: true, orderId: true, isOffSession: true, failureCode: true, order: { select: { userId: true } } },
  });
  if (!found) return null;
  const { order, ...attempt } = found;
  return { ...attempt, userId: order.userId, provider: reference.provider };
}

/** Does once what follows from how a payment was seen: the only place where an order becomes paid. */
export async function applySeen(deps: BillingDeps, attempt: Attempt, seen: PaymentSeen): Promise<SyncedOrder> {
  const synced = await inTransaction(deps.db, async (tx) => {
    await lockOrder(tx, attempt, deps.clock());
    return seen.view === 'succeeded' ? applySuccess(tx, deps, attempt, seen) : applyWaiting(tx, deps, attempt, seen);
  });
  if (seen.view === 'succeeded') deps.wakeOutbox();
  return synced;
}

async function applyWaiting(
  tx: Transaction,
  { clock, log }: BillingDeps,
  attempt: Attempt,
  { view, declined }: PaymentSeen,
): Promise<SyncedOrder> {
  const now = clock();
  const order = await tx.order.findUniqueOrThrow({
    where: { id: attempt.orderId },
    select: {
      id: true,
      userId: true,
      state: true,
      purpose: true,
      attempts: { where: { state: { in: [...UNDER_WAY] } } },
    },
  });
  const isProcessing = view === 'processing';
  await tx.paymentAttempt.updateMany({
    // What is no longer on its way waits again. One that was given up stays that way, whatever its provider still thinks of it.
    where: { id: attempt.id, state: isProcessing ? { not: 'succeeded' } : 'processing' },
    data: { state: isProcessing ? 'processing' : 'open' },
  });
  await tx.paymentAttempt.updateMany({
    where: { id: attempt.id, state: { not: 'succeeded' } },
    data: {
      ...(view === 'cancelled' ? { state: 'cancelled' } : {}),
      failureCode: declined?.code ?? null,
      failureMessage: declined?.message.slice(0, 500) ?? null,
      updatedAt: now,
    },
  });
  if (declined && attempt.failureCode !== declined.code) {
    await audit(tx, { log, clock }, 'payment.failed', {
      userId: order.userId,
      details: { orderId: order.id, provider: attempt.provider, code: declined.code },
    });
  }
  const before = order.state as OrderState;
  // An order ends with its last payment; a subscription's is tried again, or ended, by the scheduler.
  const isLast = order.purpose === 'purchase' && !order.attempts.some(({ id }) => id !== attempt.id);
  const state = view === 'cancelled' && !isLast ? before : nextOrderState(before, view);
  if (state !== before) {
    await tx.order.update({
      where: { id: order.id },
      data: { state, ...(isPayable(state) ? {} : { openKey: null }) },
    });
    if (!isPayable(state)) await releaseVoucher(tx, order.id, now);
  }
  return { orderId: order.id, state, failureCode: view === 'cancelled' ? null : (declined?.code ?? null) };
}

async function applySuccess(
  tx: Transaction,
  deps: BillingDeps,
  attempt: Attempt,
  { providerRef, received, paidAt, saved }: PaymentSeen,
): Promise<SyncedOrder> {
  const now = deps.clock();
  const { orderId, provider } = attempt;
  const order = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  const before = order.state as OrderState;
  const { count } = await tx.paymentAttempt.updateMany({
    where: { id: attempt.id, state: { not: 'succeeded' } },
    data: { state: 'succeeded', failureCode: null, failureMessage: null, updatedAt: now },
  });
  // Booked before, by whoever looked first. The provider may have kept the method a moment later than it took the money.
  if (count === 0) {
    if (saved && order.subscriptionId) await fillMethod(tx, order.subscriptionId, { provider, saved });
    return { orderId, state: before, failureCode: null };
  }
  // Nothing arrives by a verification.
  const isRight = received
    ? received.amount === order.grossAmount && received.currency === order.currency
    : order.grossAmount === 0;
  if (!isRight) {
    throw new Error(`Order ${orderId}: ${received?.amount} ${received?.currency} arrived instead of what was ordered`);
  }
  if (isSettled(before)) {
    await bookDuplicate(tx, deps, { order, attemptId: attempt.id, provider, providerRef });
    return { orderId, state: before, failureCode: null };
  }
  await retakeVoucher(tx, orderId);
  await fulfilOrder(tx, order, {
    provider,
    providerRef,
    now,
    paidAt: paidAt ?? now,
    saved,
    isOffSession: attempt.isOffSession,
    seller: deps.config.seller,
  });
  await audit(tx, deps, 'payment.succeeded', {
    userId: order.userId,
    details: { orderId, provider, grossAmount: order.grossAmount, currency: order.currency },
  });
  await tx.order.update({ where: { id: orderId }, data: { state: 'fulfilled', openKey: null, paidAt: paidAt ?? now } });
  await giveUpOthers(tx, orderId, now);
  return { orderId, state: 'fulfilled', failureCode: null };
}

/** What else was opened for an order that is paid is ended at its provider, so that nobody pays it again in an old window. */
async function giveUpOthers(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const others = await tx.paymentAttempt.findMany({
    where: { orderId, state: { in: [...UNDER_WAY] }, providerRef: { not: null } },
    select: { provider: true, providerRef: true },
  });
  for (const { provider, providerRef } of others) {
    await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef: providerRef! }, now });
  }
  // One that is being opened at this moment finds itself ended.
  await tx.paymentAttempt.updateMany({
    where: { orderId, state: 'open', providerRef: null, isOffSession: false },
    data: { state: 'cancelled', updatedAt: now },
  });
}
