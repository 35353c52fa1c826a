import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import { findFirstPayment } from '../ledger/repo.ts';
import type { ProviderDispute } from '../providers/rail.ts';
import { BLOCKING_STATES, type DisputeState, isBlocking, lostOf } from './dispute-state.ts';

/** A stored dispute. */
export interface DisputeRow {
  id: string;
  orderId: string;
  provider: string;
  providerRef: string;
  paymentRef: string;
  state: string;
  /** Minor units. */
  amount: number;
  currency: string;
  isWithdrawn: boolean;
  bookedAmount: number;
  bookings: number;
  hasStoppedRenewal: boolean;
  version: number;
}

const select = {
  id: true,
  orderId: true,
  provider: true,
  providerRef: true,
  paymentRef: true,
  state: true,
  amount: true,
  currency: true,
  isWithdrawn: true,
  bookedAmount: true,
  bookings: true,
  hasStoppedRenewal: true,
  version: true,
} as const;

const blocking = { state: { in: [...BLOCKING_STATES] } };

interface DisputeKey {
  provider: string;
  providerRef: string;
}

export function findDispute(db: Queryable, { provider, providerRef }: DisputeKey): Promise<DisputeRow | null> {
  return db.dispute.findUnique({ where: { provider_providerRef: { provider, providerRef } }, select });
}

/** @throws a unique violation when the dispute was stored meanwhile. */
export async function insertDispute(
  tx: Transaction,
  { orderId, provider, dispute }: { orderId: string; provider: string; dispute: ProviderDispute },
  now: Date,
): Promise<DisputeRow> {
  const { providerRef, paymentRef, state, reason, amount, currency, isWithdrawn, openedAt } = dispute;
  return tx.dispute.create({
    data: {
      id: randomUUID(),
      orderId,
      provider,
      providerRef,
      paymentRef,
      state,
      reason: reason.slice(0, 80),
      amount,
      currency,
      isWithdrawn,
      bookedAmount: 0,
      bookings: 0,
      hasStoppedRenewal: false,
      version: 1,
      openedAt,
      createdAt: now,
      updatedAt: now,
    },
    select,
  });
}

/** Stores what the provider answered over a version. False when the dispute has another version meanwhile. */
export async function updateDispute(
  tx: Transaction,
  { id, version }: { id: string; version: number },
  { dispute, now }: { dispute: ProviderDispute; now: Date },
): Promise<boolean> {
  const { state, amount, isWithdrawn } = dispute;
  const { count } = await tx.dispute.updateMany({
    where: { id, version },
    data: { state, amount, isWithdrawn, version: version + 1, updatedAt: now },
  });
  return count === 1;
}

export async function setBooked(
  tx: Transaction,
  id: string,
  { bookedAmount, bookings }: { bookedAmount: number; bookings: number },
): Promise<void> {
  await tx.dispute.update({ where: { id }, data: { bookedAmount, bookings } });
}

export async function setHasStoppedRenewal(tx: Transaction, id: string, hasStoppedRenewal: boolean): Promise<void> {
  await tx.dispute.update({ where: { id }, data: { hasStoppedRenewal } });
}

/** Disputes of a payment. */
export function listDisputesOfPayment(tx: Transaction, key: { provider: string; paymentRef: string }) {
  return tx.dispute.findMany({ where: key, select });
}

/** Whether an order has a dispute that blocks it, other than one. A dispute of a duplicate payment does not concern the order. */
export async function isBlocked(db: Queryable, orderId: string, except?: string): Promise<boolean> {
  const disputes = await listDisputesOfOrder(db, orderId);
  return disputes.some(({ id, state }) => id !== except && isBlocking(state));
}

/** Whether it is not known yet how much of an order's payment a dispute takes back. */
export async function isUndecided(db: Queryable, orderId: string): Promise<boolean> {
  const disputes = await listDisputesOfOrder(db, orderId);
  return disputes.some(({ state, isWithdrawn }) => state === 'open' || (state === 'lost' && !isWithdrawn));
}

/** What lost disputes have given back of an order's payment, without what was refunded as well. Minor units. */
export async function sumLost(db: Queryable, orderId: string): Promise<number> {
  return lostOf(await listDisputesOfOrder(db, orderId));
}

/** The disputes of the payment that paid an order. */
async function listDisputesOfOrder(db: Queryable, orderId: string): Promise<DisputeRow[]> {
  const payment = await findFirstPayment(db, orderId);
  if (payment === null) return [];
  const { provider, providerRef: paymentRef } = payment;
  return db.dispute.findMany({ where: { orderId, provider, paymentRef }, select });
}

/** Whether an order of a subscription has a dispute that blocks it, other than one. */
export async function isSubscriptionBlocked(db: Queryable, subscriptionId: string, except?: string): Promise<boolean> {
  return (await listBlockingDisputes(db, subscriptionId)).some(({ id }) => id !== except);
}

/** Disputes that block orders of a subscription, with the number of the disputed period. Those of duplicate payments are left out. */
export async function listBlockingDisputes(
  db: Queryable,
  subscriptionId: string,
): Promise<{ id: string; periodNo: number | null; hasStoppedRenewal: boolean }[]> {
  const disputes = await db.dispute.findMany({
    where: { order: { subscriptionId }, ...blocking },
    select: {
      id: true,
      orderId: true,
      paymentRef: true,
      hasStoppedRenewal: true,
      order: { select: { periodNo: true } },
    },
  });
  const own = [];
  for (const { id, orderId, paymentRef, hasStoppedRenewal, order } of disputes) {
    if ((await findFirstPayment(db, orderId))?.providerRef !== paymentRef) continue;
    own.push({ id, periodNo: order.periodNo, hasStoppedRenewal });
  }
  return own;
}

/** The owner has cancelled: winning a dispute does not continue the subscription any more. */
export async function forgetStoppedRenewals(tx: Transaction, subscriptionId: string): Promise<void> {
  await tx.dispute.updateMany({
    where: { order: { subscriptionId }, hasStoppedRenewal: true },
    data: { hasStoppedRenewal: false },
  });
}

/** Open disputes that were last checked before a time, the least recently checked first. */
export function findStaleDisputes(db: Database, checkedBefore: Date, limit: number): Promise<DisputeRow[]> {
  const open: DisputeState = 'open';
  return db.dispute.findMany({
    where: { state: open, updatedAt: { lt: checkedBefore } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select,
  });
}

/** Notes that an open dispute was checked, which moves it to the end of the queue. */
export async function touchDispute(db: Database, id: string, now: Date): Promise<void> {
  await db.dispute.updateMany({ where: { id }, data: { updatedAt: now } });
}

/** The data of the operator's mail about a dispute. */
export function getDisputeForMail(db: Queryable, id: string) {
  return db.dispute.findUniqueOrThrow({
    where: { id },
    select: { orderId: true, provider: true, providerRef: true, reason: true, amount: true, currency: true },
  });
}

/** The sum of the succeeded refunds of a payment. Old refunds without a payment's reference are of the order's only payment. Minor units. */
export async function sumRefundsOfPayment(
  tx: Transaction,
  { orderId, paymentRef }: { orderId: string; paymentRef: string },
): Promise<number> {
  const refunded = await tx.refund.aggregate({
    where: { orderId, state: 'succeeded', OR: [{ paymentRef }, { paymentRef: null }] },
    _sum: { amount: true },
  });
  return refunded._sum.amount ?? 0;
}
