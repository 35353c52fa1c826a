import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { RefundReason, RefundState } from './refund-state.ts';

/** The fields of a refund that recording it needs. */
export interface RefundRow {
  id: string;
  state: string;
  amount: number;
  reason: string;
}

const select = { id: true, state: true, amount: true, reason: true } as const;

/** States of a refund that has not ended. */
const OPEN: readonly RefundState[] = ['requested', 'pending'];

interface NewRefund {
  orderId: string;
  provider: string;
  /** The refunded payment. */
  paymentRef: string;
  /** Null until the provider has answered its id. */
  providerRef: string | null;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: RefundReason;
}

/** Adds a requested refund. */
export function insertRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<RefundRow> {
  return tx.refund.create({
    data: { id: randomUUID(), ...refund, state: 'requested', createdAt: now, updatedAt: now },
    select,
  });
}

export function getRefund(db: Database, id: string) {
  return db.refund.findUniqueOrThrow({ where: { id } });
}

/** Marks a refund as failed that its provider refuses. False when it is not in the state `requested` any more. */
export async function refuseRefund(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.refund.updateMany({
    where: { id, state: 'requested' },
    data: { state: 'failed', updatedAt: now },
  });
  return count === 1;
}

/** The refund with that provider's id. */
export function findRefundByRef(
  tx: Transaction,
  { provider, providerRef }: { provider: string; providerRef: string },
): Promise<RefundRow | null> {
  return tx.refund.findUnique({ where: { provider_providerRef: { provider, providerRef } }, select });
}

/** The order's refund with that id of ours, while it has no provider's id. */
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

/** The sum of an order's succeeded refunds. Refunds of duplicates are left out. Minor units. */
export async function sumRefunded(tx: Transaction, orderId: string): Promise<number> {
  const booked = await tx.refund.aggregate({
    where: { orderId, state: 'succeeded', reason: { not: 'duplicate' } },
    _sum: { amount: true },
  });
  return booked._sum.amount ?? 0;
}

/** An order's succeeded refunds in the order of their requests. Refunds of duplicates are left out. */
export function listSucceededRefunds(tx: Transaction, orderId: string): Promise<{ amount: number; reason: string }[]> {
  return tx.refund.findMany({
    where: { orderId, state: 'succeeded', reason: { not: 'duplicate' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { amount: true, reason: true },
  });
}

/** Open refunds that were last checked before a time, the least recently checked first. */
export async function findStaleRefunds(db: Database, checkedBefore: Date, limit: number): Promise<string[]> {
  const stale = await db.refund.findMany({
    where: { state: { in: [...OPEN] }, updatedAt: { lt: checkedBefore } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return stale.map(({ id }) => id);
}

/** Notes that an open refund was checked, which moves it to the end of the queue. */
export async function touchOpenRefund(db: Database, id: string, now: Date): Promise<void> {
  await db.refund.updateMany({ where: { id, state: { in: [...OPEN] } }, data: { updatedAt: now } });
}
