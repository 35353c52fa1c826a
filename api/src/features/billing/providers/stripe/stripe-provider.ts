import type { PaymentProvider } from '../payment-provider.ts';
import { createStripeSignature, readStripeWebhook } from './stripe-webhook.ts';

/** Stripe.js loads parts of itself from subdomains (docs.stripe.com/security/guide, Content Security Policy). */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
/** The frames of Stripe's fields, and of the bank's page in a card payment (3-D Secure). */
const FRAMES = [...SCRIPTS, 'https://hooks.stripe.com'];
const API = 'https://api.stripe.com';

/** Cards, wallets, BLIK and Przelewy24, by Stripe: in Stripe's fields on our page, or in the sandbox's forms where there is no live key. */
export const stripeProvider: PaymentProvider<'stripe'> = {
  paidBy: 'card',
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
    if (client.mode === 'live') {
      return {
        scripts: SCRIPTS,
        connections: [API],
        frames: FRAMES,
        formTargets: [],
        paymentFrames: SCRIPTS,
        passkeyFrames: FRAMES,
      };
    }
    const { confirmUrl } = client;
    return {
      scripts: [],
      connections: [confirmUrl],
      frames: ["'self'", confirmUrl],
      formTargets: [confirmUrl],
      paymentFrames: [],
      passkeyFrames: [],
    };
  },
};
