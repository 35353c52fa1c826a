import type { BillingDeps } from '../features/billing/billing-deps.ts';
import { railOf } from '../features/billing/providers/rails.ts';

/** The same dependencies, but every answer to a charge at the provider is lost, although the charge happens. */
export function losingChargeAnswers<Deps extends BillingDeps>(deps: Deps, provider: 'stripe' | 'paypal'): Deps {
  const rail = railOf(deps.rails, provider);
  const charge: typeof rail.charge = async (...asked) => {
    await rail.charge(...asked);
    throw new Error('The answer was lost');
  };
  return { ...deps, rails: new Map(deps.rails).set(provider, { ...rail, charge }) };
}
