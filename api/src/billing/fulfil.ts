import { randomUUID } from 'node:crypto';
import type { InvoiceParty } from '@kreda/document/invoice/invoice';
import type { Transaction } from '../database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { nextAccess } from './access.ts';
import { issueInvoice } from './issue-invoice.ts';
import { orderSnapshotSchema } from './order-snapshot.ts';

/** An order whose payment has just been seen to succeed. */
export interface PaidOrder {
  id: string;
  userId: string | null;
  catalogue: unknown;
  currency: string;
  grossAmount: number;
  netAmount: number;
  vatAmount: number;
  vatRatePercent: number;
  buyerName: string;
  buyerEmail: string;
  buyerCompany: unknown;
}

interface Payment {
  provider: string;
  providerRef: string;
  now: Date;
  seller: InvoiceParty;
}

/**
 * Everything that a payment brings, in the transaction that records it: access, ledger, invoice, receipt. The fulfilment's key is
 * the order's, so that a second try fails whole rather than doing anything twice.
 */
export async function fulfilOrder(
  tx: Transaction,
  order: PaidOrder,
  { provider, providerRef, now, seller }: Payment,
): Promise<void> {
  await tx.ledgerEntry.create({
    data: {
      id: randomUUID(),
      orderId: order.id,
      kind: 'payment',
      provider,
      providerRef,
      amount: order.grossAmount,
      currency: order.currency,
      createdAt: now,
    },
  });
  await grantAccess(tx, order, now);
  const documentId = await issueInvoice(tx, order, { now, seller });
  await enqueue(tx, 'mail.receipt', { payload: { orderId: order.id, documentId }, now });
}

async function grantAccess(tx: Transaction, order: PaidOrder, now: Date): Promise<void> {
  // Whoever paid and then deleted the account has nothing to be let into: the money goes back.
  if (order.userId === null) {
    await enqueue(tx, 'payment.refund', { payload: { orderId: order.id }, now });
    return;
  }
  const running = await tx.fulfilment.findFirst({
    where: { userId: order.userId, revokedAt: null },
    orderBy: { accessUntil: 'desc' },
    select: { accessUntil: true },
  });
  const { days } = orderSnapshotSchema.parse(order.catalogue);
  const access = nextAccess(now, running?.accessUntil ?? null, days);
  await tx.fulfilment.create({
    data: {
      orderId: order.id,
      userId: order.userId,
      accessFrom: access.from,
      accessUntil: access.until,
      createdAt: now,
    },
  });
}
