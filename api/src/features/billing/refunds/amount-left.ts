import type { Queryable } from '../../../platform/database.ts';
import { sumLost } from '../disputes/repo.ts';
import { getOrderAndRefunds } from '../orders/repo.ts';

/**
 * What the buyer of an order has not got back: the price less what was refunded and what lost disputes took. A refund that is on its way is
 * a part of it. Minor units.
 */
export async function amountLeft(db: Queryable, orderId: string): Promise<number> {
  const { grossAmount, refunds } = await getOrderAndRefunds(db, orderId);
  return leftOf({ grossAmount, refunds, lost: await sumLost(db, orderId) });
}

/** As `amountLeft`, of rows that were read before. @param payment `lost`: what lost disputes took. */
export function leftOf(payment: {
  grossAmount: number;
  refunds: readonly { state: string; amount: number }[];
  lost: number;
}): number {
  const { grossAmount, refunds, lost } = payment;
  const refunded = refunds.filter(({ state }) => state === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, grossAmount - refunded - lost);
}
