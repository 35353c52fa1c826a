import { IN_FLIGHT_STATES } from '../../features/billing/payments/in-flight-states.ts';
import type { Database } from '../database.ts';
import { NOT_DONE } from './not-done.ts';

// Read-only figures of many rows, for the metrics alone.

const count = { _count: { _all: true } } as const;

/** How many rows there are of each group. */
export type Counted<Group> = (Group & { count: number })[];

function counted<Group extends object>(rows: (Group & { _count: { _all: number } })[]) {
  return rows.map(({ _count, ...group }) => ({ ...group, count: _count._all }));
}

// The outbox

/** How many jobs of each kind are in each state, without those that are done. */
export async function countWaitingJobs(db: Database) {
  return counted(
    await db.outboxMessage.groupBy({ by: ['kind', 'state'], where: { state: { in: [...NOT_DONE] } }, ...count }),
  );
}

/** When the oldest job of each kind was made that waits for us. */
export async function findOldestJobs(db: Database, now: Date): Promise<{ kind: string; createdAt: Date | null }[]> {
  const oldest = await db.outboxMessage.groupBy({
    by: ['kind'],
    // What was put off to a later time does not wait for us.
    where: { state: { in: ['new', 'failed'] }, OR: [{ tries: { gt: 0 } }, { nextTryAt: { lte: now } }] },
    _min: { createdAt: true },
  });
  return oldest.map(({ kind, _min }) => ({ kind, createdAt: _min.createdAt }));
}

// Webhook events and payments

export async function countWaitingEvents(db: Database) {
  return counted(await db.webhookEvent.groupBy({ by: ['state'], where: { state: { in: [...NOT_DONE] } }, ...count }));
}

/** When the oldest webhook event was received that waits; null when none does. */
export async function findOldestEvent(db: Database): Promise<Date | null> {
  const oldest = await db.webhookEvent.findFirst({
    where: { state: { in: ['new', 'failed'] } },
    orderBy: { receivedAt: 'asc' },
    select: { receivedAt: true },
  });
  return oldest?.receivedAt ?? null;
}

export async function countUnderWay(db: Database) {
  return counted(
    await db.paymentAttempt.groupBy({ by: ['provider'], where: { state: { in: [...IN_FLIGHT_STATES] } }, ...count }),
  );
}

/** When the oldest payment was made that is being processed; null when none is. */
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

/** How many purchases were paid since a time, of those that were made since an earlier one. */
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

/** Subscriptions whose renewal is being processed, at most so many. */
export async function findMovingRenewals(db: Database, limit: number): Promise<string[]> {
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

/** Since when the longest due subscription is due; null when none is. */
export async function findOldestOverdue(db: Database, which: { now: Date; except: string[] }): Promise<Date | null> {
  const oldest = await db.subscription.findFirst({
    where: overdue(which),
    orderBy: { dueAt: 'asc' },
    select: { dueAt: true },
  });
  return oldest?.dueAt ?? null;
}

/** When the oldest refund in each of some states was made. */
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

// The server

/** How many connections a MySQL server has now. */
export async function countConnections(db: Database): Promise<number> {
  const [status] = await db.$queryRaw<{ Value: unknown }[]>`SHOW GLOBAL STATUS LIKE 'Threads_connected'`;
  return Number(status?.Value);
}

/** How many connections a MySQL server takes, and its time in ms since 1970. */
export async function readServer(db: Database): Promise<{ connectionsLimit: number; nowMs: number }> {
  const [server] = await db.$queryRaw<
    { most: unknown; now: unknown }[]
  >`SELECT @@GLOBAL.max_connections AS most, UNIX_TIMESTAMP(NOW(6)) AS now`;
  return { connectionsLimit: Number(server?.most), nowMs: Number(server?.now) * 1_000 };
}
