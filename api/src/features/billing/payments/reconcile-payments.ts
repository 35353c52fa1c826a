import { PROVIDERS, type Provider } from '@kreda/site/providers';
import { forEachConcurrently } from '../../../platform/work/for-each-concurrently.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { findAbandonedOrders, findStaleRenewals, touchPayable } from '../orders/repo.ts';
import { hasEnded } from '../subscriptions/repo.ts';
import { resolveCharge } from '../subscriptions/resolve-charge.ts';
import { findLostCharges, findStaleAttempts, touchLostCharge, touchStaleAttempt } from './repo.ts';
import { syncPayment } from './sync-payment.ts';

/** An open payment is checked again after this time. */
const STALE_MS = 2 * 60_000;
/** How long an open payment is checked: providers cancel older ones. A payment that is processing is checked until it has ended. */
const RECONCILE_FOR_MS = 7 * 24 * 60 * 60_000;
/** How long an order waits for its payment, and holds its voucher. Renewals of subscriptions are ended by `renewDue`. */
const EXPIRE_ORDERS_AFTER_MS = 24 * 60 * 60_000;
const BATCH = 20;
/** Time budget per provider and run, so that a slow provider does not hold up the reconciler's other work. */
const BUDGET_MS = 60_000;

/**
 * Updates in-flight payments that no webhook event has updated for a while, the least recently checked first, until none is left or the
 * time budget is used up. A payment that fails to update goes to the end of the queue, so that it does not block others. Providers do
 * not wait for each other.
 */
export async function reconcilePayments(deps: BillingDeps): Promise<void> {
  await Promise.all(PROVIDERS.map((provider) => reconcileProvider(deps, provider)));
}

async function reconcileProvider(deps: BillingDeps, provider: Provider): Promise<void> {
  const { db, clock, log } = deps;
  const startedAt = performance.now();
  const isOverBudget = () => performance.now() - startedAt > BUDGET_MS;
  const now = clock();
  const filter = {
    provider,
    checkedBefore: new Date(now.getTime() - STALE_MS),
    createdAfter: new Date(now.getTime() - RECONCILE_FOR_MS),
  };
  for (;;) {
    const stale = await findStaleAttempts(db, filter, BATCH);
    // Several at a time, since the work mostly waits for the provider.
    await forEachConcurrently(stale, async ({ id, providerRef }) => {
      if (isOverBudget()) return;
      try {
        await syncPayment(deps, provider, providerRef);
      } catch (error) {
        log.error({ err: error, providerRef }, 'a payment could not be compared with its provider');
      }
      // Also after a failure: otherwise the payment would be first in the next batch again.
      await touchStaleAttempt(db, id, filter, clock());
    });
    if (stale.length < BATCH || isOverBudget()) return;
  }
}

/**
 * Resolves charges whose answer was lost and whose subscription has ended since, so that `renewDue` does not come back to them. Money
 * that was taken is recorded and refunded.
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

/** Expires orders that are unpaid after a day, and unpaid renewals of ended subscriptions. Runs after `reconcilePayments`. */
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
