import type { Transaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { findPeriodOrder } from '../orders/repo.ts';
import { findLastDecline } from '../payments/repo.ts';
import { answerTo, NEWS_OF_DECLINE } from './decline-codes.ts';
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
    const order = await findPeriodOrder(tx, { subscriptionId: live.id, periodNo: live.periodNo + 1 });
    const decline = order && (await findLastDecline(tx, order.id));
    const news = NEWS_OF_DECLINE[answerTo(decline?.failureCode ?? null)];
    await enqueue(tx, 'mail.subscription', { payload: { ...payload, news }, now });
  }
}
