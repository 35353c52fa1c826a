import { randomUUID } from 'node:crypto';
import type { Provider } from '@kreda/site/providers';
import type { PaymentAttempt } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';
import type { OrderState } from '../orders/order-state.ts';
import { type OrderKey, unpaidOf } from '../orders/repo.ts';
import { IN_FLIGHT_STATES } from './in-flight-states.ts';

/** A row of an attempt, as a charge needs it. */
export type AttemptRow = PaymentAttempt;

/** A payment of ours at a provider. */
export interface Attempt extends OrderKey {
  id: string;
  provider: Provider;
  /** Charged by us while its payer was away. */
  isOffSession: boolean;
  failureCode: string | null;
}

/** A payment by its provider and the provider's id. */
export interface PaymentKey {
  provider: Provider;
  providerRef: string;
}

/** Attempts that may still take money: they wait for their payer, or are being processed. */
const inFlight = { state: { in: [...IN_FLIGHT_STATES] } };
/** Charges of ours that were refused. */
export const DECLINED_CHARGE = { isOffSession: true, state: 'cancelled' } as const;

/** Null when no attempt of ours has that reference. */
export async function findAttempt(db: Queryable, reference: PaymentKey): Promise<Attempt | null> {
  const found = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: reference },
    select: { id: true, orderId: true, isOffSession: true, failureCode: true, order: { select: { userId: true } } },
  });
  if (!found) return null;
  const { order, ...attempt } = found;
  return { ...attempt, userId: order.userId, provider: reference.provider };
}

/** Which attempt of an order an idempotency key names. */
interface KeyedAttempt {
  orderId: string;
  attemptNo: number;
  provider: Provider;
}

/** Gives an attempt without a provider's id that id. False when there is no such attempt. */
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

/** The highest number of an order's attempts; 0 without one. */
export async function lastAttemptNo(db: Database, orderId: string): Promise<number> {
  const last = await db.paymentAttempt.aggregate({ where: { orderId }, _max: { attemptNo: true } });
  return last._max.attemptNo ?? 0;
}

/** Adds an open attempt like another one of its order, unless that number or provider's id was taken a moment before. */
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
  /** What is charged while its owner is away; null: the payer pays it. */
  method: { customerRef: string | null; methodRef: string } | null;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Adds an open attempt. @throws a unique violation when the order has one of that number. */
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

/** An order's attempts that their provider knows, the latest first. */
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

/** How an attempt and its order stand. */
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

/** Marks an attempt as processing; one that is no longer processing waits again. An attempt that was given up stays that way. */
export async function setProcessing(tx: Transaction, id: string, isProcessing: boolean): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { id, state: isProcessing ? { not: 'succeeded' } : 'processing' },
    data: { state: isProcessing ? 'processing' : 'open' },
  });
}

/** Notes the decline of an attempt that has not succeeded, or that it has none any more; a cancelled one ends. */
export async function noteDecline(
  tx: Transaction,
  id: string,
  {
    isCancelled,
    declined,
    now,
  }: { isCancelled: boolean; declined: { code: string; message: string } | null; now: Date },
): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { id, state: { not: 'succeeded' } },
    data: {
      ...(isCancelled ? { state: 'cancelled' } : {}),
      failureCode: declined?.code ?? null,
      failureMessage: declined?.message.slice(0, 500) ?? null,
      updatedAt: now,
    },
  });
}

/** False when the attempt had succeeded before. */
export async function setSucceeded(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.paymentAttempt.updateMany({
    where: { id, state: { not: 'succeeded' } },
    data: { state: 'succeeded', failureCode: null, failureMessage: null, updatedAt: now },
  });
  return count > 0;
}

/** Ends an open attempt. */
export async function cancelAttempt(db: Database, id: string, now: Date): Promise<void> {
  await db.paymentAttempt.updateMany({ where: { id, state: 'open' }, data: { state: 'cancelled', updatedAt: now } });
}

interface OrderAttempts {
  orderId: string;
  /** The attempt that stays as it is. */
  except?: string | undefined;
}

/** Ends an order's attempts that are being opened by their payer at this moment: whoever opens one finds it ended. */
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

/** Ends an order's attempts that their provider does not know. */
export async function cancelUnopened(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.paymentAttempt.updateMany({
    where: { orderId, state: 'open', providerRef: null },
    data: { state: 'cancelled', updatedAt: now },
  });
}

/** An order's open attempts that their provider knows. */
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

/** An order's attempts that are under way and that their provider knows. */
export async function listInFlightWithRef(tx: Transaction, orderId: string): Promise<PaymentKey[]> {
  return withRef(
    await tx.paymentAttempt.findMany({
      where: { orderId, ...inFlight, providerRef: { not: null } },
      select: { provider: true, providerRef: true },
    }),
  );
}

/** An order's attempts that are under way. */
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

/** A charge of a subscription that has come to no end. */
export function findChargeInFlight(db: Database, subscriptionId: string): Promise<AttemptRow | null> {
  return db.paymentAttempt.findFirst({ where: { order: { subscriptionId }, isOffSession: true, ...inFlight } });
}

/** The attempt of an order that is being processed. */
export function findProcessing(db: Database, orderId: string): Promise<AttemptRow | null> {
  return db.paymentAttempt.findFirst({ where: { orderId, state: 'processing' } });
}

/** The reasons of an order's declined charges, the latest first. */
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
  /** Nobody has looked at it since. */
  checkedBefore: Date;
  /** An open attempt that is older is left alone; one that is being processed is asked about for ever. */
  madeAfter: Date;
}

function staleWhere({ provider, checkedBefore, madeAfter }: StaleFilter) {
  return {
    provider,
    providerRef: { not: null },
    updatedAt: { lt: checkedBefore },
    OR: [{ state: 'open', createdAt: { gt: madeAfter } }, { state: 'processing' }],
  };
}

/** Attempts of a provider that are under way, the longest unseen first. */
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

/** Notes that a stale attempt was looked at, which puts it to the end of the queue. */
export async function touchStaleAttempt(db: Database, id: string, filter: StaleFilter, now: Date): Promise<void> {
  await db.paymentAttempt.updateMany({ where: { id, ...staleWhere(filter) }, data: { updatedAt: now } });
}

/** Charges whose answer was lost and that nobody has looked at since a time, the longest unseen first, with their subscription. */
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

/** Notes that a lost charge was looked at, which puts it to the end of the queue. */
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

/** The provider's id of a user; null when the provider was not told of the user. */
export async function findCustomerRef(db: Database, key: CustomerKey): Promise<string | null> {
  const found = await db.providerCustomer.findUnique({
    where: { userId_provider: key },
    select: { customerRef: true },
  });
  return found?.customerRef ?? null;
}

/** Keeps the provider's id of a user; one that is there already stays. */
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

/** The providers' ids of a user. */
export function listCustomers(tx: Transaction, userId: string) {
  return tx.providerCustomer.findMany({ where: { userId } });
}

export async function deleteCustomers(tx: Transaction, userId: string): Promise<void> {
  await tx.providerCustomer.deleteMany({ where: { userId } });
}

/** Open attempts of what a user never paid, which their provider knows. */
export async function listOpenOfUnpaid(tx: Transaction, userId: string): Promise<PaymentKey[]> {
  return withRef(
    await tx.paymentAttempt.findMany({
      where: { state: 'open', providerRef: { not: null }, order: unpaidOf(userId) },
      select: { provider: true, providerRef: true },
    }),
  );
}
