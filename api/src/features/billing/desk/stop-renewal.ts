import { inTransaction } from '../../../platform/database.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { findPayableRenewals } from '../orders/repo.ts';
import { findLiveSubscription } from '../subscriptions/repo.ts';
import { stopRenewing } from '../subscriptions/stop-renewing.ts';

/**
 * Stops the renewal of a user's subscription: nothing is charged again, and paid access stays. An amount that is past due is not charged
 * any more. False without a subscription. No mail is sent.
 */
export async function stopRenewal(deps: BillingDeps, userId: string): Promise<boolean> {
  const found = await findLiveSubscription(deps.db, userId);
  if (!found) return false;
  const stopped = await inTransaction(deps.db, (tx) => stopRenewing(tx, deps, found));
  if (stopped?.isEnded) for (const id of await findPayableRenewals(deps.db, found.id)) await expireOrder(deps, id);
  return stopped !== null;
}
