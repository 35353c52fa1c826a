import type { BillingDeps } from '../billing-deps.ts';
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
  const stale = await db.refund.findMany({
    where: { state: { in: ['requested', 'pending'] }, updatedAt: { lt: new Date(clock().getTime() - STALE_MS) } },
    orderBy: { updatedAt: 'asc' },
    take: BATCH,
    select: { id: true },
  });
  for (const { id } of stale) {
    try {
      await sendOpenRefund(deps, id);
    } catch (error) {
      log.error({ err: error, refundId: id }, 'a refund could not be compared with its provider');
    }
    await db.refund.updateMany({
      where: { id, state: { in: ['requested', 'pending'] } },
      data: { updatedAt: clock() },
    });
  }
}
