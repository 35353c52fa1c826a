import type { BillingDeps } from '../billing-deps.ts';
import { findStaleRefunds, touchOpenRefund } from './repo.ts';
import { sendOpenRefund } from './start-refund.ts';

/** An open refund is checked again after this time. */
const STALE_MS = 2 * 60_000;
const BATCH = 50;

/**
 * Finishes open refunds. One that the provider may not have received is sent again, with the same idempotency key. One that is pending is
 * updated. One that fails goes to the end of the queue.
 */
export async function reconcileRefunds(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps;
  const checkedBefore = new Date(clock().getTime() - STALE_MS);
  for (const id of await findStaleRefunds(db, checkedBefore, BATCH)) {
    try {
      await sendOpenRefund(deps, id);
    } catch (error) {
      log.error({ err: error, refundId: id }, 'a refund could not be compared with its provider');
    }
    await touchOpenRefund(db, id, clock());
  }
}
