import type { BillingDeps } from '../billing-deps.ts';
import { expireOrder } from '../orders/expire-order.ts';
import { listPayableOrders } from './repo.ts';

/**
 * Expires a user's orders that wait for a payment, such as a checkout that was left open, and cancels their payments at the providers. An
 * order whose payment is on its way stays: it is decided by the provider.
 *
 * @returns how many expired.
 */
export async function expireOpenOrders(deps: BillingDeps, userId: string): Promise<number> {
  let expired = 0;
  for (const id of await listPayableOrders(deps.db, userId)) if (await expireOrder(deps, id)) expired++;
  return expired;
}
