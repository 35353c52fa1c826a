import type { InvoiceParty } from '@kreda/document/kinds/invoice/invoice';
import type { Provider } from '@kreda/site/providers';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { nextAccess } from '../access/access.ts';
import { findAccessEnd, insertFulfilment } from '../access/repo.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { insertLedgerEntry } from '../ledger/repo.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { applyMethodChange } from '../subscriptions/apply-method-change.ts';
import { fulfilPeriod } from '../subscriptions/fulfil-period.ts';

/** An order whose payment has just been seen to succeed. */
export interface PaidOrder {
  id: string;
  userId: string | null;
  purpose: string;
  subscriptionId: string | null;
  periodNo: number | null;
  packageSlug: string;
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
  provider: Provider;
  providerRef: string;
  now: Date;
  /** By the provider's clock. */
  paidAt: Date;
  /** What may be charged again. */
  saved: SavedMethod | null;
  /** Charged by us while its payer was away. */
  isOffSession: boolean;
  seller: InvoiceParty;
}

/**
 * Everything that a payment brings, in the transaction that records it: access, ledger, invoice, receipt. The fulfilment's key is
 * the order's, so that a second try fails whole rather than doing anything twice. A verification brings no money, and no papers.
 */
export async function fulfilOrder(tx: Transaction, order: PaidOrder, payment: Payment): Promise<void> {
  const { provider, providerRef, now, paidAt, saved, isOffSession, seller } = payment;
  if (order.grossAmount > 0) {
    const { id: orderId, grossAmount: amount, currency } = order;
    await insertLedgerEntry(tx, { orderId, kind: 'payment', provider, providerRef, amount, currency }, now);
    const documentId = await issueInvoice(tx, order, { now, paidAt, provider, seller });
    await enqueue(tx, 'mail.receipt', { payload: { orderId: order.id, documentId }, now });
  }
  // Whoever paid and then deleted the account has nothing to be let into: the money goes back.
  if (order.userId === null) {
    if (order.grossAmount > 0)
      await enqueue(tx, 'payment.refund', { payload: { orderId: order.id, reason: 'account-deleted' }, now });
    return;
  }
  const buyer = { ...order, userId: order.userId };
  if (order.purpose === 'method-change') return applyMethodChange(tx, buyer, { provider, saved, now });
  const { days, renewal } = orderSnapshotSchema.parse(order.catalogue);
  if (renewal) return fulfilPeriod(tx, { ...buyer, renewal }, { provider, saved, isOffSession, now });
  const { from, until } = nextAccess(now, await findAccessEnd(tx, order.userId), days);
  const access = { orderId: order.id, userId: order.userId, accessFrom: from, accessUntil: until };
  await insertFulfilment(tx, access, now);
}
