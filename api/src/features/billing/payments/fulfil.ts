import type { PaidBy } from '@kreda/document/kinds/invoice/invoice';
import { HOME_CURRENCY } from '@kreda/site/currencies';
import type { Provider } from '@kreda/site/providers';
import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { type AccessPeriod, nextAccess } from '../access/access.ts';
import { findAccessEnd, insertFulfilment } from '../access/repo.ts';
import { type Issuer, issueInvoice } from '../invoices/issue-invoice.ts';
import { insertLedgerEntry } from '../ledger/repo.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { PAYMENT_PROVIDERS } from '../providers/payment-providers.ts';
import type { SavedMethod } from '../providers/rail.ts';
import { applyMethodChange } from '../subscriptions/apply-method-change.ts';
import { fulfilPeriod } from '../subscriptions/fulfil-period.ts';

/** An order whose payment has just succeeded. */
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
  vatRateHundredths: number | null;
  taxRule: string | null;
  buyerCountry: string | null;
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
  /** Null: the provider does not name it. */
  paidBy: PaidBy | null;
  /** The method that may be charged again; null: none was saved. */
  saved: SavedMethod | null;
  /** Charged by us, without the buyer (off-session). */
  isOffSession: boolean;
  issuer: Issuer;
}

/**
 * Fulfils a paid order, in the transaction that records the payment: ledger, access, invoice and receipt. In a foreign currency, invoice and
 * receipt follow when the exchange rate is known. The fulfilment's key is the order's id, so a second call fails and rolls back. A verification
 * brings no money, and so neither ledger entry nor invoice.
 */
export async function fulfilOrder(tx: Transaction, order: PaidOrder, payment: Payment): Promise<void> {
  const { provider, providerRef, now, paidAt, paidBy: told, issuer } = payment;
  const { id: orderId, grossAmount: amount, currency } = order;
  if (amount > 0) {
    await insertLedgerEntry(tx, { orderId, kind: 'payment', provider, providerRef, amount, currency }, now);
  }
  const access = await giveAccess(tx, order, payment);
  if (amount === 0) return;
  const paidBy = told ?? PAYMENT_PROVIDERS[provider].paidBy;
  if (currency !== HOME_CURRENCY) {
    // The invoice needs the bank's exchange rate, for which neither payment nor access waits.
    const sold = access && { from: access.from.toISOString(), until: access.until.toISOString() };
    const payload = { orderId, paidAt: paidAt.toISOString(), paidBy, access: sold };
    await enqueue(tx, 'invoice.issue', { payload, now });
    return;
  }
  const documentId = await issueInvoice(tx, order, { now, paidAt, paidBy, issuer, access });
  await enqueue(tx, 'mail.receipt', { payload: { orderId, documentId }, now });
}

/** Gives what was bought. Returns the time of access that was sold; null: the payment gives none. */
async function giveAccess(tx: Transaction, order: PaidOrder, payment: Payment): Promise<AccessPeriod | null> {
  const { provider, now, saved, isOffSession } = payment;
  // The buyer has deleted the account, so there is nothing to give access to: the money is refunded.
  if (order.userId === null) {
    if (order.grossAmount > 0)
      await enqueue(tx, 'payment.refund', { payload: { orderId: order.id, reason: 'account-deleted' }, now });
    return null;
  }
  const buyer = { ...order, userId: order.userId };
  if (order.purpose === 'method-change') {
    await applyMethodChange(tx, buyer, { provider, saved, now });
    return null;
  }
  const { days, renewal } = orderSnapshotSchema.parse(order.catalogue);
  if (renewal) return fulfilPeriod(tx, { ...buyer, renewal }, { provider, saved, isOffSession, now });
  const { from, until, sold } = nextAccess(now, await findAccessEnd(tx, order.userId), days);
  const access = { orderId: order.id, userId: order.userId, accessFrom: from, accessUntil: until };
  await insertFulfilment(tx, access, now);
  return sold;
}
