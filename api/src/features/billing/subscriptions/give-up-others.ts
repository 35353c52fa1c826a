import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { expireReplacedOrder } from '../orders/open-order.ts';
import { isPayable, isSettled } from '../orders/order-state.ts';
import { findOtherPurchases, getOrderState } from '../orders/repo.ts';
import { findRenewingSlugs } from '../packages/repo.ts';

/**
 * Expires the caller's open orders of other subscriptions and cancels their payments at the provider: a buyer who has two packages open
 * in two tabs pays one of them. The caller holds the checkout's lease.
 *
 * @throws {DomainError} `already-paid` when another one was paid a moment before, `conflict` while its payment is being processed.
 */
export async function giveUpOtherSubscriptions(context: UserContext, packageSlug: string): Promise<void> {
  const { db, user } = context;
  const packageSlugs = (await findRenewingSlugs(db)).filter((slug) => slug !== packageSlug);
  for (const orderId of await findOtherPurchases(db, { userId: user.id, packageSlugs })) {
    await expireReplacedOrder(context, orderId);
    const state = await getOrderState(db, orderId);
    if (isSettled(state)) throw new DomainError('already-paid');
    if (isPayable(state)) throw new DomainError('payment-processing');
  }
}
