import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import type { BuyerCompany } from './buyer.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import { type OrderState, PAYABLE_STATES } from './order-state.ts';

/** An order that waits for its payment. Minor units. */
export type OpenOrder = { id: string; grossAmount: number; currency: string };

const openOrder = { id: true, grossAmount: true, currency: true } as const;

/** What orders are for: bought, renewed by a subscription, or a verification of a subscription's new method. */
type Purpose = 'purchase' | 'renewal' | 'method-change';

const payable = { state: { in: [...PAYABLE_STATES] } };

/** An order that still waits for its payment. `openKey` may say which order it has to be. */
function stillPayable(id: string, openKey?: string) {
  return { id, openKey: openKey ?? { not: null }, ...payable };
}

/** What a user ordered and was never given: no access, and no document. */
export function unpaidOf(userId: string) {
  return { userId, fulfilment: null, documents: { none: {} } };
}

// Locks

/** An order and whose it is; both never change but when the account goes. */
export interface OrderKey {
  orderId: string;
  userId: string | null;
}

/**
 * Locks an order and its buyer's account until the transaction ends: whoever else has the order, or another one of that buyer, in
 * hand waits. To be called before anything is read there: on MySQL a transaction sees what stood at its first read, which has to be
 * after the lock.
 */
export async function lockOrder(tx: Transaction, { orderId, userId }: OrderKey, now: Date): Promise<void> {
  await tx.order.updateMany({ where: { id: orderId }, data: { updatedAt: now } });
  await lockBuyer(tx, userId, now);
}

/** Locks a buyer's account until the transaction ends; as `lockOrder`. */
export async function lockBuyer(tx: Transaction, userId: string | null, now: Date): Promise<void> {
  if (userId !== null) await tx.user.updateMany({ where: { id: userId }, data: { updatedAt: now } });
}

/** Locks an order that waits for its payment until the transaction ends. False when it does not wait any more. */
export async function lockPayable(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const { count } = await tx.order.updateMany({ where: stillPayable(orderId), data: { updatedAt: now } });
  return count > 0;
}

/** Locks an order that was paid until the transaction ends. False for any other order. */
export async function lockPaid(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const paid = { id: orderId, state: { in: ['fulfilled', 'partially_refunded', 'refunded'] } };
  const { count } = await tx.order.updateMany({ where: paid, data: { updatedAt: now } });
  return count > 0;
}

// The lease of a user's checkout

/** Takes the lease of a user's checkout until a time. False while it is taken. */
export async function takeCheckoutLease(
  db: Database,
  userId: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id: userId, OR: [{ checkoutUntil: null }, { checkoutUntil: { lte: now } }] },
    data: { checkoutUntil: until },
  });
  return count === 1;
}

/** Moves the end of a lease, or gives it back (null). False when it ran out and was taken by somebody else. */
export async function moveCheckoutLease(
  db: Database,
  userId: string,
  { from, to }: { from: Date; to: Date | null },
): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id: userId, checkoutUntil: from },
    data: { checkoutUntil: to },
  });
  return count === 1;
}

// One order

/** The order of a buyer; null for one that is missing or somebody else's. */
export function findOrder(db: Queryable, userId: string, orderId: string) {
  return db.order.findFirst({ where: { id: orderId, userId } });
}

/** An order that is known to be there. */
export function getOrderRow(db: Queryable, orderId: string) {
  return db.order.findUniqueOrThrow({ where: { id: orderId } });
}

export async function getOrderState(db: Queryable, orderId: string): Promise<OrderState> {
  const { state } = await db.order.findUniqueOrThrow({ where: { id: orderId }, select: { state: true } });
  return state as OrderState;
}

export async function getBuyerId(tx: Transaction, orderId: string): Promise<string | null> {
  const { userId } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { userId: true } });
  return userId;
}

/** Whose an order is, and what was bought. */
export function getBuyerAndCatalogue(db: Queryable, orderId: string) {
  return db.order.findUniqueOrThrow({ where: { id: orderId }, select: { userId: true, catalogue: true } });
}

/** An order with those of its attempts that are under way. */
export function getOrderAndAttempts(tx: Transaction, orderId: string, attemptStates: readonly string[]) {
  return tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      id: true,
      userId: true,
      state: true,
      purpose: true,
      attempts: { where: { state: { in: [...attemptStates] } } },
    },
  });
}

/** What an order cost, the payment that paid it, and what was given back or is to be. */
export function getOrderAndRefunds(tx: Transaction, orderId: string) {
  return tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      grossAmount: true,
      currency: true,
      ledger: { where: { kind: 'payment' }, orderBy: { createdAt: 'asc' }, take: 1 },
      refunds: {
        where: { state: { not: 'failed' }, reason: { not: 'duplicate' } },
        select: { amount: true, state: true },
      },
    },
  });
}

