import type { UserContext } from '../../../context.ts';
import { dayInWarsaw } from '../../../platform/day-in-warsaw.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findPaidPeriod } from '../orders/repo.ts';
import { cancelAtPeriod } from '../subscriptions/repo.ts';
import { mayWithdraw, type RefundState } from './refund-state.ts';
import { startRefund } from './start-refund.ts';

/**
 * Withdraws the caller from the contract of an order: the full price is refunded, and access ends.
 *
 * @throws {DomainError} `not-found` for another user's order or one that was not paid, `conflict` after 14 days.
 */
export async function withdraw(context: UserContext, orderId: string): Promise<{ state: RefundState }> {
  const { db, user, clock } = context;
  const order = await findPaidPeriod(db, user.id, orderId);
  if (!order?.paidAt) throw new DomainError('not-found');
  if (!mayWithdraw(dayInWarsaw(order.paidAt), dayInWarsaw(clock()))) {
    throw new DomainError('withdrawal-too-late');
  }
  const state = await startRefund(context, { orderId, amount: null, reason: 'withdrawal' });
  // The refund may take a while. Nothing more is charged meanwhile.
  if (order.subscriptionId !== null && order.periodNo !== null) {
    const { subscriptionId, periodNo } = order;
    await cancelAtPeriod(db, { subscriptionId, periodNo }, clock());
  }
  return { state };
}
