import { PROVIDERS, type Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { PAYABLE_STATES } from '../orders/order-state.ts';
import { resolveCharge } from '../subscriptions/resolve-charge.ts';
import { syncPayment } from './sync-payment.ts';

/** An open payment that nobody has looked at for this long is asked about. */
const STALE_MS = 2 * 60_000;
/** How long an open payment is asked about; providers cancel what is older. Money on its way is asked about until it has arrived. */
const RECONCILE_DAYS_MS = 7 * 24 * 60 * 60_000;
/** How long an order waits for its payment, and holds its discount. A subscription's are ended by the scheduler. */
const ORDER_WAITS_MS = 24 * 60 * 60_000;
const BATCH = 20;
/** A provider that answers slowly is left alone after this long, so that whatever else waits for the reconciler is done too. */
const BUDGET_MS = 60_000;

/**
 * Asks about open payments that no webhook event has told of for a while, the longest unseen first, until none is left or the provider takes
 * too long. One that cannot be asked about goes to the end of the line, so that it keeps out no other; providers do not wait for each
 * other.
 */
export async function reconcilePayments(deps: BillingDeps): Promise<void> {
  await Promise.all(PROVIDERS.map((provider) => reconcileProvider(deps, provider)));
}

async function reconcileProvider(deps: BillingDeps, provider: Provider): Promise<void> {
  const { db, clock, log } = deps;
  const startedAt = performance.now();
  const now = clock();
  const where = {
    provider,
    providerRef: { not: null },
    updatedAt: { lt: new Date(now.getTime() - STALE_MS) },
    OR: [{ state: 'open', createdAt: { gt: new Date(now.getTime() - RECONCILE_DAYS_MS) } }, { state: 'processing' }],
  };
  for (;;) {
    const stale = await db.paymentAttempt.findMany({ where, orderBy: { updatedAt: 'asc' }, take: BATCH });
    for (const { id, providerRef } of stale) {
      if (performance.now() - startedAt > BUDGET_MS) return;
      try {
        await syncPayment(deps, provider, providerRef!);
      } catch (error) {
        log.error({ err: error, providerRef }, 'a payment could not be compared with its provider');
      }
      // Looked at, whatever came of it: otherwise it would be the first of the next batch again.
      await db.paymentAttempt.updateMany({ where: { id, ...where }, data: { updatedAt: clock() } });
    }
    if (stale.length < BATCH) return;
  }
}

/**
 * Looks for charges whose answer was lost and whose subscription has ended since, so that no scheduler comes back to them: what was
 * taken is counted, and goes back.
 */
export async function reconcileLostCharges(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  const lost = await db.paymentAttempt.findMany({
    where: {
      state: 'open',
      isOffSession: true,
      providerRef: null,
      updatedAt: { lt: new Date(clock().getTime() - STALE_MS) },
    },
    include: { order: { select: { subscriptionId: true } } },
    orderBy: { updatedAt: 'asc' },
    take: BATCH,
  });
  for (const { order, ...attempt } of lost) {
    try {
      const ended = { id: order.subscriptionId ?? '', state: 'ended' };
      if ((await db.subscription.count({ where: ended })) > 0) await resolveCharge(deps, attempt, { mayCharge: false });
    } catch (error) {
      log.error({ err: error, attemptId: attempt.id }, 'a charge could not be compared with its provider');
    }
    await db.paymentAttempt.updateMany({
      where: { id: attempt.id, state: 'open', providerRef: null },
      data: { updatedAt: clock() },
    });
  }
}

/** Ends orders that nobody has paid for a day, and those of subscriptions that have ended: what was paid of them is seen first. */
export async function expireAbandonedOrders(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  const payable = { state: { in: [...PAYABLE_STATES] }, openKey: { not: null } };
  const abandoned = await db.order.findMany({
    where: {
      ...payable,
      purpose: { not: 'renewal' },
      consentAt: { lt: new Date(clock().getTime() - ORDER_WAITS_MS) },
    },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of abandoned) await expireOrder(deps, id);
  const renewals = await db.order.findMany({
    where: { ...payable, purpose: 'renewal', updatedAt: { lt: new Date(clock().getTime() - STALE_MS) } },
    orderBy: { updatedAt: 'asc' },
    take: BATCH,
    select: { id: true, subscriptionId: true },
  });
  for (const { id, subscriptionId } of renewals) {
    if ((await db.subscription.count({ where: { id: subscriptionId ?? '', state: 'ended' } })) > 0) {
      await expireOrder(deps, id);
    }
    await db.order.updateMany({ where: { id, ...payable }, data: { updatedAt: clock() } });
  }
}
