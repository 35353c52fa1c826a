import type { PaymentProvider } from '../payment-provider.ts';
import { createPaypal } from './paypal-client.ts';
import { paypalFailureOf } from './paypal-error.ts';
import { createPaypalRail } from './paypal-rail.ts';
import { createPaypalSignature } from './paypal-signature.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';

/** PayPal: the buyer approves on PayPal's page, so that our pages load nothing from PayPal. */
export const paypalProvider: PaymentProvider<'paypal'> = {
  paidBy: 'paypal',
  paymentRequestOrigins: [],
  connect(settings, clock) {
    if (settings === null) return null;
    return {
      rail: createPaypalRail(createPaypal(settings)),
      verifyWebhook: createPaypalSignature({ ...settings, clock }),
      failureOf: paypalFailureOf,
    };
  },
  readWebhook: (body) => readPaypalWebhook(body).about,
  pageSources: () => ({ scripts: [], connections: [], frames: [], formTargets: [] }),
};
