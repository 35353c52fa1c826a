import type { Subscription } from '../../../../prisma/generated/mysql/client.ts';
import { audit } from '../../audit.ts';
import { inTransaction } from '../../database.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { applySeen } from '../apply-payment.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../expire-order.ts';
import { cancelOpenAttempts } from '../give-up-payments.ts';
import type { OpenOrder } from '../open-order.ts';
import { createAttempt } from '../open-payment.ts';
import { orderSnapshotSchema } from '../order-snapshot.ts';
import { isSettled, type OrderState } from '../order-state.ts';
import type { PaymentSeen, Provider } from '../rails/rail.ts';
import { railOf } from '../rails/rails.ts';
import { someAtOnce } from '../some-at-once.ts';
import { endSubscription } from './end-subscription.ts';
import { lockSubscription } from './lock-subscription.ts';
import { renewalOrder } from './renewal-order.ts';
import { nextTry } from './subscription.ts';

/** A subscription that is in hand belongs to its process for this long; after a crash another takes it. */
const CLAIM_MS = 5 * 60_000;
const BATCH = 50;

/**
 * Does what is due of subscriptions: ends those that were cancelled, charges the next period of the others, tries again what was
 * declined, and ends what was declined for good, some at the same time, since most of it is waiting for a provider. Any number of
 * processes may call it at once; each subscription is one's at a time.
 */
export async function renewDue(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock();
    const due = await db.subscription.findMany({
      where: { dueAt: { lte: now }, OR: [{ claimedUntil: null }, { claimedUntil: { lte: now } }] },
      orderBy: { dueAt: 'asc' },
      take: BATCH,
    });
    await someAtOnce(due, async (subscription) => {
      const { id, dueAt, claimedUntil } = subscription;
      const claimed = await db.subscription.updateMany({
        where: { id, dueAt, claimedUntil },
        data: { claimedUntil: new Date(clock().getTime() + CLAIM_MS) },
      });
      if (claimed.count === 0) return;
      try {
        await renewOne(deps, subscription);
      } catch (error) {
        // Its claim runs out, and it is tried again then.
        log.error({ err: error, subscriptionId: id }, 'a subscription could not be renewed');
      }
    });
    if (due.length < BATCH) return;
  }
}

async function renewOne(deps: BillingDeps, found: Subscription): Promise<void> {
  const { db, clock } = deps;
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
  const seen = await charge(deps, found.id, order);
  if (seen) await applyDecline(deps, found, order, seen);
}

/** Charges an order's method; answers how that was seen where it was declined, and null where there is nothing more to do. */
async function charge(deps: BillingDeps, subscriptionId: string, order: OpenOrder): Promise<PaymentSeen['declined']> {
  const { db, clock } = deps;
  // The buyer may be paying it this moment, in a window of theirs.
  const opened = await db.paymentAttempt.findFirst({ where: { orderId: order.id, state: 'open', isOffSession: true } });
  if (!opened) await cancelOpenAttempts(deps, { orderId: order.id });
  const subscription = await db.subscription.findUniqueOrThrow({ where: { id: subscriptionId } });
  const { provider, customerRef, methodRef, methodLabel, catalogue } = subscription;
  if (methodRef === null) return { code: 'no_method', message: 'There is nothing to charge' };
  const attempts = await db.paymentAttempt.count({ where: { orderId: order.id } });
  const rail = railOf(deps.rails, provider);
  const attempt =
    opened ??
    (await createAttempt(deps, order, { provider: rail.provider, attemptNo: attempts + 1, isOffSession: true }));
  // It was paid, or is being paid elsewhere; the claim lets go of it in a while.
  if (attempt === 'order-ended' || attempt === 'made-elsewhere') return null;
  const { name } = orderSnapshotSchema.parse(catalogue);
  const seen = await rail.charge(
    {
      // The key is the attempt's: after a crash the same charge is answered, and not a second one made.
      key: `order:${order.id}:attempt:${attempt.attemptNo}:create`,
      orderId: order.id,
      amount: order.grossAmount,
      currency: order.currency,
      description: name,
      savedFor: null,
      returnUrl: deps.config.publicUrl,
      cancelUrl: deps.config.publicUrl,
    },
    { customerRef, methodRef, label: methodLabel ?? '' },
  );
  await db.paymentAttempt.update({
    where: { id: attempt.id },
    data: { providerRef: seen.providerRef, updatedAt: clock() },
  });
  const { state } = await applySeen(
    deps,
    {
      id: attempt.id,
      orderId: order.id,
      userId: subscription.userId,
      provider: attempt.provider as Provider,
      failureCode: attempt.failureCode,
    },
    seen,
  );
  return isSettled(state) || seen.view !== 'cancelled' ? null : (seen.declined ?? { code: 'cancelled', message: '' });
}

/** After a decline: another try in some days, or the end. */
async function applyDecline(
  deps: BillingDeps,
  found: Subscription,
  order: OpenOrder,
  declined: NonNullable<PaymentSeen['declined']>,
): Promise<void> {
  const { db, clock } = deps;
  const isOver = await inTransaction(db, async (tx) => {
    const now = clock();
    const subscription = await lockSubscription(tx, found, now);
    const { state } = await tx.order.findUniqueOrThrow({ where: { id: order.id }, select: { state: true } });
    if (subscription.state === 'ended' || isSettled(state as OrderState)) return false;
    const failedTries = subscription.failedTries + 1;
    const dueAt = nextTry(subscription.periodEndsAt, failedTries);
    await audit(tx, deps, 'subscription.payment-failed', {
      userId: subscription.userId,
      details: { subscriptionId: subscription.id, orderId: order.id, failedTries, code: declined.code },
    });
    if (dueAt === null) {
      await endSubscription(tx, deps, subscription.id);
      await enqueue(tx, 'mail.subscription', { payload: { subscriptionId: subscription.id, news: 'ended' }, now });
      return true;
    }
    await tx.subscription.update({
      where: { id: subscription.id },
      // Of an API that was away for days the tries do not come all at once.
      data: {
        state: 'past_due',
        failedTries,
        dueAt: dueAt > now ? dueAt : new Date(now.getTime() + RETRY_MS),
        claimedUntil: null,
        updatedAt: now,
      },
    });
    await enqueue(tx, 'mail.subscription', {
      payload: { subscriptionId: subscription.id, news: 'payment-failed' },
      now,
    });
    return false;
  });
  if (isOver) await expireOrder(deps, order.id);
  deps.onMail();
}

const RETRY_MS = 24 * 60 * 60_000;