/** The user's orders, the latest first, with what belongs to each. */
export function listOrders(db: Queryable, userId: string) {
  return db.order.findMany({
    where: { userId, purpose: { not: 'method-change' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: 200,
    select: {
      id: true,
      state: true,
      purpose: true,
      catalogue: true,
      grossAmount: true,
      voucherCode: true,
      currency: true,
      createdAt: true,
      paidAt: true,
      resumeUuid: true,
      fulfilment: { select: { accessUntil: true, revokedAt: true } },
      refunds: {
        where: { state: { not: 'failed' }, reason: { not: 'duplicate' } },
        select: { amount: true, state: true },
      },
      documents: { select: { id: true, kind: true, content: true }, orderBy: { issuedAt: 'asc' } },
    },
  });
}

// Open orders

/** The order that an open key stands for, with its voucher; null when there is none. */
export function findOpenOrder(
  db: Queryable,
  openKey: string,
): Promise<(OpenOrder & { voucherCode: string | null }) | null> {
  return db.order.findUnique({ where: { openKey }, select: { ...openOrder, voucherCode: true } });
}

export async function hasOpenOrder(db: Queryable, openKey: string): Promise<boolean> {
  return (await db.order.count({ where: { openKey } })) > 0;
}

export async function isStillPayable(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.order.count({ where: stillPayable(orderId) })) > 0;
}

/** Who buys, and what was agreed. */
export interface BuyerDetails {
  buyerName: string;
  buyerEmail: string;
  /** Null: the invoice is made out to the person. */
  buyerCompany: BuyerCompany | null;
  resumeUuid: string | null;
  consentVersion: string;
}

function buyerColumns(buyer: BuyerDetails, now: Date) {
  return { ...buyer, buyerCompany: buyer.buyerCompany ?? Prisma.DbNull, consentAt: now, updatedAt: now };
}

/** Replaces the buyer's details of an order that still waits for its payment under that key. False when it does not. */
export async function updateBuyer(
  db: Queryable,
  { orderId, openKey }: { orderId: string; openKey: string },
  { buyer, now }: { buyer: BuyerDetails; now: Date },
): Promise<boolean> {
  // Only while it still waits for its payment: it may be paid at this very moment.
  const { count } = await db.order.updateMany({
    where: stillPayable(orderId, openKey),
    data: buyerColumns(buyer, now),
  });
  return count === 1;
}

interface NewPurchase {
  id: string;
  userId: string;
  packageSlug: string;
  catalogue: OrderSnapshot;
  currency: string;
  grossAmount: number;
  netAmount: number;
  vatAmount: number;
  vatRatePercent: number;
  voucherCode: string | null;
  discountAmount: number;
  openKey: string;
}

/** @throws a unique violation when there is an order of that open key. */
export function insertPurchase(
  tx: Transaction,
  order: NewPurchase,
  { buyer, now }: { buyer: BuyerDetails; now: Date },
): Promise<OpenOrder> {
  return tx.order.create({
    data: { ...buyerColumns(buyer, now), ...order, state: 'awaiting_payment', createdAt: now },
    select: openOrder,
  });
}

/** The packages whose order of a user holds a voucher and still waits for its payment. */
export async function findHeldPackages(
  db: Queryable,
  { code, userId }: { code: string; userId: string },
): Promise<string[]> {
  const orders = await db.order.findMany({
    where: { userId, voucherCode: code, openKey: { not: null }, ...payable },
    select: { packageSlug: true },
  });
  return orders.map(({ packageSlug }) => packageSlug);
}

/** A user's other orders of some packages that wait for their payment. */
export async function findOtherPurchases(
  tx: Transaction,
  { userId, except, packageSlugs }: { userId: string; except: string; packageSlugs: string[] },
): Promise<string[]> {
  const open = await tx.order.findMany({
    where: {
      userId,
      id: { not: except },
      purpose: 'purchase',
      packageSlug: { in: packageSlugs },
      ...payable,
    },
    select: { id: true },
  });
  return open.map(({ id }) => id);
}

/** Orders that wait for a payment since before a time, without those of renewals; oldest first. */
export async function findAbandonedOrders(db: Database, consentBefore: Date, limit: number): Promise<string[]> {
  const abandoned = await db.order.findMany({
    where: { ...payable, openKey: { not: null }, purpose: { not: 'renewal' }, consentAt: { lt: consentBefore } },
    orderBy: { createdAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return abandoned.map(({ id }) => id);
}

// What becomes of an order

/** An order that can be paid no more loses its open key. */
export async function setOrderState(
  tx: Transaction,
  orderId: string,
  { state, keepsOpen }: { state: OrderState; keepsOpen: boolean },
): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { state, ...(keepsOpen ? {} : { openKey: null }) } });
}

export async function setFulfilled(tx: Transaction, orderId: string, paidAt: Date): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { state: 'fulfilled', openKey: null, paidAt } });
}

/** The order begins or continues a subscription. */
export async function setPeriod(
  tx: Transaction,
  orderId: string,
  period: { subscriptionId: string; periodNo: number },
): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: period });
}

// Orders of subscriptions

/** A period of a subscription. */
export interface PeriodKey {
  subscriptionId: string;
  periodNo: number;
}

/** The order of a period; null when it was not made yet. */
export function findPeriodOrder(db: Queryable, key: PeriodKey) {
  return db.order.findUnique({
    where: { subscriptionId_periodNo: key },
    select: { ...openOrder, catalogue: true },
  });
}

