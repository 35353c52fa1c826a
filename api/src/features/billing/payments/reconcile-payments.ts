import { PROVIDERS, type Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { findAbandonedOrders, findStaleRenewals, touchPayable } from '../orders/repo.ts';
import { hasEnded } from '../subscriptions/repo.ts';
import { resolveCharge } from '../subscriptions/resolve-charge.ts';
import { findLostCharges, findStaleAttempts, touchLostCharge, touchStaleAttempt } from './repo.ts';
import { syncPayment } from './sync-payment.ts';

/** An open payment that nobody has looked at for this long is asked about. */
const STALE_MS = 2 * 60_000;
/** How long an open payment is asked about; providers cancel what is older. Money on its way is asked about until it has arrived. */
const RECONCILE_FOR_MS = 7 * 24 * 60 * 60_000;
/** How long an order waits for its payment, and holds its discount. A subscription's are ended by the scheduler. */
const EXPIRE_ORDERS_AFTER_MS = 24 * 60 * 60_000;
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
  const filter = {
    provider,
    checkedBefore: new Date(now.getTime() - STALE_MS),
    madeAfter: new Date(now.getTime() - RECONCILE_FOR_MS),
  };
  for (;;) {
    const stale = await findStaleAttempts(db, filter, BATCH);
    for (const { id, providerRef } of stale) {
      if (performance.now() - startedAt > BUDGET_MS) return;
      try {
        await syncPayment(deps, provider, providerRef);
      } catch (error) {
        log.error({ err: error, providerRef }, 'a payment could not be compared with its provider');
      }
      // Looked at, whatever came of it: otherwise it would be the first of the next batch again.
      await touchStaleAttempt(db, id, filter, clock());
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
  const checkedBefore = new Date(clock().getTime() - STALE_MS);
  for (const { attempt, subscriptionId } of await findLostCharges(db, checkedBefore, BATCH)) {
    try {
      if (await hasEnded(db, subscriptionId)) await resolveCharge(deps, attempt, { mayCharge: false });
    } catch (error) {
      log.error({ err: error, attemptId: attempt.id }, 'a charge could not be compared with its provider');
    }
    await touchLostCharge(db, attempt.id, clock());
  }
}

/** Ends orders that nobody has paid for a day, and those of subscriptions that have ended: what was paid of them is seen first. */
export async function expireAbandonedOrders(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  const waited = new Date(clock().getTime() - EXPIRE_ORDERS_AFTER_MS);
  for (const id of await findAbandonedOrders(db, waited, BATCH)) await expireOrder(deps, id);
  const checkedBefore = new Date(clock().getTime() - STALE_MS);
  for (const { id, subscriptionId } of await findStaleRenewals(db, checkedBefore, BATCH)) {
    if (await hasEnded(db, subscriptionId)) await expireOrder(deps, id);
    await touchPayable(db, id, clock());
  }
}
