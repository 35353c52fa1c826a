import type { Config } from '../../config.ts';
import type { VerifyNotice } from './notice.ts';
import { createPaypal } from './paypal-client.ts';
import { createPaypalRail } from './paypal-rail.ts';
import { createPaypalSignature } from './paypal-signature.ts';
import type { PaymentRail, Provider } from './rail.ts';
import type { Rails } from './rails.ts';
import { createStripe } from './stripe-client.ts';
import { createStripeSignature } from './stripe-notice.ts';
import { createStripeRail } from './stripe-rail.ts';

/** How notices are verified, by the provider that sends them. */
export type Verifiers = ReadonlyMap<Provider, VerifyNotice>;

/** The providers that the configuration names: cards always, PayPal where it has credentials. */
export function connectProviders(
  { stripe: cards, paypal }: Pick<Config, 'stripe' | 'paypal'>,
  clock: () => Date,
): { rails: Rails; verifiers: Verifiers } {
  const stripe = createStripe(cards);
  const rails = new Map<Provider, PaymentRail>([['stripe', createStripeRail(stripe)]]);
  const verifiers = new Map<Provider, VerifyNotice>([
    ['stripe', createStripeSignature({ stripe, webhookSecret: cards.webhookSecret, clock })],
  ]);
  if (paypal) {
    rails.set('paypal', createPaypalRail(createPaypal(paypal)));
    verifiers.set('paypal', createPaypalSignature({ ...paypal, clock }));
  }
  return { rails, verifiers };
}
