import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { findLiveSubscriptionState } from './repo.ts';

/** Tells the owner of a running subscription how it stands: for who could not be written to while it began or could not be charged. */
export async function announceSubscriptionState(tx: Transaction, userId: string, now: Date): Promise<void> {
  const live = await findLiveSubscriptionState(tx, userId);
  if (!live || live.cancelledAt !== null) return;
  const payload = { subscriptionId: live.id } as const;
  if (live.state === 'trialing') {
    await enqueue(tx, 'mail.subscription', { payload: { ...payload, news: 'trial-started' }, now });
  } else if (live.state === 'past_due') {
    await enqueue(tx, 'mail.subscription', { payload: { ...payload, news: 'payment-failed' }, now });
  }
}
