import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Database } from '../../../platform/database.ts';
import type { Period } from '../providers/rail.ts';

/** An issued document, and its number in the national e-invoicing system (KSeF). */
export interface IssuedDocument {
  id: string;
  content: Invoice;
  /** Null: it does not go to KSeF. */
  ksef: { ksefNumber: string | null } | null;
}

/** Documents that were issued since a time, by the order of their issue and numbers, in pages. */
export async function findIssuedDocuments(
  db: Database,
  from: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<IssuedDocument[]> {
  const rows = await db.billingDocument.findMany({
    where: { issuedAt: { gte: from } },
    orderBy: [{ issuedAt: 'asc' }, { series: 'asc' }, { number: 'asc' }],
    ...(after === null ? {} : { cursor: { id: after }, skip: 1 }),
    take: limit,
    select: { id: true, content: true, ksef: { select: { ksefNumber: true } } },
  });
  // Stored by `insertDocument`, which takes an Invoice.
  return rows.map(({ content, ...row }) => ({ ...row, content: content as unknown as Invoice }));
}

/** A paid order that has no invoice. */
interface OrderWithoutInvoice {
  id: string;
  paidAt: Date | null;
  /** Minor units. */
  grossAmount: number;
  currency: string;
}

/** Orders that were paid in a period and have no invoice, the earliest first. */
export function findOrdersWithoutInvoice(db: Database, { from, until }: Period): Promise<OrderWithoutInvoice[]> {
  return db.order.findMany({
    where: {
      paidAt: { gte: from, lt: until },
      // What costs nothing, such as the beginning of a trial, has no invoice.
      grossAmount: { gt: 0 },
      documents: { none: { kind: 'invoice' } },
    },
    orderBy: [{ paidAt: 'asc' }, { id: 'asc' }],
    select: { id: true, paidAt: true, grossAmount: true, currency: true },
  });
}
