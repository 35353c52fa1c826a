import { randomUUID } from 'node:crypto';
import type { Provider } from '@kreda/site/providers';
import type { Prisma, Subscription as SubscriptionRow } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database, Queryable, Transaction } from '../../../platform/database.ts';
import type { SavedMethod } from '../providers/rail.ts';
import type { SubscriptionState } from './subscription.ts';

/** A subscription as it is stored. */
export type Subscription = SubscriptionRow;

const notEnded = { state: { not: 'ended' } };

/** A saved method in the columns of a subscription. */
function methodColumns(saved: SavedMethod | null) {
  const { kind: methodKind = null, customerRef = null, methodRef = null, label: methodLabel = null } = saved ?? {};
  return { methodKind, customerRef, methodRef, methodLabel };
}

// Work that is due

/** Subscriptions that are due and not claimed, the longest due first. */
export function findDueSubscriptions(db: Database, now: Date, limit: number): Promise<Subscription[]> {
  return db.subscription.findMany({
    where: { dueAt: { lte: now }, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
    orderBy: { dueAt: 'asc' },
    take: limit,
  });
}

/** Claims a subscription for this process, until `until`. False when another process has claimed or changed it since it was read. */
export async function claimSubscription(
  db: Database,
  { id, dueAt, claimedUntil }: Subscription,
  until: Date,
): Promise<boolean> {
  const { count } = await db.subscription.updateMany({
    where: { id, dueAt, claimedUntil },
    data: { claimedUntil: until },
  });
  return count === 1;
}

const reminded = { state: { in: ['trialing', 'active'] }, cancelledAt: null };

/** Running subscriptions whose owner is to be reminded of the next payment, and that is still to come. */
export function findRemindersDue(db: Database, now: Date, limit: number) {
  return db.subscription.findMany({
    where: { remindAt: { lte: now }, dueAt: { gt: now }, ...reminded },
    orderBy: { remindAt: 'asc' },
    take: limit,
    select: { id: true, state: true, remindAt: true },
  });
}

/** Takes a reminder. False when another process has taken it, or the subscription has changed. */
export async function takeReminder(
  tx: Transaction,
  { id, remindAt }: { id: string; remindAt: Date | null },
): Promise<boolean> {
  const { count } = await tx.subscription.updateMany({
    where: { id, remindAt, ...reminded },
    data: { remindAt: null },
  });
  return count === 1;
}

// Reading

export function findSubscription(db: Queryable, id: string): Promise<Subscription | null> {
  return db.subscription.findUnique({ where: { id } });
}

/** What a mail to the user needs; null when the account was deleted. */
export function findRecipient(db: Queryable, userId: string) {
  return db.user.findUnique({
    where: { id: userId },
    select: { email: true, firstName: true, emailVerifiedAt: true, predatesVerification: true },
  });
}

/** Whether an operator has blocked the user's account. */
export async function isOwnerBlocked(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, blockedAt: { not: null } } })) > 0;
}

/** @throws when there is no such subscription. */
export function getSubscriptionRow(db: Queryable, id: string): Promise<Subscription> {
  return db.subscription.findUniqueOrThrow({ where: { id } });
}

export async function getCancelledAt(db: Queryable, id: string): Promise<Date | null> {
  const { cancelledAt } = await db.subscription.findUniqueOrThrow({ where: { id }, select: { cancelledAt: true } });
  return cancelledAt;
}

/** The user of a subscription; null when the account was deleted. */
export async function getOwnerId(tx: Transaction, id: string): Promise<string | null> {
  const { userId } = await tx.subscription.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  return userId;
}

/** The user's running subscription; null when there is none. */
export function findLiveSubscription(db: Queryable, userId: string): Promise<Subscription | null> {
  return db.subscription.findUnique({ where: { liveKey: userId } });
}

export async function hasLiveSubscription(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.subscription.findUnique({ where: { liveKey: userId }, select: { id: true } })) !== null;
}

/** Since when the user's running subscription is cancelled; null when there is none. */
export function findLiveSubscriptionState(db: Queryable, userId: string) {
  return db.subscription.findUnique({
    where: { liveKey: userId },
    select: { cancelledAt: true },
  });
}

/** The user's running subscription, or the last that ran; null when there was none. */
export function findLatestSubscription(db: Queryable, userId: string): Promise<Subscription | null> {
  return db.subscription.findFirst({
    where: { userId },
    orderBy: [{ liveKey: 'desc' }, { createdAt: 'desc' }],
  });
}

export function countTrials(db: Queryable, userId: string): Promise<number> {
  return db.subscription.count({ where: { userId, trialEndsAt: { not: null } } });
}

/** Trials that were counted against a hash of `trial-uses.ts`. */
export function countTrialUses(db: Queryable, keyHash: string): Promise<number> {
  return db.trialUse.count({ where: { keyHash } });
}

/** @throws a unique violation when the place is taken. */
export async function insertTrialUse(
  tx: Transaction,
  use: { keyHash: string; place: number; usedAt: Date },
): Promise<void> {
  await tx.trialUse.create({ data: use });
}

export async function deleteTrialUses(db: Queryable, usedBefore: Date): Promise<void> {
  await db.trialUse.deleteMany({ where: { usedAt: { lt: usedBefore } } });
}

/** Whether a subscription has ended; false when there is none. */
export async function hasEnded(db: Queryable, id: string | null): Promise<boolean> {
  return (await db.subscription.count({ where: { id: id ?? '', state: 'ended' } })) > 0;
}

