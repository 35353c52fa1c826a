import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { deleteCustomers, listCustomers, listOpenOfUnpaid } from '../payments/repo.ts';
import { endAllSubscriptions, forgetOwner, listKeptMethods } from '../subscriptions/repo.ts';
import { releaseVoucher } from '../vouchers/repo.ts';
import { findUnpaidWithVoucher, forgetBuyerOfOrders } from './repo.ts';

/**
 * Removes a deleted account from billing. Orders and their documents stay, as tax law requires, without the user. Unpaid orders lose
 * the buyer's name too, and their open payments are cancelled, so that nobody pays for a deleted account. A running subscription ends.
 */
export async function forgetBuyer(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const { provider, providerRef } of await listOpenOfUnpaid(tx, userId)) {
    await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef }, now });
  }
  for (const id of await findUnpaidWithVoucher(tx, userId)) await releaseVoucher(tx, id, now);
  await forgetBuyerOfOrders(tx, userId, now);
  await endAllSubscriptions(tx, userId, now);
  await forgetMethods(tx, userId, now);
  await forgetOwner(tx, userId);
  await deleteCustomers(tx, userId);
}

/** How long the provider keeps the customer: a charge whose answer was lost is looked for among the customer's payments. */
const FORGET_METHODS_AFTER_MS = 24 * 60 * 60_000;

/** Has the providers delete the saved cards and PayPal accounts. */
async function forgetMethods(tx: Transaction, userId: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + FORGET_METHODS_AFTER_MS);
  const customers = await listCustomers(tx, userId);
  const subscriptions = await listKeptMethods(tx, userId);
  const kept = [...subscriptions, ...customers.map((customer) => ({ ...customer, methodRef: null }))];
  for (const { provider, customerRef, methodRef } of kept) {
    await enqueue(tx, 'payment.forget', { payload: { provider, customerRef, methodRef }, now: later });
  }
}
