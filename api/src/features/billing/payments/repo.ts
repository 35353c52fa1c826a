import { randomUUID } from 'node:crypto';
import type { Provider } from '@kreda/site/providers';
import type { PaymentAttempt } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import type { OrderState } from '../orders/order-state.ts';
import { type OrderKey, unpaidOf } from '../orders/repo.ts';
import { IN_FLIGHT_STATES } from './in-flight-states.ts';

/** A whole row of an attempt. */
export type AttemptRow = PaymentAttempt;

/** A payment attempt. */
export interface Attempt extends OrderKey {
  id: string;
  provider: Provider;
  /** Charged by us, without the buyer (off-session). */
  isOffSession: boolean;
  failureCode: string | null;
}

/** A payment, named by its provider and the provider's id. */
export interface PaymentKey {
  provider: Provider;
  providerRef: string;
}

const inFlight = { state: { in: [...IN_FLIGHT_STATES] } };
/** Declined off-session charges. */
export const DECLINED_CHARGE = { isOffSession: true, state: 'cancelled' } as const;

/** Null when no attempt has that reference. */
export async function findAttempt(db: Queryable, reference: PaymentKey): Promise<Attempt | null> {
  const found = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: reference },
    select: { id: true, orderId: true, isOffSession: true, failureCode: true, order: { select: { userId: true } } },
  });
  if (!found) return null;
  const { order, ...attempt } = found;
  return { ...attempt, userId: order.userId, provider: reference.provider };
}

/** The attempt that an idempotency key names. */
interface KeyedAttempt {
  orderId: string;
  attemptNo: number;
  provider: Provider;
}

/** Stores the provider's id of an attempt that has none. False when there is no such attempt. */
export async function setMissingRef(
  db: Database,
  keyed: KeyedAttempt,
  { providerRef, now }: { providerRef: string; now: Date },
): Promise<boolean> {
  const { count } = await db.paymentAttempt.updateMany({
    where: { ...keyed, providerRef: null },
    data: { providerRef, updatedAt: now },
  });
  return count > 0;
}

export function findKeyedAttempt(db: Database, keyed: KeyedAttempt): Promise<AttemptRow | null> {
  return db.paymentAttempt.findFirst({ where: keyed });
}

/** The highest number of an order's attempts; 0 without attempts. */
export async function lastAttemptNo(db: Database, orderId: string): Promise<number> {
  const last = await db.paymentAttempt.aggregate({ where: { orderId }, _max: { attemptNo: true } });
  return last._max.attemptNo ?? 0;
}

/** Adds an open copy of an attempt, with another number and provider's id. Nothing happens if one of them is taken already. */
export async function insertDuplicateAttempt(
  db: Database,
  original: AttemptRow,
  { attemptNo, providerRef, now }: { attemptNo: number; providerRef: string; now: Date },
): Promise<void> {
  try {
    await db.paymentAttempt.create({
      data: { ...original, id: randomUUID(), attemptNo, providerRef, state: 'open', createdAt: now, updatedAt: now },
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

interface NewAttempt {
  orderId: string;
  attemptNo: number;
  provider: Provider;
  /** The saved method to charge without the buyer; null: the buyer pays. */
  method: { customerRef: string | null; methodRef: string } | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Adds an open attempt. @throws a unique violation when the order has one with that number. */
export function insertAttempt(tx: Transaction, { method, ...attempt }: NewAttempt, now: Date): Promise<AttemptRow> {
  return tx.paymentAttempt.create({
    data: {
      id: randomUUID(),
      ...attempt,
      isOffSession: method !== null,
      customerRef: method?.customerRef ?? null,
      methodRef: method?.methodRef ?? null,
      state: 'open',
      createdAt: now,
      updatedAt: now,
    },
  });
}

/** An order's attempts, the latest first. */
export function listAttempts(db: Database, orderId: string) {
  return db.paymentAttempt.findMany({
    where: { orderId },
    orderBy: { attemptNo: 'desc' },
    select: { id: true, attemptNo: true, provider: true, providerRef: true, state: true, isOffSession: true },
  });
}

/** An order's attempts with a provider's id, the latest first. */
export async function listAttemptsWithRef(db: Database, orderId: string): Promise<PaymentKey[]> {
  return withRef(
    await db.paymentAttempt.findMany({
      where: { orderId, providerRef: { not: null } },
      orderBy: { attemptNo: 'desc' },
      select: { provider: true, providerRef: true },
    }),
  );
}

export async function getAttemptState(db: Database, id: string): Promise<string> {
  const { state } = await db.paymentAttempt.findUniqueOrThrow({ where: { id }, select: { state: true } });
  return state;
}

/** The states of an attempt and of its order. */
export async function getAttemptAndOrderState(
  db: Database,
  id: string,
): Promise<{ attempt: string; order: OrderState }> {
  const { state, order } = await db.paymentAttempt.findUniqueOrThrow({
    where: { id },
    select: { state: true, order: { select: { state: true } } },
  });
  return { attempt: state, order: order.state as OrderState };
}

export async function setAttemptRef(db: Database, id: string, providerRef: string, now: Date): Promise<void> {
  await db.paymentAttempt.update({ where: { id }, data: { providerRef, updatedAt: now } });
}

/** Marks an attempt as processing, unless it has succeeded; or opens it again when it was processing and no longer is. */
export async function setProcessing(tx: Transaction, id: string, isProcessing: boolean): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { id, state: isProcessing ? { not: 'succeeded' } : 'processing' },
    data: { state: isProcessing ? 'processing' : 'open' },
  });
}

/**
 * Stores or clears the decline of an attempt that has not succeeded, and cancels it when `isCancelled`. `isNew`: the decline has not
 * been stored before.
 */
export async function recordDecline(
  tx: Transaction,
  id: string,
  {
    isCancelled,
    declined,
    isNew,
    now,
  }: { isCancelled: boolean; declined: { code: string; message: string } | null; isNew: boolean; now: Date },
): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { id, state: { not: 'succeeded' } },
    data: {
      ...(isCancelled ? { state: 'cancelled' } : {}),
      failureCode: declined?.code ?? null,
      failureMessage: declined?.message.slice(0, 500) ?? null,
      ...(isNew ? { declinedAt: now } : {}),
      updatedAt: now,
    },
  });
}

