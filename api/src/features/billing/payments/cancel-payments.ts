import type { Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { railOf } from '../providers/rails.ts';
import { applyPayment, type SyncedOrder } from './apply-payment.ts';
import { cancelAttempt, cancelUnopenedByBuyer, findAttempt, listOpenWithRef } from './repo.ts';

/**
 * Cancels a payment at its provider, so that nobody pays it any more. Then applies its status, since it may just have been paid.
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
  // A payment that is processing cannot be cancelled.
  const before = await rail.retrieve(providerRef);
  if (before.status === 'processing') return applyPayment(deps, attempt, before);
  await rail.cancel(providerRef);
  // Before the provider is asked for the status: a later approval finds the attempt cancelled, and is not captured.
  await cancelAttempt(deps.db, attempt.id, deps.clock());
  return applyPayment(deps, attempt, await rail.retrieve(providerRef));
}

/**
 * Cancels an order's open attempts, also one that is being opened at this moment. One of them may have been paid meanwhile: the order's
 * state tells.
 */
export async function cancelOpenAttempts(
  deps: BillingDeps,
  { orderId, except }: { orderId: string; except?: string },
): Promise<void> {
  await cancelUnopenedByBuyer(deps.db, { orderId, except }, deps.clock());
  for (const payment of await listOpenWithRef(deps.db, { orderId, except })) await cancelPayment(deps, payment);
}
