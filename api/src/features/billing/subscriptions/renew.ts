import type { Provider } from '@kreda/site/providers';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database.ts';
import { enqueue } from '../../../platform/outbox/enqueue.ts';
import { AT_ONCE } from '../../../platform/work/for-each-concurrently.ts';
import { processDue } from '../../../platform/work/process-due.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { isSettled } from '../orders/order-state.ts';
import { findPeriodOrderAndCount, getOrderState, type OpenOrder } from '../orders/repo.ts';
import { cancelOpenAttempts } from '../payments/give-up-payments.ts';
import { createAttempt } from '../payments/open-payment.ts';
import {
  DECLINED_CHARGE,
  findChargeUnderWay,
  findProcessing,
  lastAttemptNo,
  listDeclineCodes,
} from '../payments/repo.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { railOf } from '../providers/rails.ts';
import { endSubscription } from './end-subscription.ts';
import { lockSubscription } from './lock-subscription.ts';
import { renewalOrder } from './renewal-order.ts';
import {
  claimSubscription,
  findDueSubscriptions,
  getCancelledAt,
  getSubscriptionRow,
  type Subscription,
  setPastDue,
} from './repo.ts';
import { type ChargeOutcome, resolveCharge } from './resolve-charge.ts';
import { nextTry } from './subscription.ts';

const CLAIM_MS = 5 * 60_000;
const BATCH = 50;
/**
 * Does what is due of subscriptions: ends those that were cancelled, charges the next period of the others, tries again what was
 * declined, and ends what was declined for good, some at the same time, since most of it is waiting for a provider. Any number of
 * processes may call it at once; each subscription is one's at a time.
 */
export function renewDue(deps: BillingDeps, isStopped = () => false): Promise<void> {
  const { db, clock, log } = deps;
  return processDue<Subscription>(
    {
      batch: BATCH,
      concurrency: AT_ONCE,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueSubscriptions(db, now, limit),
      claim: async (subscription, until) => ((await claimSubscription(db, subscription, until)) ? subscription : null),
      process: (subscription) => renewOne(deps, subscription),
      async onFailure({ id }, error) {
        // The claim runs out, and the subscription is tried again then.
        log.error({ err: error, subscriptionId: id }, 'a subscription could not be renewed');
      },
    },
    { clock, isStopped },
  );
}

async function renewOne(deps: BillingDeps, found: Subscription): Promise<void> {
  const { db, clock } = deps;
  // What was begun is brought to its end first, whatever has happened since: its money may have moved.
  const unresolved = await findChargeUnderWay(db, found.id);
  if (unresolved) {
    const cancelledAt = await getCancelledAt(db, found.id);
    const outcome = await resolveCharge(deps, unresolved, { mayCharge: cancelledAt === null });
    if (outcome === 'declined') await applyDecline(deps, found, unresolved.orderId);
    return;
  }
  const next = { subscriptionId: found.id, periodNo: found.periodNo + 1 };
  const begun = await findPeriodOrderAndCount(db, next, DECLINED_CHARGE);
  // A decline that was seen and not yet counted comes first: it is not the same day's next try.
  if (begun && begun.count > found.failedTries) return applyDecline(deps, found, begun.id);
  const order = await inTransaction(db, async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, found, now);
    const { dueAt, cancelledAt, state } = subscription;
    // Somebody was faster: it was renewed, or has ended.
    if (dueAt === null || dueAt > now) return null;
    if (cancelledAt !== null && state !== 'past_due') {
      await endSubscription(tx, deps, subscription.id);
      return null;
    }
    return renewalOrder(tx, subscription, now);
  });
  if (order === null) return;
  if ((await charge(deps, found.id, order)) === 'declined') await applyDecline(deps, found, order.id);
}

/** Charges what a subscription keeps for its next period. */
async function charge(deps: BillingDeps, subscriptionId: string, order: OpenOrder): Promise<ChargeOutcome> {
  const { db } = deps;
  // The buyer may be paying it this moment, in a window of theirs.
  await cancelOpenAttempts(deps, { orderId: order.id });
  const moving = await findProcessing(db, order.id);
  if (moving?.providerRef) {
    await syncPayment(deps, moving.provider as Provider, moving.providerRef);
    return 'waiting';
  }
  const { provider, customerRef, methodRef } = await getSubscriptionRow(db, subscriptionId);
  const attemptNo = (await lastAttemptNo(db, order.id)) + 1;
  const attempt = await createAttempt(deps, order, {
    provider: railOf(deps.rails, provider).provider,
    attemptNo,
    method: { customerRef, methodRef: methodRef ?? '' },
  });
  // It was paid, or is being paid elsewhere; the claim lets go of it in a while.
  if (attempt === 'order-ended' || attempt === 'made-elsewhere') return 'waiting';
  return resolveCharge(deps, attempt, { mayCharge: true });
}

/** After a decline: another try in some days, or the end. */
async function applyDecline(deps: BillingDeps, found: Subscription, orderId: string): Promise<void> {
  const { db, clock } = deps;
  const isOver = await inTransaction(db, async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, found, now);
    const state = await getOrderState(tx, orderId);
    if (subscription.state === 'ended' || isSettled(state)) return false;
    // Counted from what happened, so that whoever comes to the same decline twice counts it once.
    const declined = await listDeclineCodes(tx, orderId);
    const failedTries = declined.length;
    if (failedTries <= subscription.failedTries) return false;
    const dueAt = nextTry(subscription.periodEndsAt, failedTries);
    await audit(tx, deps, 'subscription.payment-failed', {
      userId: subscription.userId,
      details: { subscriptionId: subscription.id, orderId, failedTries, code: declined[0] ?? '' },
    });
    // Whoever has cancelled is not asked for it any more.
    if (dueAt === null || subscription.cancelledAt !== null) {
      await endSubscription(tx, deps, subscription.id);
      await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: subscription.id, news: 'ended' }, now });
      return true;
    }
    // Of an API that was away for days the tries do not come all at once.
    const triedAgainAt = dueAt > now ? dueAt : new Date(now.getTime() + RETRY_MS);
    await setPastDue(tx, subscription.id, { failedTries, dueAt: triedAgainAt, now });
    await enqueue(tx, 'mail.subscription', {
      payload: { subscriptionId: subscription.id, news: 'payment-failed' },
      now,
    });
    return false;
  });
  if (isOver) await expireOrder(deps, orderId);
  deps.wakeOutbox();
}

const RETRY_MS = 24 * 60 * 60_000;
