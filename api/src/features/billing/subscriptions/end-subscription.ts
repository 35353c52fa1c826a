import { audit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { BillingDeps } from '../billing-deps.ts';

/** Ends a subscription now, under its owner's lock; one that has ended stays as it is. False then. */
export async function endSubscription(
  tx: Transaction,
  { clock, log }: Pick<BillingDeps, 'clock' | 'log'>,
  subscriptionId: string,
): Promise<boolean> {
  const now = clock();
  const { count } = await tx.subscription.updateMany({
    where: { id: subscriptionId, state: { not: 'ended' } },
    data: { state: 'ended', liveKey: null, dueAt: null, claimedUntil: null, endedAt: now, updatedAt: now },
  });
  if (count === 0) return false;
  const { userId } = await tx.subscription.findUniqueOrThrow({
    where: { id: subscriptionId },
    select: { userId: true },
  });
  await audit(tx, { clock, log }, 'subscription.ended', { userId, details: { subscriptionId } });
  return true;
}
