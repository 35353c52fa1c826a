import { randomUUID } from 'node:crypto';
import { Prisma } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import type { CountryEvidence } from '../tax/country-evidence.ts';
import type { TaxColumns } from '../tax/order-tax.ts';
import type { StoredCompany } from './buyer.ts';
import { type OrderSnapshot, snapshotOfFurtherOrder } from './order-snapshot.ts';
import { type OrderState, PAYABLE_STATES } from './order-state.ts';

/** An order that waits for its payment. Minor units. */
export type OpenOrder = { id: string; grossAmount: number; currency: string };

const openOrder = { id: true, grossAmount: true, currency: true } as const;

/** Why an order exists: a purchase, the renewal of a subscription, or the verification of a subscription's new payment method. */
type Purpose = 'purchase' | 'renewal' | 'method-change';

const payable = { state: { in: [...PAYABLE_STATES] } };

/** Where-clause of an order that still waits for its payment, under that open key if one is given. */
function stillPayable(id: string, openKey?: string) {
  return { id, openKey: openKey ?? { not: null }, ...payable };
}

/** Where-clause of a user's unpaid orders: without access and without documents, also without one that waits for an exchange rate. */
export function unpaidOf(userId: string) {
  return { userId, fulfilment: null, documents: { none: {} }, ledger: { none: { kind: 'payment' } } };
}

// Locks

/** An order and its buyer. They do not change, except that deleting the account removes the buyer. */
export interface OrderKey {
  orderId: string;
  userId: string | null;
}

/**
 * Locks an order and its buyer's account until the transaction ends: other transactions on that order, or on another order of the buyer,
 * wait. Call it before the transaction reads anything: on MySQL the first read fixes the snapshot, which has to be taken after the lock.
 */
export async function lockOrder(tx: Transaction, { orderId, userId }: OrderKey, now: Date): Promise<void> {
  await tx.order.updateMany({ where: { id: orderId }, data: { updatedAt: now } });
  await lockBuyer(tx, userId, now);
}

/** Locks a buyer's account until the transaction ends. As `lockOrder`. */
export async function lockBuyer(tx: Transaction, userId: string | null, now: Date): Promise<void> {
  if (userId !== null) await tx.user.updateMany({ where: { id: userId }, data: { updatedAt: now } });
}

/** Locks a payable order until the transaction ends. False when it is not payable any more. */
export async function lockPayable(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const { count } = await tx.order.updateMany({ where: stillPayable(orderId), data: { updatedAt: now } });
  return count > 0;
}

/** Locks a paid order until the transaction ends. False for any other order. */
export async function lockPaid(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  const paid = { id: orderId, state: { in: ['fulfilled', 'partially_refunded', 'refunded'] } };
  const { count } = await tx.order.updateMany({ where: paid, data: { updatedAt: now } });
  return count > 0;
}

// The lease of a user's checkout

/** Takes the lease of a user's checkout, until `until`. False while another checkout holds it. */
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

/** Moves the end of a lease, or releases it (null). False when it ran out and another checkout took it. */
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

/** An order of the user; null when it is missing or belongs to another user. */
export function findOrder(db: Queryable, userId: string, orderId: string) {
  return db.order.findFirst({ where: { id: orderId, userId } });
}

/** @throws when there is no such order. */
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

export function getBuyerAndCatalogue(db: Queryable, orderId: string) {
  return db.order.findUniqueOrThrow({ where: { id: orderId }, select: { userId: true, catalogue: true } });
}

/** An order with its attempts that are in one of those states. */
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

/** An order's price, the payment that paid it, and its refunds that have not failed. Refunds of duplicates are left out. */
export function getOrderAndRefunds(db: Queryable, orderId: string) {
  return db.order.findUniqueOrThrow({
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

/** The user's latest 200 orders, the latest first, with their access, refunds and documents. */
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
      attempts: {
        where: { OR: [{ declinedAt: { not: null } }, { state: 'succeeded' }] },
        select: { declinedAt: true, state: true, paidBy: true },
        orderBy: { declinedAt: 'desc' },
      },
      refunds: { where: { reason: { not: 'duplicate' } }, select: { state: true, amount: true } },
      disputes: { select: { state: true, paymentRef: true, bookedAmount: true } },
      ledger: { where: { kind: 'payment' }, orderBy: { createdAt: 'asc' }, take: 1, select: { providerRef: true } },
      buyerName: true,
      buyerEmail: true,
      withdrawal: true,
      subscriptionId: true,
      periodNo: true,
      documents: {
        select: {
          id: true,
          kind: true,
          content: true,
          ksef: { select: { state: true, ksefNumber: true, hash: true } },
        },
        orderBy: { issuedAt: 'asc' },
      },
    },
  });
}

