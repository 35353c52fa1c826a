import type { Transaction } from '../../../platform/database.ts';
import { orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { nextAccess } from './access.ts';

/**
 * Counts anew until when each of a buyer's packages lets in, in the order in which they were bought: what was added to the end of one
 * that was given back begins without it. Under the buyer's lock.
 */
export async function recountAccess(tx: Transaction, userId: string): Promise<void> {
  const fulfilments = await tx.fulfilment.findMany({
    where: { userId, revokedAt: null },
    orderBy: { createdAt: 'asc' },
    select: {
      orderId: true,
      accessFrom: true,
      accessUntil: true,
      order: { select: { catalogue: true, subscriptionId: true } },
    },
  });
  let paidUntil: Date | null = null;
  for (const { orderId, accessFrom, accessUntil, order } of fulfilments) {
    if (order.subscriptionId !== null) {
      // A subscription's periods lie where its calendar puts them.
      if (paidUntil === null || accessUntil > paidUntil) paidUntil = accessUntil;
      continue;
    }
    const { days } = orderSnapshotSchema.parse(order.catalogue);
    const { until }: { until: Date } = nextAccess(accessFrom, paidUntil, days);
    if (until.getTime() !== accessUntil.getTime()) {
      await tx.fulfilment.update({ where: { orderId }, data: { accessUntil: until } });
    }
    paidUntil = until;
  }
}
