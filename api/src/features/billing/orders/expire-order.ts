import { inTransaction, type Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { cancelUnopened, listInFlight } from '../payments/repo.ts';
import { releaseVoucher } from '../vouchers/repo.ts';
import { lockPayable, setOrderState } from './repo.ts';

/**
 * Expires an unpaid order: releases its voucher, and cancels its payments at their providers through the outbox. A payment that succeeds
 * later still counts. False when the order is no longer payable, or a payment is processing.
 */
export async function expireOrder({ db, clock, wakeOutbox }: BillingDeps, orderId: string): Promise<boolean> {
  const isExpired = await inTransaction(db, (tx) => expireOrderWithin(tx, orderId, clock()));
  if (isExpired) wakeOutbox();
  return isExpired;
}

/** As `expireOrder`, within a transaction. */
export async function expireOrderWithin(tx: Transaction, orderId: string, now: Date): Promise<boolean> {
  // A write first: it locks the order, so that later reads in this transaction are current.
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