// Open orders

/** The order with that open key; null when there is none. */
export function findOpenOrder(
  db: Queryable,
  openKey: string,
): Promise<(OpenOrder & { voucherCode: string | null; catalogue: unknown }) | null> {
  return db.order.findUnique({ where: { openKey }, select: { ...openOrder, voucherCode: true, catalogue: true } });
}

/** Whether the user has paid for that package since a time, and not had the money back. */
export async function hasPaidSince(
  db: Database,
  { userId, packageSlug, paidSince }: { userId: string; packageSlug: string; paidSince: Date },
): Promise<boolean> {
  const where = { userId, packageSlug, state: 'fulfilled', paidAt: { gte: paidSince } };
  return (await db.order.count({ where })) > 0;
}

export async function hasOpenOrder(db: Queryable, openKey: string): Promise<boolean> {
  return (await db.order.count({ where: { openKey } })) > 0;
}

export async function isStillPayable(db: Queryable, orderId: string): Promise<boolean> {
  return (await db.order.count({ where: stillPayable(orderId) })) > 0;
}

/** The buyer, and the consent that the buyer gave. */
export interface BuyerDetails {
  buyerName: string;
  buyerEmail: string;
  /** Null: the invoice is made out to the person. */
  buyerCompany: StoredCompany | null;
  resumeUuid: string | null;
  consentVersion: string;
}

/** A buyer, and the tax that follows from them. */
interface TaxedBuyer {
  buyer: BuyerDetails;
  tax: TaxColumns;
  now: Date;
}

function buyerColumns({ buyer, tax, now }: TaxedBuyer) {
  return {
    ...buyer,
    buyerCompany: storedJson(buyer.buyerCompany),
    ...tax,
    vatCheck: tax.vatCheck ?? Prisma.DbNull,
    consentAt: now,
    updatedAt: now,
  };
}

/** A value of a JSON column; null is the database's NULL. */
function storedJson(value: object | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return (value as Prisma.InputJsonObject | null) ?? Prisma.DbNull;
}

/** Replaces the buyer's details, the tax and the package's texts of an order that is still payable under that key. False when it is not. */
export async function updateBuyer(
  db: Queryable,
  { orderId, openKey }: { orderId: string; openKey: string },
  { catalogue, ...taxed }: TaxedBuyer & { catalogue: OrderSnapshot },
): Promise<boolean> {
  const { count } = await db.order.updateMany({
    where: stillPayable(orderId, openKey),
    data: { ...buyerColumns(taxed), catalogue },
  });
  return count === 1;
}

interface NewPurchase {
  id: string;
  userId: string;
  packageSlug: string;
  catalogue: OrderSnapshot;
  currency: string;
  voucherCode: string | null;
  discountAmount: number;
  openKey: string;
}

/** @throws a unique violation when there is an order with that open key. */
export function insertPurchase(tx: Transaction, order: NewPurchase, taxed: TaxedBuyer): Promise<OpenOrder> {
  return tx.order.create({
    data: { ...buyerColumns(taxed), ...order, state: 'awaiting_payment', createdAt: taxed.now },
    select: openOrder,
  });
}

/** The packages of the user's payable orders that hold the voucher. */
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

/** The user's payable orders of some packages, except one order if it is given. */
export async function findOtherPurchases(
  db: Queryable,
  { userId, except, packageSlugs }: { userId: string; except?: string; packageSlugs: string[] },
): Promise<string[]> {
  const open = await db.order.findMany({
    where: {
      userId,
      ...(except === undefined ? {} : { id: { not: except } }),
      purpose: 'purchase',
      packageSlug: { in: packageSlugs },
      ...payable,
    },
    select: { id: true },
  });
  return open.map(({ id }) => id);
}

/** Payable orders whose buyer consented before a time, oldest first. Renewals are left out. */
export async function findAbandonedOrders(db: Database, consentBefore: Date, limit: number): Promise<string[]> {
  const abandoned = await db.order.findMany({
    where: { ...payable, openKey: { not: null }, purpose: { not: 'renewal' }, consentAt: { lt: consentBefore } },
    orderBy: { createdAt: 'asc' },
    take: limit,
    select: { id: true },
  });
  return abandoned.map(({ id }) => id);
}

// State changes

/** Sets an order's state. Unless `keepsOpen`, the order loses its open key, so that the user can open another order for the package. */
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

/** Makes an order a period of a subscription. */
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

/** The order of a period; null when there is none yet. */
export function findPeriodOrder(db: Queryable, key: PeriodKey) {
  return db.order.findUnique({
    where: { subscriptionId_periodNo: key },
    select: { ...openOrder, catalogue: true },
  });
}

