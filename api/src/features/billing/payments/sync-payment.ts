import type { Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { isPayable } from '../orders/order-state.ts';
import { railOf } from '../providers/rails.ts';
import { applyPayment, type SyncedOrder } from './apply-payment.ts';
import { cancelOpenAttempts } from './cancel-payments.ts';
import { matchAttemptByKey } from './match-attempt-by-key.ts';
import { type Attempt, findAttempt, getAttemptAndOrderState } from './repo.ts';

/**
 * Updates one payment from its provider, and captures it if it is approved. The return page, the webhook worker, the reconciler and
 * renewals all call it, in any order and at the same time: what follows from a payment happens once.
 *
 * The provider is asked before the attempt is locked, so that no transaction waits for the network. The answer may be stale when it is
 * applied. That does no harm, since an order only moves forward.
 *
 * @returns null when the payment was not made by us.
 * @throws Error when the provider does not answer, or when the amount paid is not the amount ordered.
 */
export async function syncPayment(
  deps: BillingDeps,
  provider: Provider,
  providerRef: string,
): Promise<SyncedOrder | null> {
  const rail = railOf(deps.rails, provider);
  const attempt =
    (await findAttempt(deps.db, { provider, providerRef })) ?? (await matchAttemptByKey(deps, rail, providerRef));
  if (!attempt) return null;
  const payment = await rail.retrieve(providerRef);
  if (payment.status !== 'approved' || !(await mayCapture(deps, attempt))) return applyPayment(deps, attempt, payment);
  return applyPayment(deps, attempt, await rail.capture(providerRef));
}

/**
 * Whether to capture an approved payment: it is still open, and its order is still payable. All other payments of the order are cancelled
 * first, so that two providers never both take the money.
 */
async function mayCapture(deps: BillingDeps, { id, orderId }: Attempt): Promise<boolean> {
  await cancelOpenAttempts(deps, { orderId, except: id });
  const states = await getAttemptAndOrderState(deps.db, id);
  return states.attempt === 'open' && isPayable(states.order);
}
