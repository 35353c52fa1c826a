import type { Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { railOf } from '../providers/rails.ts';
import { applyPayment, type SyncedOrder } from './apply-payment.ts';
import { cancelAttempt, cancelUnopenedByBuyer, findAttempt, listOpenWithRef } from './repo.ts';

/**
 * Cancels a payment at its provider, so that nobody pays it any more, and applies what became of it: it may just have been paid.
 *
 * @throws Error when the provider does not answer.
 */
export async function cancelPayment(
  deps: BillingDeps,
  { provider, providerRef }: { provider: Provider; providerRef: string },
): Promise<SyncedOrder | null> {
  const attempt = await findAttempt(deps.db, { provider, providerRef });
  if (!attempt) return null;
  const rail = railOf(deps.rails, provider);
  // Money on its way cannot be stopped: it is waited for.
  const before = await rail.retrieve(providerRef);
  if (before.status === 'processing') return applyPayment(deps, attempt, before);
  await rail.cancel(providerRef);
  // Before it is asked about: an approval that comes later finds it given up, and takes no money.
  await cancelAttempt(deps.db, attempt.id, deps.clock());
  return applyPayment(deps, attempt, await rail.retrieve(providerRef));
}

/**
 * Cancels what is open of an order's payments, one that is just being opened too. Whoever needs to know whether one was paid
 * meanwhile asks the order.
 */
export async function cancelOpenAttempts(
  deps: BillingDeps,
  { orderId, except }: { orderId: string; except?: string },
): Promise<void> {
  await cancelUnopenedByBuyer(deps.db, { orderId, except }, deps.clock());
  for (const payment of await listOpenWithRef(deps.db, { orderId, except })) await cancelPayment(deps, payment);
}
