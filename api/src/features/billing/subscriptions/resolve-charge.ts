import { DEFAULT_METHOD_OF } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import type { BillingDeps } from '../billing-deps.ts';
import { descriptionOf, orderSnapshotSchema } from '../orders/order-snapshot.ts';
import { isSettled } from '../orders/order-state.ts';
import { getBuyerAndCatalogue } from '../orders/repo.ts';
import { applyPayment } from '../payments/apply-payment.ts';
import { attemptKey } from '../payments/attempt-key.ts';
import { type AttemptRow, setAttemptRef } from '../payments/repo.ts';
import { type PaymentRail, type PaymentToOpen, type ProviderPayment, RailRefusal } from '../providers/rail.ts';
import { railOf } from '../providers/rails.ts';

/** The outcome of a charge. `waiting`: it is still in flight, and is checked again later. */
export type ChargeOutcome = 'paid' | 'declined' | 'waiting';

/**
 * Resolves the off-session charge of an attempt. If the provider has answered before, its status is retrieved. Otherwise the charge is
 * made, or repeated with its idempotency key while the provider remembers that key. Always at the provider and with the method of the
 * attempt, even if the buyer has changed the method since.
 *
 * @param options.mayCharge false: only searches for the charge at the provider, since nothing may be charged any more.
 * @throws Error when the provider does not answer.
 */
export async function resolveCharge(
  deps: BillingDeps,
  attempt: AttemptRow,
  { mayCharge }: { mayCharge: boolean },
): Promise<ChargeOutcome> {
  const { db, clock } = deps;
  const rail = railOf(deps.rails, attempt.provider);
  const order = await getBuyerAndCatalogue(db, attempt.orderId);
  const payment: PaymentToOpen = {
    key: attemptKey(attempt.orderId, attempt.attemptNo),
    orderId: attempt.orderId,
    amount: attempt.amount,
    currency: attempt.currency,
    method: DEFAULT_METHOD_OF[attempt.provider as Provider],
    description: descriptionOf(orderSnapshotSchema.parse(order.catalogue)),
    savedFor: null,
    returnUrl: deps.config.publicUrl,
    cancelUrl: deps.config.publicUrl,
  };
  const isSameCharge = clock().getTime() - attempt.createdAt.getTime() < rail.chargeRetryWindowMs;
  const charged = await chargeOrFind(rail, attempt, { payment, mayCharge: mayCharge && isSameCharge });
  if (attempt.providerRef === null) {
    await setAttemptRef(db, attempt.id, charged.providerRef, clock());
  }
  const { id, orderId, isOffSession, failureCode } = attempt;
  const provider = attempt.provider as Provider;
  const known = { id, orderId, userId: order.userId, provider, isOffSession, failureCode };
  const { state } = await applyPayment(deps, known, charged);
  if (isSettled(state)) return 'paid';
  return charged.status === 'cancelled' ? 'declined' : 'waiting';
}

async function chargeOrFind(
  rail: PaymentRail,
  { providerRef, customerRef, methodRef }: AttemptRow,
  { payment, mayCharge }: { payment: PaymentToOpen; mayCharge: boolean },
): Promise<ProviderPayment> {
  if (providerRef !== null) return rail.retrieve(providerRef);
  if (!methodRef) return refused(payment, { code: 'no_method', message: 'No payment method is saved' });
  const method = { kind: null, customerRef, methodRef, label: '' };
  try {
    const charged = mayCharge ? await rail.charge(payment, method) : await rail.findCharge(payment, method);
    return charged ?? refused(payment, { code: 'not_charged', message: 'The provider does not know the charge' });
  } catch (error) {
    // A refusal for good counts as a decline: the buyer gets a mail and can pay with another method.
    if (error instanceof RailRefusal) return refused(payment, error);
    throw error;
  }
}

function refused({ key }: PaymentToOpen, { code, message }: { code: string; message: string }): ProviderPayment {
  const nothing = { received: null, paidAt: null, paidBy: null, country: null, saved: null, fingerprint: null };
  return { ...nothing, providerRef: `refused:${key}`, status: 'cancelled', declined: { code, message }, key };
}
