import type { Transaction } from '../../../platform/database.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { nextAccess } from './access.ts';
import { listFulfilments, setAccessUntil } from './repo.ts';

/**
 * Recalculates when the access of each of a buyer's orders ends, in the order of purchase. Called after a refund: later orders were
 * added to the end of the refunded one. The caller holds the buyer's lock.
 */
export async function recalculateAccess(tx: Transaction, userId: string): Promise<void> {
  let paidUntil: Date | null = null;
  for (const { orderId, accessFrom, accessUntil, extraDays, order } of await listFulfilments(tx, userId)) {
    if (order.subscriptionId !== null) {
      // The dates of a subscription's period come from its calendar and do not move.
      if (paidUntil === null || accessUntil > paidUntil) paidUntil = accessUntil;
      continue;
    }
    const { days } = orderSnapshotSchema.parse(order.catalogue);
    const { until }: { until: Date } = nextAccess(accessFrom, paidUntil, days + extraDays);
    if (until.getTime() !== accessUntil.getTime()) {
      await setAccessUntil(tx, orderId, until);
    }
    paidUntil = until;
  }
}