/** The order of a period, and how many of its attempts match `attempts`. */
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

/** The order of a subscription's last period. Verifications of a method are left out. */
export function findLastOrder(db: Queryable, subscriptionId: string) {
  return db.order.findFirst({
    where: { subscriptionId, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
    select: { id: true, currency: true, resumeUuid: true, state: true, grossAmount: true, purpose: true },
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

/** Payable renewals of a subscription. */
export async function findPayableRenewals(db: Database, subscriptionId: string): Promise<string[]> {
  const open = await db.order.findMany({
    where: { subscriptionId, purpose: 'renewal', ...payable },
    select: { id: true },
  });
  return open.map(({ id }) => id);
}

/** Payable renewals that were last checked before a time, the least recently checked first. */
export function findStaleRenewals(db: Database, checkedBefore: Date, limit: number) {
  return db.order.findMany({
    where: { ...payable, openKey: { not: null }, purpose: 'renewal', updatedAt: { lt: checkedBefore } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
    select: { id: true, subscriptionId: true },
  });
}

/** Notes that a payable order was checked, which moves it to the end of the queue. */
export async function touchPayable(db: Database, orderId: string, now: Date): Promise<void> {
  await db.order.updateMany({ where: stillPayable(orderId), data: { updatedAt: now } });
}

/** Buyer, consent and package of a subscription's last order, for the next one. */
export type BuyerCopy = Awaited<ReturnType<typeof copyOfBuyer>>;

export async function copyOfBuyer(db: Queryable, { id, userId }: { id: string; userId: string | null }) {
  const last = await db.order.findFirstOrThrow({
    where: { subscriptionId: id, purpose: { not: 'method-change' } },
    orderBy: { periodNo: 'desc' },
  });
  const {
    packageSlug,
    catalogue,
    currency,
    vatRatePercent,
    vatRateHundredths,
    taxRule,
    buyerCountry,
    resumeUuid,
    buyerName,
    buyerEmail,
    buyerCompany,
  } = last;
  return {
    packageSlug,
    catalogue: snapshotOfFurtherOrder(catalogue),
    currency,
    vatRatePercent,
    vatRateHundredths,
    taxRule,
    buyerCountry,
    countryEvidence: storedJson(last.countryEvidence as object | null),
    vatCheck: storedJson(last.vatCheck as object | null),
    resumeUuid,
    buyerName,
    buyerEmail,
    buyerCompany: storedJson(buyerCompany as object | null),
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
  /** The package; by default that of the previous order. */
  catalogue?: OrderSnapshot;
  grossAmount: number;
  netAmount: number;
  vatAmount: number;
  /** The tax; by default that of the previous order. */
  tax?: TaxColumns;
  /** The company; by default that of the previous order. */
  buyerCompany?: Prisma.InputJsonObject;
  /** When the buyer consented; by default as in the previous order. */
  consentAt?: Date;
}

/** Adds an order of a subscription. @throws a unique violation when there is one with that open key or period. */
export function insertSubscriptionOrder(
  db: Queryable,
  copy: BuyerCopy,
  { order, now }: { order: SubscriptionOrder; now: Date },
): Promise<OpenOrder> {
  const { tax, ...columns } = order;
  const taxed = tax ? { ...tax, vatCheck: tax.vatCheck ?? Prisma.DbNull } : {};
  return db.order.create({
    data: { ...copy, ...columns, ...taxed, id: randomUUID(), discountAmount: 0, createdAt: now, updatedAt: now },
    select: openOrder,
  });
}

// Evidence of the buyer's country

export async function setCountryEvidence(tx: Transaction, orderId: string, evidence: CountryEvidence): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { countryEvidence: evidence } });
}

// A deleted account

/** The user's unpaid orders with a voucher. */
export async function findUnpaidWithVoucher(tx: Transaction, userId: string): Promise<string[]> {
  const held = await tx.order.findMany({
    where: { ...unpaidOf(userId), voucherCode: { not: null } },
    select: { id: true },
  });
  return held.map(({ id }) => id);
}

/** Removes the buyer's names from the user's unpaid orders, and the user from all orders. None of them is payable afterwards. */
export async function forgetBuyerOfOrders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const nobody = { buyerName: '', buyerEmail: '', buyerCompany: Prisma.DbNull };
  await tx.order.updateMany({ where: unpaidOf(userId), data: nobody });
  const parted = { userId: null, openKey: null, resumeUuid: null, updatedAt: now };
  await tx.order.updateMany({ where: { userId }, data: parted });
}
