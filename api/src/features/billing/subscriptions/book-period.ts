import { randomUUID } from 'node:crypto';
import type { Provider } from '@kreda/site/providers';
import type { Prisma } from '../../../../../prisma/generated/mysql/client.ts';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { OrderSnapshot } from '../orders/order-snapshot.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { addDays, addMonths } from './calendar.ts';
import { expireOtherSubscriptions } from './expire-others.ts';
import { methodOf } from './method-of.ts';
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
  /** What may be charged for the next period; null: what is known stays. */
  saved: SavedMethod | null;
  /** Charged by us while its payer was away. */
  isOffSession: boolean;
  now: Date;
}

/**
 * Books the period that an order has paid for: the first one begins a subscription, a later one continues it. In the transaction
 * that books the payment, under the buyer's lock.
 */
export async function bookPeriod(tx: Transaction, order: PaidPeriod, payment: Payment): Promise<void> {
  if (order.subscriptionId === null) return begin(tx, order, payment);
  const subscription = await tx.subscription.findUniqueOrThrow({ where: { id: order.subscriptionId } });
  if (subscription.state === 'ended') {
    // What we charged for somebody who had left meanwhile goes back; what they paid themselves is given.
    if (!payment.isOffSession) return grantOnce(tx, order, payment.now);
    const payload = { orderId: order.id, reason: 'subscription-ended' } as const;
    return enqueue(tx, 'payment.refund', { payload, now: payment.now });
  }
  const { now, provider, saved } = payment;
  const seq = order.periodNo!;
  const isShifted = isLate(subscription, now);
  const startsAt = isShifted ? now : subscription.periodEndsAt;
  const { anchorAt, anchorNo } = isShifted ? { anchorAt: now, anchorNo: seq - 1 } : subscription;
  const endsAt = periodEnd({ anchorAt, anchorNo }, order.renewal.months, seq);
  await tx.subscription.update({
    where: { id: subscription.id },
    data: {
      state: 'active',
      periodNo: seq,
      periodEndsAt: endsAt,
      anchorAt,
      anchorNo,
      dueAt: endsAt,
      failedTries: 0,
      claimedUntil: null,
      ...(saved ? { provider, ...methodOf(saved) } : {}),
      updatedAt: now,
    },
  });
  await addPeriod(tx, { order, subscriptionId: subscription.id, seq, startsAt, endsAt, now });
}

async function begin(tx: Transaction, order: PaidPeriod, { provider, saved, now }: Payment): Promise<void> {
  const { userId, renewal } = order;
  // Bought twice at the same moment: the second payment brings its period, and does not go on.
  if (await tx.subscription.findUnique({ where: { liveKey: userId }, select: { id: true } })) {
    return grantOnce(tx, order, now);
  }
  const isTrial = order.grossAmount === 0 && renewal.trialDays !== null;
  const seq = isTrial ? 0 : 1;
  const endsAt = isTrial ? addDays(now, renewal.trialDays!) : addMonths(now, renewal.months);
  const id = randomUUID();
  await tx.subscription.create({
    data: {
      id,
      userId,
      liveKey: userId,
      packageSlug: order.packageSlug,
      catalogue: order.catalogue as Prisma.InputJsonValue,
      provider,
      ...methodOf(saved),
      state: isTrial ? 'trialing' : 'active',
      periodNo: seq,
      periodEndsAt: endsAt,
      anchorAt: isTrial ? endsAt : now,
      anchorNo: 0,
      dueAt: endsAt,
      failedTries: 0,
      trialEndsAt: isTrial ? endsAt : null,
      createdAt: now,
      updatedAt: now,
    },
  });
  await tx.order.update({ where: { id: order.id }, data: { subscriptionId: id, periodNo: seq } });
  await expireOtherSubscriptions(tx, { userId, orderId: order.id }, now);
  await addPeriod(tx, { order, subscriptionId: id, seq, startsAt: now, endsAt, now });
  if (isTrial) await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: id, news: 'trial-started' }, now });
}

/** Access for one period without a subscription. A verification alone brings none. */
async function grantOnce(tx: Transaction, { id, userId, grossAmount, renewal }: PaidPeriod, now: Date): Promise<void> {
  if (grossAmount === 0) return;
  const accessUntil = addMonths(now, renewal.months);
  await tx.fulfilment.create({ data: { orderId: id, userId, accessFrom: now, accessUntil, createdAt: now } });
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
  await tx.subscriptionPeriod.create({ data: { id: randomUUID(), orderId: order.id, ...period } });
  await tx.fulfilment.create({
    data: {
      orderId: order.id,
      userId: order.userId,
      accessFrom: period.startsAt < now ? period.startsAt : now,
      accessUntil: period.endsAt,
      createdAt: now,
    },
  });
}
