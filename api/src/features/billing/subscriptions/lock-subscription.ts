import type { Subscription } from '../../../../../prisma/generated/mysql/client.ts';
import type { Transaction } from '../../../platform/database.ts';

/**
 * Locks a subscription's owner until the transaction ends, as payments of theirs do, and reads it as it stands then. To be called
 * before anything is read in the transaction.
 */
export async function lockSubscription(
  tx: Transaction,
  { id, userId }: { id: string; userId: string | null },
  now: Date,
): Promise<Subscription> {
  if (userId !== null) await tx.user.updateMany({ where: { id: userId }, data: { updatedAt: now } });
  return tx.subscription.findUniqueOrThrow({ where: { id } });
}
