import { randomUUID } from 'node:crypto';
import { type Invoice, sumsOf } from '@kreda/document/kinds/invoice/invoice';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { isUniqueViolation } from '../../../platform/database-errors.ts';

/** The data of a payment's receipt. */
export interface Receipt {
  email: string;
  content: Invoice;
  /** When the buyer requested immediate performance. */
  consentAt: Date;
  paidAt: Date;
  /** When the paid access ends; null once a refund has revoked it. */
  accessUntil: Date | null;
}

export async function findReceipt(
  db: Queryable,
  { orderId, documentId }: { orderId: string; documentId: string },
): Promise<Receipt | null> {
  const found = await db.billingDocument.findFirst({
    where: { id: documentId, orderId },
    select: {
      content: true,
      order: {
        select: {
          buyerEmail: true,
          consentAt: true,
          paidAt: true,
          fulfilment: { select: { accessUntil: true, revokedAt: true } },
        },
      },
    },
  });
  if (!found) return null;
  const { buyerEmail, consentAt, paidAt, fulfilment } = found.order;
  return {
    email: buyerEmail,
    consentAt,
    paidAt: paidAt ?? consentAt,
    accessUntil: fulfilment && !fulfilment.revokedAt ? fulfilment.accessUntil : null,
    content: toInvoice(found.content),
  };
}

/** A billing document of the user's own orders; null when it is missing or belongs to another user. */
export async function findDocument(db: Queryable, userId: string, id: string): Promise<Invoice | null> {
  const found = await db.billingDocument.findFirst({ where: { id, order: { userId } }, select: { content: true } });
  return found && toInvoice(found.content);
}

interface NewDocument {
  series: string;
  year: number;
  number: number;
  kind: 'invoice' | 'correction';
  orderId: string;
  /** The invoice that a correction changes. */
  correctsId: string | null;
  content: Invoice;
}

/** Stores an issued document and returns its id. @throws a unique violation when its number is taken. */
export async function insertDocument(
  tx: Transaction,
  { content, ...document }: NewDocument,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.billingDocument.create({
    data: { id, ...document, content: JSON.parse(JSON.stringify(content)), issuedAt: now },
  });
  return id;
}

/** The invoice of an order; null while it waits for an exchange rate. */
export async function findInvoice(tx: Transaction, orderId: string): Promise<{ id: string } | null> {
  return tx.billingDocument.findFirst({ where: { orderId, kind: 'invoice' }, select: { id: true } });
}

/** The invoice of a paid order. @throws when it is not issued. */
export async function getInvoice(tx: Transaction, orderId: string): Promise<{ id: string; content: Invoice }> {
  const { id, content } = await tx.billingDocument.findFirstOrThrow({ where: { orderId, kind: 'invoice' } });
  return { id, content: toInvoice(content) };
}

/** The corrections of an order's invoice, the latest first, and what each takes off the price. Minor units. */
export async function listCorrections(tx: Transaction, orderId: string): Promise<{ id: string; amount: number }[]> {
  const documents = await tx.billingDocument.findMany({
    where: { orderId, kind: 'correction' },
    orderBy: [{ year: 'desc' }, { number: 'desc' }],
    select: { id: true, content: true },
  });
  return documents.map(({ id, content }) => ({
    id,
    amount: -sumsOf(toInvoice(content).tables.at(-1)!.lines).gross,
  }));
}

/** Takes a series' next number in a year, and locks the series until the transaction ends. */
export async function takeNextNumber(tx: Transaction, series: string, year: number): Promise<number> {
  const take = () => tx.documentCounter.updateMany({ where: { series, year }, data: { lastNumber: { increment: 1 } } });
  if ((await take()).count === 0) {
    try {
      await tx.documentCounter.create({ data: { series, year, lastNumber: 1 } });
    } catch (error) {
      // Another transaction has just issued the year's first document. An update sees its row, although our snapshot is older.
      if (!isUniqueViolation(error)) throw error;
      await take();
    }
  }
  const { lastNumber } = await tx.documentCounter.findUniqueOrThrow({ where: { series_year: { series, year } } });
  return lastNumber;
}

// Stored by `insertDocument`, which takes an Invoice.
function toInvoice(content: unknown): Invoice {
  return content as Invoice;
}
