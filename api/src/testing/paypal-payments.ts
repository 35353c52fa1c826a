import { createPaypal } from '../features/billing/providers/paypal/paypal-client.ts';
import { createPaypalRail } from '../features/billing/providers/paypal/paypal-rail.ts';
import type { OpenedPayment, PaymentRail, PaymentToOpen, ProviderPayment } from '../features/billing/providers/rail.ts';
import { startTestPaypal, type TestPaypal } from './paypal.ts';

/** The current time of PayPal's sandbox. */
export const PAYPAL_NOW = new Date('2026-03-01T12:00:00Z');

/** PayPal's rail, connected to its sandbox, and functions to pay by it. */
export interface PaypalPayments {
  paypal: TestPaypal;
  rail: PaymentRail;
  /** A new payment attempt of PLN 49.99; `more` overrides its fields. */
  payment(more?: Partial<PaymentToOpen>): PaymentToOpen;
  openPage(more?: Partial<PaymentToOpen>): Promise<Extract<OpenedPayment, { kind: 'page' }>>;
  /** A payment that one of the sandbox's accounts approved and that was captured. */
  paid(more?: Partial<PaymentToOpen>, account?: string): Promise<ProviderPayment>;
  /** The ids of the sandbox's objects of a kind. */
  made(kind: 'orders' | 'captures' | 'paymentTokens'): Promise<string[]>;
}

export async function startPaypalPayments(dataFile?: string): Promise<PaypalPayments> {
  const paypal = await startTestPaypal({ webhookId: 'WEBHOOK', clock: () => PAYPAL_NOW, dataFile });
  const rail = createPaypalRail(createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase }));
  const payments: PaypalPayments = {
    paypal,
    rail,
    payment: (more = {}) => ({
      key: `order:o1:attempt:${crypto.randomUUID()}:create`,
      orderId: 'o1',
      amount: 4_999,
      currency: 'PLN',
      method: 'paypal',
      description: 'Dostęp na 14 dni',
      savedFor: null,
      returnUrl: 'https://kreda.example/thank-you?order=o1',
      cancelUrl: 'https://kreda.example/checkout',
      ...more,
    }),
    async openPage(more) {
      const opened = await rail.open(payments.payment(more));
      if (opened.kind !== 'page') throw new Error('PayPal has no form of ours');
      return opened;
    },
    async paid(more, account) {
      const { providerRef, approveUrl } = await payments.openPage(more);
      await paypal.approve(approveUrl, account);
      return rail.capture(providerRef);
    },
    async made(kind) {
      const state = (await paypal.control('state')) as Record<typeof kind, object>;
      return Object.keys(state[kind]);
    },
  };
  return payments;
}
