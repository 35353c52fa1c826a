import type { PaymentMethod } from '@kreda/site/payment-methods';

/** Names of methods of payment that are the same in every language. */
export const METHOD_NAMES: Readonly<Record<Exclude<PaymentMethod, 'card'>, string>> = {
  blik: 'BLIK',
  p24: 'Przelewy24',
  paypal: 'PayPal',
};