/** Whether a period is the last one of its subscription. */
export async function isLastPeriod(
  tx: Transaction,
  { subscriptionId, periodNo }: { subscriptionId: string; periodNo: number | null },
): Promise<boolean> {
  return (await tx.subscription.count({ where: { id: subscriptionId, periodNo: periodNo ?? -1 } })) > 0;
}

/** The saved methods of the user's subscriptions. */
export function listKeptMethods(tx: Transaction, userId: string) {
  return tx.subscription.findMany({
    where: { userId, methodRef: { not: null } },
    select: { provider: true, customerRef: true, methodRef: true },
  });
}

// Periods

interface NewSubscription {
  userId: string;
  packageSlug: string;
  catalogue: unknown;
  provider: Provider;
  saved: SavedMethod | null;
  state: Extract<SubscriptionState, 'trialing' | 'active'>;
  /** Its first period. */
  periodNo: number;
  periodEndsAt: Date;
  anchorAt: Date;
  trialEndsAt: Date | null;
  /** Set: it ends with its first period. */
  cancelledAt: Date | null;
  remindAt: Date | null;
}

/** Adds a running subscription and answers its id. */
export async function insertSubscription(
  tx: Transaction,
  { saved, catalogue, ...subscription }: NewSubscription,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.subscription.create({
    data: {
      id,
      ...subscription,
      liveKey: subscription.userId,
      catalogue: catalogue as Prisma.InputJsonValue,
      ...methodColumns(saved),
      anchorNo: 0,
      dueAt: subscription.periodEndsAt,
      failedTries: 0,
      createdAt: now,
      updatedAt: now,
    },
  });
  return id;
}

interface NextPeriod {
  periodNo: number;
  periodEndsAt: Date;
  anchorAt: Date;
  anchorNo: number;
  remindAt: Date | null;
  /** The method for later charges; null keeps the saved one. */
  method: { provider: Provider; saved: SavedMethod } | null;
}

/** Continues a subscription by a paid period, and ends this process's claim on it. */
export async function continueSubscription(
  tx: Transaction,
  id: string,
  { method, ...period }: NextPeriod,
  now: Date,
): Promise<void> {
  await tx.subscription.update({
    where: { id },
    data: {
      state: 'active',
      ...period,
      dueAt: period.periodEndsAt,
      failedTries: 0,
      claimedUntil: null,
      ...(method ? { provider: method.provider, ...methodColumns(method.saved) } : {}),
      updatedAt: now,
    },
  });
}

interface NewPeriod {
  orderId: string;
  subscriptionId: string;
  seq: number;
  startsAt: Date;
  endsAt: Date;
}

/** Adds a paid period. @throws a unique violation when the subscription has one with that number. */
export async function insertPeriod(tx: Transaction, period: NewPeriod): Promise<void> {
  await tx.subscriptionPeriod.create({ data: { id: randomUUID(), ...period } });
}

// Changes

/** Replaces the saved method of a subscription that has not ended. A declined payment is due again at once. */
export async function replaceMethod(
  tx: Transaction,
  id: string,
  { provider, saved, now }: { provider: Provider; saved: SavedMethod; now: Date },
): Promise<void> {
  await tx.subscription.updateMany({
    where: { id, ...notEnded },
    data: { provider, ...methodColumns(saved), updatedAt: now },
  });
  await tx.subscription.updateMany({ where: { id, state: 'past_due' }, data: { dueAt: now } });
}

/** Stores the saved method of a subscription that has none yet. */
export async function fillMethod(
  tx: Transaction,
  id: string,
  { provider, saved }: { provider: Provider; saved: SavedMethod },
): Promise<void> {
  await tx.subscription.updateMany({
    where: { id, provider, methodRef: null, ...notEnded },
    data: methodColumns(saved),
  });
}

/** Cancels a subscription, or revokes the cancellation (null). */
export async function setCancelledAt(tx: Transaction, id: string, cancelledAt: Date | null, now: Date): Promise<void> {
  await tx.subscription.update({ where: { id }, data: { cancelledAt, updatedAt: now } });
}

/** Stores a declined renewal and the time of the next try, and ends this process's claim. */
export async function setPastDue(
  tx: Transaction,
  id: string,
  { failedTries, dueAt, now }: { failedTries: number; dueAt: Date; now: Date },
): Promise<void> {
  await tx.subscription.update({
    where: { id },
    data: { state: 'past_due', failedTries, dueAt, claimedUntil: null, updatedAt: now },
  });
}

/** Ends a subscription now. False when it had ended. */
export async function setEnded(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.subscription.updateMany({
    where: { id, ...notEnded },
    data: { state: 'ended', liveKey: null, dueAt: null, claimedUntil: null, endedAt: now, updatedAt: now },
  });
  return count > 0;
}

/** Ends the subscriptions of a user whose account is deleted. */
export async function endAllSubscriptions(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.subscription.updateMany({
    where: { userId, ...notEnded },
    data: { state: 'ended', dueAt: null, cancelledAt: now, endedAt: now, updatedAt: now },
  });
}

/** Removes the user and the saved methods from the user's subscriptions. */
export async function forgetOwner(tx: Transaction, userId: string): Promise<void> {
  const method = { methodKind: null, customerRef: null, methodRef: null, methodLabel: null };
  await tx.subscription.updateMany({ where: { userId }, data: { userId: null, liveKey: null, ...method } });
}
