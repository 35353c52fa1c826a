import type { Config } from '../../../config.ts';
import type { OnCall } from '../../../platform/clients/provider-call.ts';
import type { VerifyNotice } from './notice.ts';
import { createPaypal } from './paypal/paypal-client.ts';
import { paypalFailureOf } from './paypal/paypal-error.ts';
import { createPaypalRail } from './paypal/paypal-rail.ts';
import { createPaypalSignature } from './paypal/paypal-signature.ts';
import type { PaymentRail, Provider } from './rail.ts';
import type { Rails } from './rails.ts';
import { createStripe } from './stripe/stripe-client.ts';
import { createStripeSignature } from './stripe/stripe-notice.ts';
import { createStripeRail, stripeFailureOf } from './stripe/stripe-rail.ts';
import { watchedRail } from './watched-rail.ts';

/** How notices are verified, by the provider that sends them. */
export type Verifiers = ReadonlyMap<Provider, VerifyNotice>;

/**
 * The providers that the configuration names: cards always, PayPal where it has credentials.
 *
 * @param onCall told of every call of theirs; a command that runs once counts none.
 */
export function connectProviders(
  { stripe: cards, paypal }: Pick<Config, 'stripe' | 'paypal'>,
  clock: () => Date,
  onCall: OnCall = () => {},
): { rails: Rails; verifiers: Verifiers } {
  const stripe = createStripe(cards);
  const rails = new Map<Provider, PaymentRail>([
    ['stripe', watchedRail(createStripeRail(stripe), { failureOf: stripeFailureOf, onCall })],
  ]);
  const verifiers = new Map<Provider, VerifyNotice>([
    ['stripe', createStripeSignature({ stripe, webhookSecret: cards.webhookSecret, clock })],
  ]);
  if (paypal) {
    const rail = createPaypalRail(createPaypal(paypal));
    rails.set('paypal', watchedRail(rail, { failureOf: paypalFailureOf, onCall }));
    verifiers.set('paypal', createPaypalSignature({ ...paypal, clock }));
  }
  return { rails, verifiers };
}
