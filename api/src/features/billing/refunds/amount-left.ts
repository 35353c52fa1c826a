import type { Queryable } from '../../../platform/database.ts';
import { sumLost } from '../disputes/repo.ts';
import { getOrderAndRefunds } from '../orders/repo.ts';

/**
 * What the buyer of an order has not got back: the price less what was refunded and what lost disputes took. A refund that is on its way is
 * a part of it. Minor units.
 */
export async function amountLeft(db: Queryable, orderId: string): Promise<number> {
  const { grossAmount, refunds } = await getOrderAndRefunds(db, orderId);
  const refunded = refunds.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, grossAmount - refunded - (await sumLost(db, orderId)));
}
