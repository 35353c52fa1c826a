import type { Database, Queryable } from '../../../platform/database.ts';
import type { OrderIdRange } from '../orders/order-number.ts';
import { PAYABLE_STATES } from '../orders/order-state.ts';

/** The account of a buyer; null columns as in the schema. */
const account = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  language: true,
  emailVerifiedAt: true,
  blockedAt: true,
  createdAt: true,
} as const;

// What an operator looks for

export function findAccountById(db: Queryable, id: string) {
  return db.user.findUnique({ where: { id }, select: account });
}

export function findAccountByEmail(db: Queryable, email: string) {
  return db.user.findUnique({ where: { email }, select: account });
}

/** An order and the account of its buyer. Null: the account was deleted; the order stays. */
export interface OrderOfBuyer {
  id: string;
  userId: string | null;
}

/** The orders that an order number can stand for: one, except for a coincidence. */
export function findOrdersByNumber(db: Queryable, { first, last }: OrderIdRange): Promise<OrderOfBuyer[]> {
  return db.order.findMany({
    where: { id: { gte: first, lte: last } },
    take: 10,
    select: { id: true, userId: true },
  });
}

/** The orders that were made with an e-mail address, the latest first. The buyer may have typed it with capitals. */
export function findOrdersByEmail(db: Queryable, lowerCase: string, limit: number): Promise<OrderOfBuyer[]> {
  // Neither database compares without regard to case by Prisma: MySQL's columns are binary, and SQLite has no such mode.
  return db.$queryRaw`
    SELECT id, userId FROM orders WHERE LOWER(buyerEmail) = ${lowerCase} ORDER BY createdAt DESC LIMIT ${limit}`;
}

/** The billing document with a printed number, such as `FV/12/2026`; null for any other text. */
export async function findDocumentByNumber(db: Queryable, printed: string) {
  const [, series, number, year] = /^([A-Z]{2,4})\/(\d{1,9})\/(\d{4})$/.exec(printed) ?? [];
  if (series === undefined) return null;
  return db.billingDocument.findUnique({
    where: { series_year_number: { series, year: Number(year), number: Number(number) } },
    select: { id: true, kind: true, orderId: true, order: { select: { userId: true, buyerEmail: true } } },
  });
}

/** The order of a payment, refund or dispute, by the provider's id of it. */
export async function findOrderByProviderRef(db: Queryable, ref: string) {
  const select = { order: { select: { id: true, userId: true } } } as const;
  const found =
    (await db.paymentAttempt.findFirst({ where: { providerRef: ref }, select })) ??
    (await db.refund.findFirst({ where: { providerRef: ref }, select })) ??
    (await db.dispute.findFirst({ where: { providerRef: ref }, select }));
  return found?.order ?? null;
}

// What happened

/** Orders with everything that belongs to them, the oldest first. */
export function listWholeOrders(db: Queryable, whose: { userId: string } | { ids: readonly string[] }) {
  return db.order.findMany({
    where: 'userId' in whose ? whose : { id: { in: [...whose.ids] } },
    orderBy: { createdAt: 'asc' },
    take: 500,
    select: {
      id: true,
      packageSlug: true,
      purpose: true,
      state: true,
      grossAmount: true,
      currency: true,
      taxRule: true,
      vatRatePercent: true,
      vatRateHundredths: true,
      buyerCountry: true,
      voucherCode: true,
      buyerName: true,
      buyerEmail: true,
      createdAt: true,
      paidAt: true,
      attempts: {
        orderBy: { attemptNo: 'asc' },
        select: {
          provider: true,
          providerRef: true,
          state: true,
          isOffSession: true,
          paidBy: true,
          failureCode: true,
          declinedAt: true,
          createdAt: true,
          updatedAt: true,
        },
      },
      fulfilment: { select: { accessFrom: true, accessUntil: true, extraDays: true, revokedAt: true } },
      documents: {
        orderBy: { issuedAt: 'asc' },
        select: { id: true, series: true, number: true, year: true, issuedAt: true },
      },
      refunds: {
        orderBy: { createdAt: 'asc' },
        select: {
          id: true,
          amount: true,
          state: true,
          reason: true,
          providerRef: true,
          createdAt: true,
          updatedAt: true,
        },
      },
      disputes: {
        orderBy: { openedAt: 'asc' },
        select: { id: true, amount: true, state: true, reason: true, providerRef: true, openedAt: true },
      },
      withdrawal: {
        select: { id: true, declaredBy: true, declaredAt: true, amount: true, escalatedAt: true, settledAt: true },
      },
    },
  });
}

/** A user's orders that wait for a payment. */
export async function listPayableOrders(db: Queryable, userId: string): Promise<string[]> {
  const open = await db.order.findMany({
    where: { userId, openKey: { not: null }, state: { in: [...PAYABLE_STATES] } },
    select: { id: true },
  });
  return open.map(({ id }) => id);
}

/** An account's subscriptions, the oldest first. */
export function listSubscriptions(db: Queryable, userId: string) {
  return db.subscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    take: 100,
    select: {
      id: true,
      packageSlug: true,
      state: true,
      methodLabel: true,
      periodEndsAt: true,
      dueAt: true,
      failedTries: true,
      createdAt: true,
      cancelledAt: true,
      trialEndsAt: true,
      endedAt: true,
    },
  });
}

/** Messages of the outbox about orders, what belongs to them, subscriptions and accounts, the oldest first. Sent ones stay for some weeks. */
export function listMessages(db: Queryable, subjectIds: readonly string[]) {
  return db.outboxMessage.findMany({
    where: { subjectId: { in: [...subjectIds] } },
    orderBy: { createdAt: 'asc' },
    take: 500,
    select: {
      kind: true,
      payload: true,
      state: true,
      outcome: true,
      tries: true,
      createdAt: true,
      sentAt: true,
      nextTryAt: true,
    },
  });
}

/** An account's latest audit events, the oldest of them first. */
export async function listAuditEvents(db: Queryable, userId: string, limit: number) {
  const latest = await db.auditEvent.findMany({
    where: { userId },
    orderBy: { at: 'desc' },
    take: limit,
    select: { at: true, kind: true, details: true },
  });
  return latest.reverse();
}

/** Operators' audit events since a time. Which of them are about a buyer, their details say. */
export function listOperatorEvents(db: Queryable, operator: string, since: Date) {
  return db.auditEvent.findMany({
    where: { userId: operator, at: { gte: since } },
    orderBy: { at: 'asc' },
    take: 2_000,
    select: { at: true, kind: true, details: true },
  });
}

/** Webhook events since a time whose body names one of the provider's ids. Bodies are cleared 30 days after they were processed. */
export function listWebhookEvents(db: Queryable, refs: readonly string[], since: Date) {
  if (refs.length === 0) return Promise.resolve([]);
  return db.webhookEvent.findMany({
    where: { hasBody: true, receivedAt: { gte: since }, OR: refs.map((ref) => ({ body: { contains: ref } })) },
    orderBy: { receivedAt: 'asc' },
    take: 500,
    select: { provider: true, type: true, state: true, tries: true, receivedAt: true, processedAt: true, error: true },
  });
}

/** The slugs of packages that do not exist. */
export async function findMissingPackages(db: Database, slugs: readonly string[]): Promise<string[]> {
  const found = await db.package.findMany({ where: { slug: { in: [...slugs] } }, select: { slug: true } });
  return slugs.filter((slug) => !found.some((one) => one.slug === slug));
}
