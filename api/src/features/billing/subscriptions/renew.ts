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
import { cancelOpenAttempts } from '../payments/cancel-payments.ts';
import { createAttempt } from '../payments/open-payment.ts';
import {
  DECLINED_CHARGE,
  findChargeInFlight,
  findLastDecline,
  findProcessing,
  lastAttemptNo,
  listDeclineCodes,
} from '../payments/repo.ts';
import { syncPayment } from '../payments/sync-payment.ts';
import { railOf } from '../providers/rails.ts';
import { taxOfRenewal } from '../tax/tax-of-renewal.ts';
import { answerTo, type DeclineAnswer, NEWS_OF_DECLINE } from './decline-codes.ts';
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
import { lastTry, nextTry } from './subscription.ts';

const CLAIM_MS = 5 * 60_000;
const BATCH = 50;

/**
 * Processes due subscriptions: ends cancelled ones, charges the next period of the others, retries declined charges, and ends
 * subscriptions after the last decline. Several at the same time, since the work mostly waits for providers. Any number of processes may
 * call it: each subscription is claimed by one at a time.
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
        // The subscription is retried when the claim has run out.
        log.error({ err: error, subscriptionId: id }, 'a subscription could not be renewed');
      },
    },
    { clock, isStopped },
  );
}

async function renewOne(deps: BillingDeps, found: Subscription): Promise<void> {
  const { db, clock } = deps;
  // Resolve a charge that is in flight first, whatever has happened since: it may have taken money.
  const unresolved = await findChargeInFlight(db, found.id);
  if (unresolved) {
    const cancelledAt = await getCancelledAt(db, found.id);
    const outcome = await resolveCharge(deps, unresolved, { mayCharge: cancelledAt === null });
    if (outcome === 'declined') await applyDecline(deps, found, unresolved.orderId);
    return;
  }
  const next = { subscriptionId: found.id, periodNo: found.periodNo + 1 };
  const begun = await findPeriodOrderAndCount(db, next, DECLINED_CHARGE);
  // A decline that was recorded but not counted yet, after a crash: count it before another try.
  if (begun && begun.count > found.failedTries) return applyDecline(deps, found, begun.id);
  // Before the transaction, since VIES may take seconds.
  const tax = await taxOfRenewal(deps, found.id);
  const order = await inTransaction(db, async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, found, now);
    const { dueAt, cancelledAt, state } = subscription;
    // It was renewed meanwhile, or has ended.
    if (dueAt === null || dueAt > now) return null;
    if (cancelledAt !== null && state !== 'past_due') {
      await endSubscription(tx, deps, subscription.id);
      return null;
    }
    return renewalOrder(tx, subscription, { tax, now });
  });
  if (order === null) return;
  // The last day for the buyer to act has come, with the method that will not pay.
  if (await isHopeless(deps, found.id, order.id)) return giveUp(deps, found, order.id);
  if ((await charge(deps, found.id, order)) === 'declined') await applyDecline(deps, found, order.id);
}

/** Whether the method was declined for a reason that another try does not change. A method that was replaced since is charged. */
async function isHopeless({ db }: BillingDeps, subscriptionId: string, orderId: string): Promise<boolean> {
  const last = await findLastDecline(db, orderId);
  if (last === null || answerTo(last.failureCode) === 'retry') return false;
  const { methodRef } = await getSubscriptionRow(db, subscriptionId);
  return (methodRef ?? '') === (last.methodRef ?? '');
}

async function giveUp(deps: BillingDeps, found: Subscription, orderId: string): Promise<void> {
  const isOver = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock();
    const subscription = await lockSubscription(tx, found, now);
    // The buyer has paid or replaced the method meanwhile, or is paying now.
    if (subscription.dueAt === null || subscription.dueAt > now || subscription.methodRef !== found.methodRef)
      return false;
    if (isSettled(await getOrderState(tx, orderId))) return false;
    await endSubscription(tx, deps, subscription.id);
    await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: subscription.id, news: 'ended' }, now });
    return true;
  });
  if (isOver) await expireOrder(deps, orderId);
  deps.wakeOutbox();
}

/** Charges the saved method of a subscription for its next period. */
async function charge(deps: BillingDeps, subscriptionId: string, order: OpenOrder): Promise<ChargeOutcome> {
  const { db } = deps;
  // The buyer may be paying the order in a tab at this moment.
  await cancelOpenAttempts(deps, { orderId: order.id });
  const processing = await findProcessing(db, order.id);
  if (processing?.providerRef) {
    await syncPayment(deps, processing.provider as Provider, processing.providerRef);
    return 'waiting';
  }
  const { provider, customerRef, methodRef } = await getSubscriptionRow(db, subscriptionId);
  const attemptNo = (await lastAttemptNo(db, order.id)) + 1;
  const attempt = await createAttempt(deps, order, {
    provider: railOf(deps.rails, provider).provider,
    attemptNo,
    method: { customerRef, methodRef: methodRef ?? '' },
  });
  // The order was paid, or is being paid elsewhere. Look again when the claim has run out.
  if (attempt === 'order-ended' || attempt === 'made-elsewhere') return 'waiting';
  return resolveCharge(deps, attempt, { mayCharge: true });
}

/** After a decline: schedules another try, or ends the subscription. */
async function applyDecline(deps: BillingDeps, found: Subscription, orderId: string): Promise<void> {
  const { db, clock } = deps;
  const isOver = await inTransaction(db, async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, found, now);
    const state = await getOrderState(tx, orderId);
    if (subscription.state === 'ended' || isSettled(state)) return false;
    // Count the stored declines, so that the same decline counts once even when this runs twice.
    const declined = await listDeclineCodes(tx, orderId);
    const failedTries = declined.length;
    if (failedTries <= subscription.failedTries) return false;
    const answer = answerTo(declined[0] ?? null);
    const dueAt = dueAfterDecline(subscription, { answer, failedTries, now });
    await audit(tx, deps, 'subscription.payment-failed', {
      userId: subscription.userId,
      details: { subscriptionId: subscription.id, orderId, failedTries, code: declined[0] ?? '' },
    });
    // A cancelled subscription is not charged again.
    if (dueAt === null || subscription.cancelledAt !== null) {
      await endSubscription(tx, deps, subscription.id);
      await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: subscription.id, news: 'ended' }, now });
      return true;
    }
    // After an outage of days the missed tries do not run all at once.
    const triedAgainAt = dueAt > now ? dueAt : new Date(now.getTime() + RETRY_MS);
    await setPastDue(tx, subscription.id, { failedTries, dueAt: triedAgainAt, now });
    await enqueue(tx, 'mail.subscription', {
      payload: { subscriptionId: subscription.id, news: NEWS_OF_DECLINE[answer] },
      now,
    });
    return false;
  });
  if (isOver) await expireOrder(deps, orderId);
  deps.wakeOutbox();
}

/** The next try, or the last day for the buyer to act where no try helps; null: the subscription ends. */
function dueAfterDecline(
  { periodEndsAt }: Subscription,
  { answer, failedTries, now }: { answer: DeclineAnswer; failedTries: number; now: Date },
): Date | null {
  const next = nextTry(periodEndsAt, failedTries);
  if (answer === 'retry' || next === null) return next;
  const last = lastTry(periodEndsAt);
  return last > now ? last : null;
}

const RETRY_MS = 24 * 60 * 60_000;
