import type { Transaction } from '../../../platform/database.ts';
import { expireOrderWithin } from '../orders/expire-order.ts';
import { findOtherPurchases } from '../orders/repo.ts';
import { findRenewingSlugs } from '../packages/repo.ts';

/** Expires the buyer's other open orders of subscriptions, for example in an old tab: a user has one subscription at a time. */
export async function expireOtherSubscriptions(
  tx: Transaction,
  { userId, orderId }: { userId: string; orderId: string },
  now: Date,
): Promise<void> {
  const packageSlugs = await findRenewingSlugs(tx);
  const open = await findOtherPurchases(tx, { userId, except: orderId, packageSlugs });
  for (const id of open) await expireOrderWithin(tx, id, now);
}