/** The order of a period, and how many of its attempts are like `attempts`. */
export async function findPeriodOrderAndCount(
  db: Queryable,
  key: PeriodKey,
  attempts: { isOffSession: boolean; state: string },
): Promise<{ id: string; count: number } | null> {
  const found = await db.order.findUnique({
    where: { subscriptionId_periodNo: key },
    select: { id: true, _count: { select: { attempts: { where: attempts } } } },
  });
  return found && { id: found.id, count: found._count.attempts };
}

/** Where an order belongs to in a subscription, and when it was paid; null for one that is missing or somebody else's. */
export function findPaidPeriod(db: Queryable, userId: string, orderId: string) {
  return db.order.findFirst({
    where: { id: orderId, userId },
    select: { paidAt: true, subscriptionId: true, periodNo: true },
  });
}

/** The last order of a subscription that was not a verification alone. */
export function findLastOrder(db: Queryable, subscriptionId: string) {
  return db.order.findFirst({
    where: { subscriptionId, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
    select: { currency: true, resumeUuid: true, state: true, grossAmount: true, purpose: true },
  });
}

/** The currency of a subscription's latest order. */
export async function getCurrency(db: Queryable, subscriptionId: string): Promise<string> {
  const { currency } = await db.order.findFirstOrThrow({
    where: { subscriptionId },
    orderBy: { createdAt: 'desc' },
    select: { currency: true },
  });
  return currency;
}

/** Renewals of a subscription that wait for their payment. */
export async function findPayableRenewals(db: Database, subscriptionId: string): Promise<string[]> {
  const open = await db.order.findMany({
    where: { subscriptionId, purpose: 'renewal', ...payable },
    select: { id: true },
  });
  return open.map(({ id }) => id);
}

/** Renewals that wait for their payment and that nobody has looked at since a time, the longest unseen first. */
export function findStaleRenewals(db: Database, checkedBefore: Date, limit: number) {
  return db.order.findMany({
    where: { ...payable, openKey: { not: null }, purpose: 'renewal', updatedAt: { lt: checkedBefore } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true, subscriptionId: true },
  });
}

/** Notes that an order that waits for its payment was looked at, which puts it to the end of the queue. */
export async function touchPayable(db: Database, orderId: string, now: Date): Promise<void> {
  await db.order.updateMany({ where: stillPayable(orderId), data: { updatedAt: now } });
}

/** Who bought a subscription and what was agreed, from its last order, for the next one. */
export type BuyerCopy = Awaited<ReturnType<typeof copyOfBuyer>>;

/** @param owner whose the next order is. */
export async function copyOfBuyer(db: Queryable, { id, userId }: { id: string; userId: string | null }) {
  const last = await db.order.findFirstOrThrow({
    where: { subscriptionId: id, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
  });
  const { packageSlug, catalogue, currency, vatRatePercent, resumeUuid, buyerName, buyerEmail, buyerCompany } = last;
  return {
    packageSlug,
    catalogue: catalogue as Prisma.InputJsonValue,
    currency,
    vatRatePercent,
    resumeUuid,
    buyerName,
    buyerEmail,
    buyerCompany: (buyerCompany as Prisma.InputJsonValue | null) ?? Prisma.DbNull,
    consentVersion: last.consentVersion,
    consentAt: last.consentAt,
    userId,
    state: 'awaiting_payment',
  };
}

interface SubscriptionOrder {
  purpose: Exclude<Purpose, 'purchase'>;
  openKey: string;
  subscriptionId: string;
  periodNo?: number;
  /** What is bought; as in the order before unless given. */
  catalogue?: OrderSnapshot;
  grossAmount: number;
  netAmount: number;
  vatAmount: number;
  /** When the buyer agreed; as in the order before unless given. */
  consentAt?: Date;
}

/** Adds an order of a subscription. @throws a unique violation when there is one of that key or period. */
export function insertSubscriptionOrder(
  db: Queryable,
  copy: BuyerCopy,
  { order, now }: { order: SubscriptionOrder; now: Date },
): Promise<OpenOrder> {
  return db.order.create({
    data: { ...copy, ...order, id: randomUUID(), discountAmount: 0, createdAt: now, updatedAt: now },
    select: openOrder,
  });
}

// A deleted account

/** What a user ordered and never paid, with a voucher. */
export async function findUnpaidWithVoucher(tx: Transaction, userId: string): Promise<string[]> {
  const held = await tx.order.findMany({
    where: { ...unpaidOf(userId), voucherCode: { not: null } },
    select: { id: true },
  });
  return held.map(({ id }) => id);
}

/** Takes the names out of what a user never paid, and the user out of all their orders, which can be paid no more. */
export async function forgetBuyerOfOrders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const nobody = { buyerName: '', buyerEmail: '', buyerCompany: Prisma.DbNull };
  await tx.order.updateMany({ where: unpaidOf(userId), data: nobody });
  const parted = { userId: null, openKey: null, resumeUuid: null, updatedAt: now };
  await tx.order.updateMany({ where: { userId }, data: parted });
}
