import type { Transaction } from '../../../platform/database.ts';
import { amountLeft } from '../refunds/amount-left.ts';
import { oweAgain, sumRefundedByWithdrawal, type Withdrawal } from './repo.ts';

/** After a dispute of a withdrawn order was won: refunds what is left of its price, at once. Does nothing when nothing is left. */
export async function oweWithdrawal(tx: Transaction, { id, orderId, amount }: Withdrawal, now: Date): Promise<void> {
  const left = await amountLeft(tx, orderId);
  if (left === 0) return;
  // A dispute that was lost before the declaration was subtracted from the amount.
  const owed = Math.max(amount, left + (await sumRefundedByWithdrawal(tx, orderId)));
  await oweAgain(tx, { id, amount: owed }, now);
}
