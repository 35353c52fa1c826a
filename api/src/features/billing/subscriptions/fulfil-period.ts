import type { Provider } from '@kreda/site/providers';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { AccessPeriod } from '../access/access.ts';
import { insertFulfilment } from '../access/repo.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';
import { setPeriod } from '../orders/repo.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { isSubscriptionWithdrawn } from '../withdrawals/repo.ts';
import { addDays, addMonths } from './calendar.ts';
import { expireOtherSubscriptions } from './expire-others.ts';
import { remindAtOf } from './reminder.ts';
import {
  continueSubscription,
  getSubscriptionRow,
  hasLiveSubscription,
  insertPeriod,
  insertSubscription,
  isOwnerBlocked,
} from './repo.ts';
import { isLate, periodEnd } from './subscription.ts';

/** A subscription's order that has just been paid, or verified. */
export interface PaidPeriod {
  id: string;
  userId: string;
  subscriptionId: string | null;
  periodNo: number | null;
  packageSlug: string;
  catalogue: unknown;
  grossAmount: number;
  renewal: NonNullable<OrderSnapshot['renewal']>;
}

interface Payment {
  provider: Provider;
  /** The method for the next period; null keeps the saved one. */
  saved: SavedMethod | null;
  /** Charged by us, without the buyer (off-session). */
  isOffSession: boolean;
  now: Date;
}

/**
 * Adds the period that an order has paid for: the first one begins a subscription, a later one continues it. Called in the transaction
 * that records the payment, under the buyer's lock. Returns the time of the period; null when the payment is refunded.
 */
export async function fulfilPeriod(tx: Transaction, order: PaidPeriod, payment: Payment): Promise<AccessPeriod | null> {
  if (order.subscriptionId === null) return begin(tx, order, payment);
  const subscription = await getSubscriptionRow(tx, order.subscriptionId);
  if (subscription.state === 'ended') {
    // The subscription ended meanwhile. Our own charge is refunded; for a payment by the buyer we give the access, unless they have
    // withdrawn from the contract.
    const isRefunded = payment.isOffSession || (await isSubscriptionWithdrawn(tx, subscription.id));
    if (!isRefunded) return grantOnce(tx, order, payment.now);
    const payload = { orderId: order.id, reason: 'subscription-ended' } as const;
    await enqueue(tx, 'payment.refund', { payload, now: payment.now });
    return null;
  }
  const { now, provider, saved } = payment;
  const seq = order.periodNo!;
  const isShifted = isLate(subscription, now);
  const startsAt = isShifted ? now : subscription.periodEndsAt;
  const { anchorAt, anchorNo } = isShifted ? { anchorAt: now, anchorNo: seq - 1 } : subscription;
  const endsAt = periodEnd({ anchorAt, anchorNo }, order.renewal.months, seq);
  const method = saved && { provider, saved };
  const remindAt = remindAtOf({ endsAt, months: order.renewal.months, trialDays: null });
  const period = { periodNo: seq, periodEndsAt: endsAt, anchorAt, anchorNo, remindAt };
  await continueSubscription(tx, subscription.id, { ...period, method }, now);
  await addPeriod(tx, { order, subscriptionId: subscription.id, seq, startsAt, endsAt, now });
  return { from: startsAt, until: endsAt };
}

async function begin(
  tx: Transaction,
  order: PaidPeriod,
  { provider, saved, now }: Payment,
): Promise<AccessPeriod | null> {
  const { userId, renewal } = order;
  // Two subscriptions were bought at the same time. The second payment brings one period, which does not renew.
  if (await hasLiveSubscription(tx, userId)) {
    return grantOnce(tx, order, now);
  }
  // Paid a moment before or after an operator's block of the account: nothing is charged again.
  const isBlocked = await isOwnerBlocked(tx, userId);
  const isTrial = order.grossAmount === 0 && renewal.trialDays !== null;
  const seq = isTrial ? 0 : 1;
  const endsAt = isTrial ? addDays(now, renewal.trialDays!) : addMonths(now, renewal.months);
  const id = await insertSubscription(
    tx,
    {
      userId,
      packageSlug: order.packageSlug,
      catalogue: order.catalogue,
      provider,
      saved,
      state: isTrial ? 'trialing' : 'active',
      periodNo: seq,
      periodEndsAt: endsAt,
      anchorAt: isTrial ? endsAt : now,
      trialEndsAt: isTrial ? endsAt : null,
      cancelledAt: isBlocked ? now : null,
      remindAt: remindAtOf({ endsAt, months: renewal.months, trialDays: isTrial ? renewal.trialDays : null }),
    },
    now,
  );
  await setPeriod(tx, order.id, { subscriptionId: id, periodNo: seq });
  await expireOtherSubscriptions(tx, { userId, orderId: order.id }, now);
  await addPeriod(tx, { order, subscriptionId: id, seq, startsAt: now, endsAt, now });
  if (isTrial) {
    if (!isBlocked)
      await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: id, news: 'trial-started' }, now });
    await enqueue(tx, 'mail.contract', { payload: { orderId: order.id }, now });
  }
  return { from: now, until: endsAt };
}

/** Gives access for one period without a subscription. A verification gives none. */
async function grantOnce(
  tx: Transaction,
  { id, userId, grossAmount, renewal }: PaidPeriod,
  now: Date,
): Promise<AccessPeriod | null> {
  if (grossAmount === 0) return null;
  const accessUntil = addMonths(now, renewal.months);
  await insertFulfilment(tx, { orderId: id, userId, accessFrom: now, accessUntil }, now);
  return { from: now, until: accessUntil };
}

interface NewPeriod {
  order: PaidPeriod;
  subscriptionId: string;
  seq: number;
  startsAt: Date;
  endsAt: Date;
  now: Date;
}

async function addPeriod(tx: Transaction, { order, now, ...period }: NewPeriod): Promise<void> {
  await insertPeriod(tx, { orderId: order.id, ...period });
  const access = {
    orderId: order.id,
    userId: order.userId,
    accessFrom: period.startsAt < now ? period.startsAt : now,
    accessUntil: period.endsAt,
  };
  await insertFulfilment(tx, access, now);
}