/** Marks an attempt as succeeded. False when it was already. */
export async function setSucceeded(
  tx: Transaction,
  id: string,
  { paidBy, now }: { paidBy: string | null; now: Date },
): Promise<boolean> {
  const { count } = await tx.paymentAttempt.updateMany({
    where: { id, state: { not: 'succeeded' } },
    data: { state: 'succeeded', paidBy, failureCode: null, failureMessage: null, updatedAt: now },
  });
  return count > 0;
}

/** Cancels an attempt that succeeded at its provider and is refused by us. */
export async function refuseAttempt(
  tx: Transaction,
  id: string,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  await tx.paymentAttempt.update({
    where: { id },
    data: { state: 'cancelled', failureCode: code, failureMessage: null, declinedAt: now, updatedAt: now },
  });
}

/** Cancels an attempt that is open. */
export async function cancelAttempt(db: Database, id: string, now: Date): Promise<void> {
  await db.paymentAttempt.updateMany({ where: { id, state: 'open' }, data: { state: 'cancelled', updatedAt: now } });
}

interface OrderAttempts {
  orderId: string;
  /** The attempt that stays as it is. */
  except?: string | undefined;
}

/** Cancels an order's attempts that the buyer is opening at this moment. `openPayment` finds its attempt cancelled and gives up. */
export async function cancelUnopenedByBuyer(
  db: Queryable,
  { orderId, except }: OrderAttempts,
  now: Date,
): Promise<void> {
  await db.paymentAttempt.updateMany({
    where: { orderId, state: 'open', providerRef: null, isOffSession: false, ...notThis(except) },
    data: { state: 'cancelled', updatedAt: now },
  });
}

/** Cancels an order's open attempts without a provider's id. */
export async function cancelUnopened(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { orderId, state: 'open', providerRef: null },
    data: { state: 'cancelled', updatedAt: now },
  });
}

/** An order's open attempts with a provider's id. */
export async function listOpenWithRef(db: Database, { orderId, except }: OrderAttempts): Promise<PaymentKey[]> {
  return withRef(
    await db.paymentAttempt.findMany({
      where: { orderId, state: 'open', providerRef: { not: null }, ...notThis(except) },
      select: { provider: true, providerRef: true },
    }),
  );
}

function notThis(except: string | undefined) {
  return except ? { id: { not: except } } : {};
}

/** An order's in-flight attempts with a provider's id. */
export async function listInFlightWithRef(tx: Transaction, orderId: string): Promise<PaymentKey[]> {
  return withRef(
    await tx.paymentAttempt.findMany({
      where: { orderId, ...inFlight, providerRef: { not: null } },
      select: { provider: true, providerRef: true },
    }),
  );
}

/** An order's in-flight attempts. */
export function listInFlight(tx: Transaction, orderId: string) {
  return tx.paymentAttempt.findMany({
    where: { orderId, ...inFlight },
    select: { provider: true, providerRef: true, state: true, isOffSession: true },
  });
}

/** The provider's id of the payment that paid an order. */
export async function findPaidRef(
  db: Database,
  { orderId, provider }: { orderId: string; provider: string },
): Promise<string | null> {
  const paid = await db.paymentAttempt.findFirst({
    where: { orderId, provider, state: 'succeeded', providerRef: { not: null } },
    orderBy: { attemptNo: 'asc' },
    select: { providerRef: true },
  });
  return paid?.providerRef ?? null;
}

/** The in-flight off-session charge of a subscription. */
export function findChargeInFlight(db: Database, subscriptionId: string): Promise<AttemptRow | null> {
  return db.paymentAttempt.findFirst({ where: { order: { subscriptionId }, isOffSession: true, ...inFlight } });
}

