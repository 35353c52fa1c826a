import type { Transaction } from '../../../platform/database.ts';
import { expireWithin } from '../orders/expire-order.ts';
import { PAYABLE_STATES } from '../orders/order-state.ts';

/** Ends what else its buyer has open of subscriptions, in an old tab for example: somebody has one at a time. */
export async function expireOtherSubscriptions(
  tx: Transaction,
  { userId, orderId }: { userId: string; orderId: string },
  now: Date,
): Promise<void> {
  const renewing = await tx.package.findMany({ where: { months: { not: null } }, select: { slug: true } });
  const open = await tx.order.findMany({
    where: {
      userId,
      id: { not: orderId },
      purpose: 'purchase',
      packageSlug: { in: renewing.map(({ slug }) => slug) },
      state: { in: [...PAYABLE_STATES] },
    },
    select: { id: true },
  });
  for (const { id } of open) await expireWithin(tx, id, now);
}
