import type { Transaction } from '../../../platform/database.ts';
import { findPayment, insertLedgerEntry } from '../ledger/repo.ts';
import { type DisputeRow, listDisputesOfPayment, setBooked, sumRefundsOfPayment } from './repo.ts';

/**
 * Brings the ledger to what a dispute has withdrawn now: nothing, or the disputed amount without what was refunded. PayPal reports the
 * money of a lost dispute as a refund too, before or after the dispute, and it must not be booked twice.
 */
export async function bookDispute(tx: Transaction, dispute: DisputeRow, now: Date): Promise<void> {
  const { id, orderId, provider, providerRef, paymentRef, amount, currency, isWithdrawn, bookedAmount } = dispute;
  const refunded = await sumRefundsOfPayment(tx, { orderId, paymentRef });
  const payment = await findPayment(tx, { provider, providerRef: paymentRef });
  const left = Math.max(0, (payment?.amount ?? 0) - refunded);
  const withdrawn = isWithdrawn ? Math.min(amount, left) : 0;
  if (withdrawn === bookedAmount) return;
  const bookings = dispute.bookings + 1;
  await insertLedgerEntry(
    tx,
    {
      orderId,
      kind: 'dispute',
      provider,
      // Unique per entry: a dispute may be lost, and won by an appeal.
      providerRef: bookings === 1 ? providerRef : `${providerRef}#${bookings}`,
      amount: bookedAmount - withdrawn,
      currency,
    },
    now,
  );
  await setBooked(tx, id, { bookedAmount: withdrawn, bookings });
}

/** Books the disputes of a payment again, after a refund of it was booked. */
export async function bookDisputesOfPayment(
  tx: Transaction,
  payment: { provider: string; paymentRef: string },
  now: Date,
): Promise<void> {
  for (const dispute of await listDisputesOfPayment(tx, payment)) await bookDispute(tx, dispute, now);
}
