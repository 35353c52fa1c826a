import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { cancelUnopened, listInFlight } from '../payments/repo.ts';
import { releaseVoucher } from '../vouchers/repo.ts';
import { lockPayable, setOrderState } from './repo.ts';

/**
 * Ends an order that was not paid: its discount is free again, and its payments are cancelled at their providers. One that comes
 * late all the same still counts. False when it does not wait for its payment any more, or the money is on its way.
 */
export async function expireOrder({ db, clock, wakeOutbox }: BillingDeps, orderId: string): Promise<boolean> {
  const isExpired = await inTransaction(db, (tx) => expireOrderWithin(tx, orderId, clock()));
  if (isExpired) wakeOutbox();
  return isExpired;
}

/** As `expireOrder`, within a transaction. */
export async function expireOrderWithin(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  // A write first: it locks the order, and what is read afterwards is how things stand.
  if (!(await lockPayable(tx, orderId, now))) return false;
  const attempts = await listInFlight(tx, orderId);
  if (attempts.some(({ state, isOffSession }) => state === 'processing' || isOffSession)) return false;
  await setOrderState(tx, orderId, { state: 'expired', keepsOpen: false });
  await releaseVoucher(tx, orderId, now);
  for (const { provider, providerRef } of attempts) {
    if (providerRef) await enqueue(tx, 'payment.cancel', { payload: { provider, providerRef }, now });
  }
  await cancelUnopened(tx, orderId, now);
  return true;
}
