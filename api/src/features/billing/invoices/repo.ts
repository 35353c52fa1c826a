import type { Invoice } from '@kreda/document/kinds/invoice/invoice';
import type { Queryable } from '../../../platform/database.ts';

/** What the receipt of a payment needs. */
export interface Receipt {
  email: string;
  content: Invoice;
  /** When the buyer asked for immediate performance. */
  consentAt: Date;
}

export async function findReceipt(
  db: Queryable,
  { orderId, documentId }: { orderId: string; documentId: string },
): Promise<Receipt | null> {
  const found = await db.billingDocument.findFirst({
    where: { id: documentId, orderId },
    select: { content: true, order: { select: { buyerEmail: true, consentAt: true } } },
  });
  if (!found) return null;
  return { email: found.order.buyerEmail, consentAt: found.order.consentAt, content: toInvoice(found.content) };
}

/** A document of the user's own orders; null for one that is missing or somebody else's. */
export async function findDocument(db: Queryable, userId: string, id: string): Promise<Invoice | null> {
  const found = await db.billingDocument.findFirst({ where: { id, order: { userId } }, select: { content: true } });
  return found && toInvoice(found.content);
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

// Frozen by us as it is read.
function toInvoice(content: unknown): Invoice {
  return content as Invoice;
}
