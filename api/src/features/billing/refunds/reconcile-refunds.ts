import type { BillingDeps } from '../billing-deps.ts';
import { findStaleRefunds, touchOpenRefund } from './repo.ts';
import { sendOpenRefund } from './start-refund.ts';

/** A refund that nobody has looked at for this long is asked about. */
const STALE_MS = 2 * 60_000;
const BATCH = 50;

/**
 * Finishes refunds that were left half-way: one that the provider may never have heard of is asked for again, with its own key;
 * one that waits is looked at. One that cannot be asked about goes to the end of the line.
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
