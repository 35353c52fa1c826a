import { randomUUID } from 'node:crypto';
import type { Transaction } from '../database.ts';
import { nextAccess } from './access.ts';
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
}

interface Payment {
  provider: string;
  providerRef: string;
  now: Date;
}

/**
 * Everything that a payment brings, in the transaction that records it: access, ledger, invoice, receipt. The fulfilment's key is
 * the order's, so that a second try fails whole rather than doing anything twice.
 */
export async function fulfilOrder(
  tx: Transaction,
  order: PaidOrder,
  { provider, providerRef, now }: Payment,
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
  const invoice = await issueInvoice(tx, order, now);
  await tx.outboxMessage.create({
    data: {
      id: randomUUID(),
      kind: 'receipt',
      payload: { orderId: order.id, documentId: invoice.id },
      state: 'new',
      tries: 0,
      nextTryAt: now,
      createdAt: now,
    },
  });
}

async function grantAccess(tx: Transaction, order: PaidOrder, now: Date): Promise<void> {
  // Whoever paid and then deleted the account has nothing to be let into; the money stays in the ledger for a refund.
  if (order.userId === null) return;
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

const SERIES = 'FV';

/** Issues the order's invoice: the next number of the year's series and its frozen content. */
async function issueInvoice(tx: Transaction, order: PaidOrder, now: Date) {
  const year = yearInWarsaw(now);
  const { name } = orderSnapshotSchema.parse(order.catalogue);
  const counter = await tx.documentCounter.upsert({
    where: { series_year: { series: SERIES, year } },
    create: { series: SERIES, year, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
  });
  const content = {
    number: `${SERIES}/${counter.lastNumber}/${year}`,
    issuedAt: now.toISOString(),
    paidAt: now.toISOString(),
    buyer: { name: order.buyerName, email: order.buyerEmail },
    currency: order.currency,
    lines: [
      {
        name,
        quantity: 1,
        net: order.netAmount,
        vatRatePercent: order.vatRatePercent,
        vat: order.vatAmount,
        gross: order.grossAmount,
      },
    ],
    totals: { net: order.netAmount, vat: order.vatAmount, gross: order.grossAmount },
  };
  return tx.billingDocument.create({
    data: {
      id: randomUUID(),
      series: SERIES,
      year,
      number: counter.lastNumber,
      kind: 'invoice',
      orderId: order.id,
      content,
      issuedAt: now,
    },
  });
}

/** The calendar year where the seller is: an invoice of New Year's Eve belongs to the year that its clock shows. */
function yearInWarsaw(now: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', year: 'numeric' }).format(now));
}
