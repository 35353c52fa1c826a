import type { Provider } from './providers.ts';

/** The ways of paying that a buyer chooses from, in the order of the checkout. Apple Pay and Google Pay are cards. */
export const PAYMENT_METHODS = ['card', 'blik', 'p24', 'paypal'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The provider that each method is paid by. */
export const PROVIDER_OF: Readonly<Record<PaymentMethod, Provider>> = {
  card: 'stripe',
  blik: 'stripe',
  p24: 'stripe',
  paypal: 'paypal',
};

/** The method of a checkout that names its provider alone, as those of earlier releases do. */
export const DEFAULT_METHOD_OF: Readonly<Record<Provider, PaymentMethod>> = { stripe: 'card', paypal: 'paypal' };

/** The method of a checkout that names none. */
export const DEFAULT_METHOD: PaymentMethod = 'card';
