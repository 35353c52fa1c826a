import type { Subscription } from '../../../../../prisma/generated/mysql/client.ts';
import type { Database } from '../../../platform/database.ts';

/** Subscriptions that have something due and that no process has claimed, the longest due first. */
export function findDueSubscriptions(db: Database, now: Date, limit: number): Promise<Subscription[]> {
  return db.subscription.findMany({
    where: { dueAt: { lte: now }, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
    orderBy: { dueAt: 'asc' },
    take: limit,
  });
}

/** Claims a subscription for this process until a time. False when another process has claimed it, or worked on it, since it was read. */
export async function claimSubscription(
  db: Database,
  { id, dueAt, claimedUntil }: Subscription,
  until: Date,
): Promise<boolean> {
  const { count } = await db.subscription.updateMany({
    where: { id, dueAt, claimedUntil },
    data: { claimedUntil: until },
  });
  return count === 1;
}
