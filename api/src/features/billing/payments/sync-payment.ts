import type { Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { isPayable } from '../orders/order-state.ts';
import { railOf } from '../providers/rails.ts';
import { applyPayment, type SyncedOrder } from './apply-payment.ts';
import { cancelOpenAttempts } from './cancel-payments.ts';
import { matchAttemptByKey } from './match-attempt-by-key.ts';
import { type Attempt, findAttempt, getAttemptAndOrderState } from './repo.ts';

/**
 * Compares one payment with the provider and does what follows, once; takes the money of an approved one. The page a
 * buyer returns to, the webhook's worker, the reconciler and the scheduler all call it, in any order and at the same time.
 *
 * The provider is asked before the attempt is locked, so that no transaction waits for the network; a status that has grown old
 * meanwhile does no harm, since an order only goes forward.
 *
 * @returns null when it is no payment of ours.
 * @throws Error when the provider does not answer, or says that another amount was paid than was ordered.
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
 * Whether an approved payment is to be taken: its order still waits for one, and it was not given up. Every other payment of that
 * order is ended first, so that two providers never both take the money.
 */
async function mayCapture(deps: BillingDeps, { id, orderId }: Attempt): Promise<boolean> {
  await cancelOpenAttempts(deps, { orderId, except: id });
  const standing = await getAttemptAndOrderState(deps.db, id);
  return standing.attempt === 'open' && isPayable(standing.order);
}
