import { randomUUID } from 'node:crypto';
import type { Withdrawal as WithdrawalRow } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import type { OrderIdRange } from '../orders/order-number.ts';

/** A withdrawal as it is stored. */
export type Withdrawal = WithdrawalRow;

/** Who declared a withdrawal: the logged-in buyer, or somebody with the order's number and e-mail address. */
export type DeclaredBy = 'account' | 'order-number';

// Contracts

const contract = {
  id: true,
  userId: true,
  state: true,
  purpose: true,
  paidAt: true,
  grossAmount: true,
  currency: true,
  buyerName: true,
  buyerEmail: true,
  subscriptionId: true,
  periodNo: true,
} as const;

/** The order of a contract. */
export type Contract = NonNullable<Awaited<ReturnType<typeof findOwnContract>>>;

/** An order of the user; null when it is missing or belongs to another user. */
export function findOwnContract(db: Queryable, userId: string, orderId: string) {
  return db.order.findFirst({ where: { id: orderId, userId }, select: contract });
}

/** The orders that a typed number can stand for: one, except for a coincidence. */
export function findContractsByNumber(db: Queryable, { first, last }: OrderIdRange): Promise<Contract[]> {
  return db.order.findMany({ where: { id: { gte: first, lte: last } }, take: 10, select: contract });
}

/** @throws when there is no such order. */
export function getContract(db: Queryable, orderId: string): Promise<Contract> {
  return db.order.findUniqueOrThrow({ where: { id: orderId }, select: contract });
}

/** The order of the period that a subscription is in, whether it has ended or not. */
export async function findCurrentPeriodOrder(db: Queryable, subscriptionId: string): Promise<Contract | null> {
  const { periodNo } = await db.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    select: { periodNo: true },
  });
  return db.order.findUnique({
    where: { subscriptionId_periodNo: { subscriptionId, periodNo } },
    select: contract,
  });
}

// Withdrawals

export function findWithdrawalOfOrder(db: Queryable, orderId: string): Promise<Withdrawal | null> {
  return db.withdrawal.findUnique({ where: { orderId } });
}

/** Whether an order of a subscription was withdrawn from. */
export async function isSubscriptionWithdrawn(db: Queryable, subscriptionId: string): Promise<boolean> {
  return (await db.withdrawal.count({ where: { order: { subscriptionId } } })) > 0;
}

/** @throws when there is no such withdrawal. */
export function getWithdrawal(db: Queryable, id: string): Promise<Withdrawal> {
  return db.withdrawal.findUniqueOrThrow({ where: { id } });
}

interface NewWithdrawal {
  orderId: string;
  declaredBy: DeclaredBy;
  consumerName: string;
  consumerEmail: string;
  language: string;
  statement: string;
  declaredAt: Date;
  amount: number;
  currency: string;
  /** Null: nothing is owed. */
  nextCheckAt: Date | null;
}

/** @throws a unique violation when the order has one. */
export function insertWithdrawal(tx: Transaction, withdrawal: NewWithdrawal): Promise<Withdrawal> {
  const isOwed = withdrawal.amount > 0;
  return tx.withdrawal.create({
    data: {
      id: randomUUID(),
      ...withdrawal,
      state: isOwed ? 'owed' : 'settled',
      settledAt: isOwed ? null : withdrawal.declaredAt,
    },
  });
}

/** Withdrawals whose refund is to be checked, the longest due first. */
export function findDueWithdrawals(db: Database, now: Date, limit: number): Promise<Withdrawal[]> {
  return db.withdrawal.findMany({
    where: { nextCheckAt: { lte: now } },
    orderBy: { nextCheckAt: 'asc' },
    take: limit,
  });
}

/** Claims a due withdrawal for this process, until `until`. False when another process has claimed it. */
export async function claimWithdrawal(db: Database, { id, nextCheckAt }: Withdrawal, until: Date): Promise<boolean> {
  const { count } = await db.withdrawal.updateMany({
    where: { id, nextCheckAt, state: 'owed' },
    data: { nextCheckAt: until },
  });
  return count === 1;
}

export async function setNextCheck(db: Database, id: string, nextCheckAt: Date): Promise<void> {
  await db.withdrawal.updateMany({ where: { id, state: 'owed' }, data: { nextCheckAt } });
}

/** Settles an owed withdrawal of an order, if it has one. */
export async function settleWithdrawal(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.withdrawal.updateMany({
    where: { orderId, state: 'owed' },
    data: { state: 'settled', settledAt: now, nextCheckAt: null },
  });
}

/** A refund that had arrived came back: the order's withdrawal is owed again, and only the operator can pay it. Null: it has none. */
export async function reopenWithdrawal(tx: Transaction, orderId: string): Promise<string | null> {
  await tx.withdrawal.updateMany({
    where: { orderId, state: 'settled', amount: { gt: 0 } },
    data: { state: 'owed', settledAt: null, nextCheckAt: null },
  });
  const found = await tx.withdrawal.findFirst({ where: { orderId, state: 'owed' }, select: { id: true } });
  return found?.id ?? null;
}

/**
 * What a lost dispute took from the seller was given back: the order's withdrawal, if it has one, is owed again and refunded at once. One
 * that only the operator can pay stays as it is.
 */
export async function oweAgain(
  tx: Transaction,
  { id, amount }: Pick<Withdrawal, 'id' | 'amount'>,
  now: Date,
): Promise<void> {
  await tx.withdrawal.updateMany({
    where: { id, OR: [{ state: 'settled' }, { nextCheckAt: { not: null } }] },
    data: { state: 'owed', amount, settledAt: null, nextCheckAt: now },
  });
}

/** What the refunds of an order's withdrawal have paid. Minor units. */
export async function sumRefundedByWithdrawal(db: Queryable, orderId: string): Promise<number> {
  const refunded = await db.refund.aggregate({
    where: { orderId, reason: 'withdrawal', state: 'succeeded' },
    _sum: { amount: true },
  });
  return refunded._sum.amount ?? 0;
}

/** Notes that the operator is told about a withdrawal. False when they were told before. */
export async function setEscalated(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.withdrawal.updateMany({
    where: { id, state: 'owed', escalatedAt: null },
    data: { escalatedAt: now },
  });
  return count === 1;
}

/** The refunds of an order that were asked for, the latest first, and whether they cover its price. */
export function findRefundsOfOrder(db: Queryable, orderId: string) {
  return db.refund.findMany({
    where: { orderId, reason: { not: 'duplicate' } },
    orderBy: { createdAt: 'desc' },
    select: { state: true, updatedAt: true },
  });
}

/** Withdrawals that are still owed and were declared before a time, the oldest first. */
export function findOwedSince(db: Database, declaredBefore: Date): Promise<Withdrawal[]> {
  return db.withdrawal.findMany({
    where: { state: 'owed', declaredAt: { lt: declaredBefore } },
    orderBy: { declaredAt: 'asc' },
    take: 1_000,
  });
}
