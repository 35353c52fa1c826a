import type { Transaction } from '../../../platform/database.ts';
import { recalculateAccess } from '../access/recalculate-access.ts';
import { restoreAccess, revokeAccess } from '../access/repo.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { getOrderRow } from '../orders/repo.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { getSubscriptionRow, setCancelledAt } from '../subscriptions/repo.ts';
import { oweWithdrawal } from '../withdrawals/owe-withdrawal.ts';
import { findWithdrawalOfOrder } from '../withdrawals/repo.ts';
import { type DisputeRow, isBlocked, isSubscriptionBlocked, setHasStoppedRenewal } from './repo.ts';

/**
 * Ends the access of a disputed order and the renewal of its subscription. The caller holds the locks of the order and its buyer.
 *
 * @returns the subscription that has ended: its open amount is not charged any more.
 */
export async function blockOrder(tx: Transaction, deps: BillingDeps, dispute: DisputeRow): Promise<string | null> {
  const now = deps.clock();
  const { userId, subscriptionId } = await getOrderRow(tx, dispute.orderId);
  await revokeAccess(tx, dispute.orderId, now);
  if (userId !== null) await recalculateAccess(tx, userId);
  if (subscriptionId === null) return null;
  const { state, cancelledAt } = await getSubscriptionRow(tx, subscriptionId);
  if (state === 'past_due') return (await endSubscription(tx, deps, subscriptionId)) ? subscriptionId : null;
  if (state === 'ended' || cancelledAt !== null) return null;
  await setCancelledAt(tx, subscriptionId, now, now);
  await setHasStoppedRenewal(tx, dispute.id, true);
  return null;
}

/**
 * Gives back the access of an order whose dispute was won, up to the same time as before, and continues its subscription if that still
 * runs. Not while another dispute blocks it, and no access to an order that was refunded meanwhile.
 */
export async function unblockOrder(tx: Transaction, deps: BillingDeps, dispute: DisputeRow): Promise<void> {
  const { id, orderId, hasStoppedRenewal } = dispute;
  const order = await getOrderRow(tx, orderId);
  // Its buyer has withdrawn from the contract meanwhile: what we got back is refunded, and neither access nor subscription return.
  const withdrawal = await findWithdrawalOfOrder(tx, orderId);
  if (withdrawal !== null) return oweWithdrawal(tx, withdrawal, deps.clock());
  if (order.state !== 'refunded' && !(await isBlocked(tx, orderId, id))) {
    await restoreAccess(tx, orderId);
    if (order.userId !== null) await recalculateAccess(tx, order.userId);
  }
  const { subscriptionId } = order;
  if (subscriptionId === null || !hasStoppedRenewal || order.state === 'refunded') return;
  await setHasStoppedRenewal(tx, id, false);
  const { state } = await getSubscriptionRow(tx, subscriptionId);
  if (state === 'ended' || (await isSubscriptionBlocked(tx, subscriptionId, id))) return;
  await setCancelledAt(tx, subscriptionId, null, deps.clock());
}
