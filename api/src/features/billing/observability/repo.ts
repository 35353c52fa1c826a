import type { Database } from '../../../platform/database.ts';
import { count, counted } from '../../../platform/observability/counted.ts';
import { NOT_DONE } from '../../../platform/observability/not-done.ts';
import { IN_FLIGHT_STATES } from '../payments/in-flight-states.ts';

// Counts of rows, for the metrics alone.

// Webhook events and payments

export async function countWaitingEvents(db: Database) {
  return counted(await db.webhookEvent.groupBy({ by: ['state'], where: { state: { in: [...NOT_DONE] } }, ...count }));
}

/** When the oldest waiting webhook event was received; null without one. */
export async function findOldestEvent(db: Database): Promise<Date | null> {
  const oldest = await db.webhookEvent.findFirst({
    where: { state: { in: ['new', 'failed'] } },
    orderBy: { receivedAt: 'asc' },
    select: { receivedAt: true },
  });
  return oldest?.receivedAt ?? null;
}

export async function countInFlight(db: Database) {
  return counted(
    await db.paymentAttempt.groupBy({ by: ['provider'], where: { state: { in: [...IN_FLIGHT_STATES] } }, ...count }),
  );
}

/** When the oldest payment in state `processing` was created; null without one. */
export async function findOldestProcessing(db: Database): Promise<Date | null> {
  const oldest = await db.paymentAttempt.findFirst({
    where: { state: 'processing' },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return oldest?.createdAt ?? null;
}

export async function countSucceeded(db: Database, since: Date) {
  const where = { state: 'succeeded', updatedAt: { gt: since } };
  return counted(await db.paymentAttempt.groupBy({ by: ['provider'], where, ...count }));
}

export async function countDeclined(db: Database, since: Date) {
  const where = { state: { in: ['open', 'cancelled'] }, failureCode: { not: null }, updatedAt: { gt: since } };
  return counted(await db.paymentAttempt.groupBy({ by: ['provider'], where, ...count }));
}

/** How many orders were paid since a time, of those that were created since an earlier one. */
export function countSales(db: Database, since: { made: Date; paid: Date }): Promise<number> {
  return db.order.count({
    where: {
      state: { in: ['fulfilled', 'partially_refunded', 'refunded'] },
      purpose: 'purchase',
      createdAt: { gt: since.made },
      paidAt: { gt: since.paid },
    },
  });
}

// Renewals and refunds

/** Subscriptions with a renewal payment in flight, at most `limit`. */
export async function findRenewalsInFlight(db: Database, limit: number): Promise<string[]> {
  const moving = await db.paymentAttempt.findMany({
    where: { state: 'processing', isOffSession: true },
    select: { order: { select: { subscriptionId: true } } },
    take: limit,
  });
  return moving.flatMap(({ order }) => order.subscriptionId ?? []);
}

function overdue({ now, except }: { now: Date; except: string[] }) {
  return { dueAt: { lte: now }, id: { notIn: except } };
}

export function countOverdue(db: Database, which: { now: Date; except: string[] }): Promise<number> {
  return db.subscription.count({ where: overdue(which) });
}

/** When the first overdue subscription became due; null without one. */
export async function findOldestOverdue(db: Database, which: { now: Date; except: string[] }): Promise<Date | null> {
  const oldest = await db.subscription.findFirst({
    where: overdue(which),
    orderBy: { dueAt: 'asc' },
    select: { dueAt: true },
  });
  return oldest?.dueAt ?? null;
}

/** When the oldest refund of each state was created. */
export async function findOldestRefunds(
  db: Database,
  states: readonly string[],
): Promise<{ state: string; createdAt: Date | null }[]> {
  const refunds = await db.refund.groupBy({
    by: ['state'],
    where: { state: { in: [...states] } },
    _min: { createdAt: true },
  });
  return refunds.map(({ state, _min }) => ({ state, createdAt: _min.createdAt }));
}

export function countFailedRefunds(db: Database, since: Date): Promise<number> {
  return db.refund.count({ where: { state: 'failed', updatedAt: { gt: since } } });
}

export function countEscalatedWithdrawals(db: Database): Promise<number> {
  return db.withdrawal.count({ where: { state: 'owed', escalatedAt: { not: null } } });
}

// KSeF

export async function countUnaccepted(db: Database, states: readonly string[]) {
  return counted(await db.ksefSubmission.groupBy({ by: ['state'], where: { state: { in: [...states] } }, ...count }));
}

/**
 * When the oldest document without a decision of KSeF was issued; null without one. The corrections of a rejected document do not count:
 * they wait for its number, and the operator was told of the rejection.
 */
export async function findOldestUndecided(db: Database): Promise<Date | null> {
  const rejected = await db.ksefSubmission.findMany({ where: { state: 'rejected' }, select: { documentId: true } });
  const ids = rejected.map(({ documentId }) => documentId);
  const oldest = await db.ksefSubmission.findFirst({
    where: {
      state: { in: ['queued', 'sent'] },
      OR: [{ document: { correctsId: null } }, { document: { correctsId: { notIn: ids } } }],
    },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  return oldest?.createdAt ?? null;
}