/** The attempt of an order that the provider is processing. */
export function findProcessing(db: Database, orderId: string): Promise<AttemptRow | null> {
  return db.paymentAttempt.findFirst({ where: { orderId, state: 'processing' } });
}

/** The last declined charge of an order without the buyer; null: there is none. */
export function findLastDecline(
  db: Queryable,
  orderId: string,
): Promise<{ failureCode: string | null; methodRef: string | null } | null> {
  return db.paymentAttempt.findFirst({
    where: { orderId, ...DECLINED_CHARGE },
    orderBy: { attemptNo: 'desc' },
    select: { failureCode: true, methodRef: true },
  });
}

/** The decline codes of an order's off-session charges, the latest first. */
export async function listDeclineCodes(tx: Transaction, orderId: string): Promise<(string | null)[]> {
  const declined = await tx.paymentAttempt.findMany({
    where: { orderId, ...DECLINED_CHARGE },
    orderBy: { attemptNo: 'desc' },
    select: { failureCode: true },
  });
  return declined.map(({ failureCode }) => failureCode);
}

interface StaleFilter {
  provider: Provider;
  /** Only attempts that were last checked before this time. */
  checkedBefore: Date;
  /** Only open attempts that were created after this time. Processing ones of any age count. */
  createdAfter: Date;
}

function staleWhere({ provider, checkedBefore, createdAfter }: StaleFilter) {
  return {
    provider,
    providerRef: { not: null },
    updatedAt: { lt: checkedBefore },
    OR: [{ state: 'open', createdAt: { gt: createdAfter } }, { state: 'processing' }],
  };
}

/** Stale in-flight attempts of a provider, the least recently checked first. */
export async function findStaleAttempts(
  db: Database,
  filter: StaleFilter,
  limit: number,
): Promise<{ id: string; providerRef: string }[]> {
  const found = await db.paymentAttempt.findMany({
    where: staleWhere(filter),
    orderBy: { updatedAt: 'asc' },
    take: limit,
  });
  return found.map(({ id, providerRef }) => ({ id, providerRef: providerRef! }));
}

/** Notes that a stale attempt was checked, which moves it to the end of the queue. */
export async function touchStaleAttempt(db: Database, id: string, filter: StaleFilter, now: Date): Promise<void> {
  await db.paymentAttempt.updateMany({ where: { id, ...staleWhere(filter) }, data: { updatedAt: now } });
}

/** Off-session charges whose answer was lost, last checked before a time, the least recently checked first, with their subscription. */
export async function findLostCharges(
  db: Database,
  checkedBefore: Date,
  limit: number,
): Promise<{ attempt: AttemptRow; subscriptionId: string | null }[]> {
  const lost = await db.paymentAttempt.findMany({
    where: { state: 'open', isOffSession: true, providerRef: null, updatedAt: { lt: checkedBefore } },
    include: { order: { select: { subscriptionId: true } } },
    orderBy: { updatedAt: 'asc' },
    take: limit,
  });
  return lost.map(({ order, ...attempt }) => ({ attempt, subscriptionId: order.subscriptionId }));
}

/** Notes that a lost charge was checked, which moves it to the end of the queue. */
export async function touchLostCharge(db: Database, id: string, now: Date): Promise<void> {
  await db.paymentAttempt.updateMany({
    where: { id, state: 'open', providerRef: null },
    data: { updatedAt: now },
  });
}

function withRef(rows: { provider: string; providerRef: string | null }[]): PaymentKey[] {
  return rows.flatMap(({ provider, providerRef }) =>
    providerRef === null ? [] : [{ provider: provider as Provider, providerRef }],
  );
}

interface CustomerKey {
  userId: string;
  provider: Provider;
}

/** The provider's customer id of a user; null when there is none. */
export async function findCustomerRef(db: Database, key: CustomerKey): Promise<string | null> {
  const found = await db.providerCustomer.findUnique({
    where: { userId_provider: key },
    select: { customerRef: true },
  });
  return found?.customerRef ?? null;
}

/** Stores the provider's customer id of a user. One that is there already stays. */
export async function insertMissingCustomer(
  db: Database,
  key: CustomerKey,
  { customerRef, now }: { customerRef: string; now: Date },
): Promise<void> {
  try {
    await db.providerCustomer.create({ data: { ...key, customerRef, createdAt: now } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** The user's customer ids at all providers. */
export function listCustomers(tx: Transaction, userId: string) {
  return tx.providerCustomer.findMany({ where: { userId } });
}

export async function deleteCustomers(tx: Transaction, userId: string): Promise<void> {
  await tx.providerCustomer.deleteMany({ where: { userId } });
}

/** Open attempts of the user's unpaid orders, with a provider's id. */
export async function listOpenOfUnpaid(tx: Transaction, userId: string): Promise<PaymentKey[]> {
  return withRef(
    await tx.paymentAttempt.findMany({
      where: { state: 'open', providerRef: { not: null }, order: unpaidOf(userId) },
      select: { provider: true, providerRef: true },
    }),
  );
}
