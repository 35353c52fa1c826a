import type { BillingDeps } from './billing-deps.ts';
import { expireOrder } from './expire-order.ts';
import { PAYABLE_STATES } from './order-state.ts';
import type { Provider } from './rails/rail.ts';
import { syncPayment } from './sync-payment.ts';

/** An open payment that nobody has looked at for this long is asked about. */
const STALE_MS = 2 * 60_000;
/** How long an open payment is asked about; providers cancel what is older. */
const RECONCILE_DAYS_MS = 7 * 24 * 60 * 60_000;
/** How long an order waits for its payment, and holds its discount. A subscription's are ended by the scheduler. */
const ORDER_WAITS_MS = 24 * 60 * 60_000;
const BATCH = 20;

/**
 * Asks about open payments that no notice has told of for a while, the longest unseen first, until none is left. One that
 * cannot be asked about goes to the end of the line, so that it keeps out no other.
 */
export async function reconcilePayments(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (;;) {
    const now = clock();
    const stale = await db.paymentAttempt.findMany({
      where: {
        state: 'open',
        providerRef: { not: null },
        updatedAt: { lt: new Date(now.getTime() - STALE_MS) },
        createdAt: { gt: new Date(now.getTime() - RECONCILE_DAYS_MS) },
      },
      orderBy: { updatedAt: 'asc' },
      take: BATCH,
    });
    for (const { id, provider, providerRef } of stale) {
      try {
        await syncPayment(deps, provider as Provider, providerRef!);
      } catch (error) {
        log.error({ err: error, providerRef }, 'a payment could not be compared with its provider');
        await db.paymentAttempt.update({ where: { id }, data: { updatedAt: clock() } });
      }
    }
    if (stale.length < BATCH) return;
  }
}

/** Ends orders that nobody has paid for a day: what was paid of them meanwhile is seen first. */
export async function expireAbandonedOrders(deps: BillingDeps): Promise<void> {
  const { db, clock } = deps;
  const abandoned = await db.order.findMany({
    where: {
      state: { in: [...PAYABLE_STATES] },
      purpose: { not: 'renewal' },
      openKey: { not: null },
      consentAt: { lt: new Date(clock().getTime() - ORDER_WAITS_MS) },
    },
    orderBy: { createdAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of abandoned) await expireOrder(deps, id);
}
