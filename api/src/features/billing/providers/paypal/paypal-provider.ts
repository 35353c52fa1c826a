import type { PaymentProvider } from '../payment-provider.ts';
import { createPaypalSignature } from './paypal-signature.ts';
import { readPaypalWebhook } from './paypal-webhook.ts';

/** PayPal: the buyer approves on PayPal's page, so that our pages load nothing from PayPal. */
export const paypalProvider: PaymentProvider<'paypal'> = {
  paidBy: 'paypal',
  async connect(settings, clock) {
    if (settings === null) return null;
    const [{ createPaypal }, { createPaypalRail }, { readPaypalFailure }] = await Promise.all([
      import('./paypal-client.ts'),
      import('./paypal-rail.ts'),
      import('./paypal-error.ts'),
    ]);
    return {
      rail: createPaypalRail(createPaypal(settings)),
      verifyWebhook: createPaypalSignature({ ...settings, clock }),
      readFailure: readPaypalFailure,
    };
  },
  readWebhook: (body) => readPaypalWebhook(body).about,
  pageSources: () => ({
    scripts: [],
    connections: [],
    frames: [],
    formTargets: [],
    paymentFrames: [],
    passkeyFrames: [],
  }),
};
