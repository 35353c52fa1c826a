import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { deleteCustomers, listCustomers, listOpenOfUnpaid } from '../payments/repo.ts';
import { endAllSubscriptions, forgetOwner, listKeptMethods } from '../subscriptions/repo.ts';
import { releaseVoucher } from '../vouchers/repo.ts';
import { findUnpaidWithVoucher, forgetBuyerOfOrders } from './repo.ts';

/**
 * Parts a deleted account from what it bought: orders and their documents stay without it, as tax law requires. What was never
 * paid keeps no name either, and its open payment is cancelled, so that nobody pays for an account that is gone. A running
 * subscription ends.
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

/** How long the provider still knows who was charged: a charge whose answer was lost is looked for among theirs. */
const FORGET_METHODS_AFTER_MS = 24 * 60 * 60_000;

/** Has the providers forget cards and PayPal accounts as well. */
async function forgetMethods(tx: Transaction, userId: string, now: Date): Promise<void> {
  const later = new Date(now.getTime() + FORGET_METHODS_AFTER_MS);
  const customers = await listCustomers(tx, userId);
  const subscriptions = await listKeptMethods(tx, userId);
  const kept = [...subscriptions, ...customers.map((customer) => ({ ...customer, methodRef: null }))];
  for (const { provider, customerRef, methodRef } of kept) {
    await enqueue(tx, 'payment.forget', { payload: { provider, customerRef, methodRef }, now: later });
  }
}
