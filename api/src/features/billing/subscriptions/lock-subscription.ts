import type { Transaction } from '../../../platform/database.ts';
import { lockBuyer } from '../orders/repo.ts';
import { getSubscriptionRow, type Subscription } from './repo.ts';

/**
 * Locks a subscription's owner until the transaction ends, as applying a payment does, and then reads the subscription. Call it before
 * the transaction reads anything.
 */
export async function lockSubscription(
  tx: Transaction,
  { id, userId }: { id: string; userId: string | null },
  now: Date,
): Promise<Subscription> {
  await lockBuyer(tx, userId, now);
  return getSubscriptionRow(tx, id);
}
