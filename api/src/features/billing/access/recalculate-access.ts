import type { Transaction } from '../../../platform/database.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { nextAccess } from './access.ts';
import { listFulfilments, setAccessUntil } from './repo.ts';

/**
 * Counts anew until when each of a buyer's packages lets in, in the order in which they were bought: what was added to the end of one
 * that was given back begins without it. Under the buyer's lock.
 */
export async function recalculateAccess(tx: Transaction, userId: string): Promise<void> {
  let paidUntil: Date | null = null;
  for (const { orderId, accessFrom, accessUntil, order } of await listFulfilments(tx, userId)) {
    if (order.subscriptionId !== null) {
      // A subscription's periods lie where its calendar puts them.
      if (paidUntil === null || accessUntil > paidUntil) paidUntil = accessUntil;
      continue;
    }
    const { days } = orderSnapshotSchema.parse(order.catalogue);
    const { until }: { until: Date } = nextAccess(accessFrom, paidUntil, days);
    if (until.getTime() !== accessUntil.getTime()) {
      await setAccessUntil(tx, orderId, until);
    }
    paidUntil = until;
  }
}
