import type { UserContext } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { isSubscriptionBlocked } from '../disputes/repo.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { findPayableRenewals } from '../orders/repo.ts';
import { getLiveSubscription } from './get-live-subscription.ts';
import { lockSubscription } from './lock-subscription.ts';
import { setCancelledAt } from './repo.ts';
import { stopRenewing } from './stop-renewing.ts';

/**
 * Cancels the caller's subscription: access lasts to the end of the paid period or trial, and nothing is charged again. A subscription
 * that is past due has no paid period left: it ends now, and its open amount is not charged any more.
 *
 * An off-session charge that is in flight still brings its period; one of an open amount is refunded.
 *
 * @throws {DomainError} `conflict` when it has ended.
 */
export async function cancelSubscription(context: UserContext): Promise<{ validUntil: string | null }> {
  const { db, clock } = context;
  const found = await getLiveSubscription(context).catch((cause: unknown) => {
    throw cannotCancel(cause);
  });
  const ended = await inTransaction(db, async (tx) => {
    const stopped = await stopRenewing(tx, context, found);
    if (!stopped) throw cannotCancel();
    const { id, userId } = stopped.subscription;
    if (stopped.isNew) {
      await audit(tx, context, 'subscription.cancelled', { userId, details: { subscriptionId: id } });
      await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: id, news: 'cancelled' }, now: clock() });
    }
    return stopped.isEnded;
  });
  context.wakeOutbox();
  // A disputed payment gives no access.
  const hasAccess = !ended && !(await isSubscriptionBlocked(db, found.id));
  if (hasAccess) return { validUntil: found.periodEndsAt.toISOString() };
  if (!ended) return { validUntil: null };
  for (const id of await findPayableRenewals(db, found.id)) await expireOrder(context, id);
  return { validUntil: null };
}

function cannotCancel(cause?: unknown): DomainError {
  return new DomainError('subscription-not-cancellable', { cause });
}

/**
 * Revokes the cancellation while the subscription still runs.
 *
 * @throws {DomainError} `not-found` when it has ended, `conflict` while one of its payments is disputed, `rate-limited` after many in an
 *   hour.
 */
export async function resumeSubscription(context: UserContext): Promise<void> {
  await context.limit('resumptions', context.user.id);
  const found = await getLiveSubscription(context);
  await inTransaction(context.db, async (tx) => {
    const now = context.clock();
    const { id, userId, state, cancelledAt } = await lockSubscription(tx, found, now);
    if (state === 'ended') throw new DomainError('subscription-not-found');
    if (cancelledAt === null) return;
    if (await isSubscriptionBlocked(tx, id)) throw new DomainError('payment-disputed');
    await setCancelledAt(tx, id, null, now);
    await audit(tx, context, 'subscription.resumed', { userId, details: { subscriptionId: id } });
  });
}
