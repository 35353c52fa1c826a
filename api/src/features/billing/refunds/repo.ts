import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { RefundReason, RefundState } from './refund-state.ts';

/** A refund as far as booking it needs. */
export interface RefundRow {
  id: string;
  state: string;
  amount: number;
  reason: string;
}

const select = { id: true, state: true, amount: true, reason: true } as const;

/** States of a refund that is not at its end. */
const OPEN: readonly RefundState[] = ['requested', 'pending'];

interface NewRefund {
  orderId: string;
  provider: string;
  /** The payment that it is of. */
  paymentRef: string;
  /** Null until the provider knows of it. */
  providerRef: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: RefundReason;
}

/** Writes a refund down as requested. */
export function insertRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<RefundRow> {
  return tx.refund.create({
    data: { id: randomUUID(), ...refund, state: 'requested', createdAt: now, updatedAt: now },
    select,
  });
}

export function getRefund(db: Database, id: string) {
  return db.refund.findUniqueOrThrow({ where: { id } });
}

/** Ends a refund that its provider will never make. False when it is not requested any more. */
export async function refuseRefund(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { id, state: 'requested' },
    data: { state: 'failed', updatedAt: now },
  });
  return count === 1;
}

/** The refund of a provider's id. */
export function findRefundByRef(
  tx: Transaction,
  { provider, providerRef }: { provider: string; providerRef: string },
): Promise<RefundRow | null> {
  return tx.refund.findUnique({ where: { provider_providerRef: { provider, providerRef } }, select });
}

/** The refund of an order that we asked for by that id, while the provider's id of it is not known. */
export function findRefundWithoutRef(
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
): Promise<RefundRow | null> {
  return tx.refund.findFirst({ where: { id, orderId, providerRef: null }, select });
}

export async function setRefundRef(tx: Transaction, id: string, providerRef: string, now: Date): Promise<void> {
  await tx.refund.update({ where: { id }, data: { providerRef, updatedAt: now } });
}

export async function setRefundState(
  tx: Transaction,
  id: string,
  { state, providerRef }: { state: RefundState; providerRef: string },
  now: Date,
): Promise<void> {
  await tx.refund.update({ where: { id }, data: { state, providerRef, updatedAt: now } });
}

/** What has gone back of an order's own payment without one refund. Minor units. */
export async function sumRefunded(
  tx: Transaction,
  { orderId, except }: { orderId: string; except: string },
): Promise<number> {
  const booked = await tx.refund.aggregate({
    where: { orderId, state: 'succeeded', reason: { not: 'duplicate' }, id: { not: except } },
    _sum: { amount: true },
  });
  return booked._sum.amount ?? 0;
}

/** Open refunds that nobody has looked at since a time, the longest unseen first. */
export async function findStaleRefunds(db: Database, checkedBefore: Date, limit: number): Promise<string[]> {
  const stale = await db.refund.findMany({
    where: { state: { in: [...OPEN] }, updatedAt: { lt: checkedBefore } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return stale.map(({ id }) => id);
}

/** Notes that an open refund was looked at, which puts it to the end of the queue. */
export async function touchOpenRefund(db: Database, id: string, now: Date): Promise<void> {
  await db.refund.updateMany({ where: { id, state: { in: [...OPEN] } }, data: { updatedAt: now } });
}
