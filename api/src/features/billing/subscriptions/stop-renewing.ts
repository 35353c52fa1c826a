import type { Transaction } from '../../../platform/database.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { forgetStoppedRenewals } from '../disputes/repo.ts';
import { endSubscription } from './end-subscription.ts';
import { lockSubscription } from './lock-subscription.ts';
import { type Subscription, setCancelledAt } from './repo.ts';

/**
 * Stops the renewal of a subscription for good, also if a dispute has stopped it for a while. One that is past due has no paid period
 * left, so it ends. Call it first in a transaction: it locks the owner.
 *
 * @returns null when the subscription has ended before. `isNew`: the renewal was not stopped before. `isEnded`: it ended now, and its
 *   payable orders have to be expired after the transaction.
 */
export async function stopRenewing(
  tx: Transaction,
  deps: BillingDeps,
  found: { id: string; userId: string | null },
): Promise<{ subscription: Subscription; isNew: boolean; isEnded: boolean } | null> {
  const now = deps.clock();
  const subscription = await lockSubscription(tx, found, now);
  const { id, state, cancelledAt } = subscription;
  if (state === 'ended') return null;
  await forgetStoppedRenewals(tx, id);
  const isNew = cancelledAt === null;
  if (isNew) await setCancelledAt(tx, id, now, now);
  return { subscription, isNew, isEnded: state === 'past_due' ? await endSubscription(tx, deps, id) : false };
}
