import type { PaymentProvider } from '../payment-provider.ts';
import { createStripeSignature, readStripeWebhook } from './stripe-webhook.ts';

const SCRIPTS = 'https://js.stripe.com';
const FRAMES = [SCRIPTS, 'https://hooks.stripe.com'];
const API = 'https://api.stripe.com';

/** Cards, by Stripe: in Stripe's fields on our page, or in the sandbox's form where there is no live key. */
export const stripeProvider: PaymentProvider<'stripe'> = {
  paidBy: 'card',
  paymentRequestOrigins: [SCRIPTS],
  async connect({ webhookSecret, ...settings }, clock) {
    const [{ createStripe }, { createStripeRail }, { readStripeFailure }] = await Promise.all([
      import('./stripe-client.ts'),
      import('./stripe-rail.ts'),
      import('./stripe-error.ts'),
    ]);
    const stripe = createStripe(settings);
    return {
      rail: createStripeRail(stripe),
      verifyWebhook: createStripeSignature({ stripe, webhookSecret, clock }),
      readFailure: readStripeFailure,
    };
  },
  readWebhook: readStripeWebhook,
  pageSources({ client }) {
    if (client.mode === 'live') return { scripts: [SCRIPTS], connections: [API], frames: FRAMES, formTargets: [] };
    const { confirmUrl } = client;
    return { scripts: [], connections: [confirmUrl], frames: ["'self'", confirmUrl], formTargets: [confirmUrl] };
  },
};
