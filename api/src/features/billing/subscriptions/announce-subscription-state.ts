import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { findLiveSubscriptionState } from './repo.ts';

/**
 * Mails the state of a user's running subscription: that its trial has started, or that a payment has failed. Called when the user's
 * address gets verified, since such mails are not sent to unverified addresses.
 */
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
