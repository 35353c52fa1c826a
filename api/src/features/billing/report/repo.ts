import type { Database } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';

/** A payment or a refund in the ledger. */
export interface LedgerEntry {
  id: string;
  orderId: string;
  kind: string;
  provider: string;
  providerRef: string;
  /** Minor units; negative for a refund. */
  amount: number;
  currency: string;
}

const ledgerColumns = {
  id: true,
  orderId: true,
  kind: true,
  provider: true,
  providerRef: true,
  amount: true,
  currency: true,
} as const;

/** A page of rows in the order of their ids. */
interface Page {
  /** The last id of the page before; null for the first page. */
  after: string | null;
  limit: number;
}

function pageOf({ after, limit }: Page) {
  return {
    after: after === null ? {} : { id: { gt: after } },
    order: { orderBy: { id: 'asc' }, take: limit },
  } as const;
}

function within({ from, until }: Period) {
  return { gte: from, lt: until };
}

// Ledger

/** The ledger entries of a period. */
export function findLedgerEntries(db: Database, period: Period, page: Page): Promise<LedgerEntry[]> {
  const { after, order } = pageOf(page);
  return db.ledgerEntry.findMany({ where: { createdAt: within(period), ...after }, ...order, select: ledgerColumns });
}

/** The ledger entries of some payments or refunds of a provider, of any time. */
export function findLedgerEntriesByRef(
  db: Database,
  { kind, provider, refs }: { kind: 'payment' | 'refund'; provider: string; refs: string[] },
): Promise<LedgerEntry[]> {
  return db.ledgerEntry.findMany({ where: { kind, provider, providerRef: { in: refs } }, select: ledgerColumns });
}

export function countPayments(db: Database, orderId: string): Promise<number> {
  return db.ledgerEntry.count({ where: { orderId, kind: 'payment' } });
}

/** Orders with their ledger entries, their documents, and their refunds that are of second payments or were returned by a bank. */
export function findOrdersWithLedger(db: Database, ids: string[]) {
  return db.order.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      currency: true,
      ledger: { orderBy: { createdAt: 'asc' } },
      documents: { select: { content: true } },
      refunds: {
        where: { OR: [{ reason: 'duplicate' }, { state: 'failed' }] },
        select: { providerRef: true, reason: true },
      },
    },
  });
}

// Payments and refunds

/** The order of a payment; null when we have no such payment. */
export async function findOrderOfPayment(
  db: Database,
  { provider, providerRef }: { provider: string; providerRef: string },
): Promise<string | null> {
  const attempt = await db.paymentAttempt.findUnique({
    where: { provider_providerRef: { provider, providerRef } },
    select: { orderId: true },
  });
  return attempt?.orderId ?? null;
}

/** Refunds of a provider by its ids, and by our ids where we do not have its id. */
export function findRefundsByRef(
  db: Database,
  { provider, refs, ids }: { provider: string; refs: string[]; ids: string[] },
): Promise<{ id: string; providerRef: string | null }[]> {
  return db.refund.findMany({
    where: { provider, OR: [{ providerRef: { in: refs } }, { id: { in: ids }, providerRef: null }] },
    select: { id: true, providerRef: true },
  });
}

/** Payments that were opened at a provider in a period, without verifications. */
export function findPaymentsMade(db: Database, provider: string, { period, page }: { period: Period; page: Page }) {
  const { after, order } = pageOf(page);
  return db.paymentAttempt.findMany({
    where: { provider, createdAt: within(period), providerRef: { not: null }, amount: { gt: 0 }, ...after },
    ...order,
    select: { id: true, providerRef: true, orderId: true },
  });
}

/** Refunds that were created for a provider in a period. */
export function findRefundsMade(db: Database, provider: string, { period, page }: { period: Period; page: Page }) {
  const { after, order } = pageOf(page);
  return db.refund.findMany({
    where: { provider, createdAt: within(period), providerRef: { not: null }, ...after },
    ...order,
    select: { id: true, providerRef: true },
  });
}

// Disputes

/** A dispute in a report. Money in minor units. */
export interface ReportedDispute {
  id: string;
  provider: string;
  providerRef: string;
  orderId: string;
  state: string;
  amount: number;
  currency: string;
  /** What it has withdrawn by the ledger. */
  bookedAmount: number;
  openedAt: Date;
}

/** Disputes that are open, and those that were opened or changed in a period. */
export function findDisputes(db: Database, period: Period, page: Page): Promise<ReportedDispute[]> {
  const { after, order } = pageOf(page);
  return db.dispute.findMany({
    where: { OR: [{ state: 'open' }, { openedAt: within(period) }, { updatedAt: within(period) }], ...after },
    ...order,
    select: {
      id: true,
      provider: true,
      providerRef: true,
      orderId: true,
      state: true,
      amount: true,
      currency: true,
      bookedAmount: true,
      openedAt: true,
    },
  });
}

/** Which of a provider's disputes we have. */
export async function findKnownDisputes(db: Database, provider: string, refs: string[]): Promise<Set<string>> {
  const rows = await db.dispute.findMany({
    where: { provider, providerRef: { in: refs } },
    select: { providerRef: true },
  });
  return new Set(rows.map(({ providerRef }) => providerRef));
}

// Documents

/** Documents that were issued in a period, with their order's first payment. */
export function findIssued(db: Database, period: Period, page: Page) {
  const { after, order } = pageOf(page);
  return db.billingDocument.findMany({
    where: { issuedAt: within(period), ...after },
    ...order,
    select: {
      id: true,
      orderId: true,
      content: true,
      order: {
        select: {
          ledger: { where: { kind: 'payment' }, orderBy: { createdAt: 'asc' }, take: 1, select: { provider: true } },
        },
      },
    },
  });
}

/** The last number of each series in some years, both included. */
export function findCounters(db: Database, { from, to }: { from: number; to: number }) {
  return db.documentCounter.findMany({
    where: { year: { gte: from, lte: to } },
    orderBy: [{ series: 'asc' }, { year: 'asc' }],
  });
}

interface Series {
  series: string;
  year: number;
}

export function countDocuments(db: Database, { series, year }: Series): Promise<number> {
  return db.billingDocument.count({ where: { series, year } });
}

/** The numbers of a series from `from` on, ascending. */
export async function findNumbers(
  db: Database,
  { series, year }: Series,
  { from, limit }: { from: number; limit: number },
): Promise<number[]> {
  const documents = await db.billingDocument.findMany({
    where: { series, year, number: { gte: from } },
    orderBy: { number: 'asc' },
    take: limit,
    select: { number: true },
  });
  return documents.map(({ number }) => number);
}
