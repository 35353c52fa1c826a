import { audit, OPERATOR } from '../../../platform/audit.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { RefundState } from '../refunds/refund-state.ts';
import { startRefund } from '../refunds/start-refund.ts';
import type { Signature } from './signature.ts';

/**
 * Refunds an order out of goodwill, with the correction and the mail that follow. Its money goes back to where it came from.
 *
 * @param amount minor units; null: all that is left.
 * @throws {DomainError} as `startRefund`.
 */
export async function refundOrder(
  deps: BillingDeps,
  { orderId, amount }: { orderId: string; amount: number | null },
  signature: Signature,
): Promise<RefundState> {
  const state = await startRefund(deps, { orderId, amount, reason: 'goodwill' });
  const details = { ...signature, orderId, amount: amount ?? 'all', state };
  await audit(deps.db, deps, 'operation.refunded', { userId: OPERATOR, details });
  return state;
}
