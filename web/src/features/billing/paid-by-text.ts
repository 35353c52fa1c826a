import type { PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { t as translate } from './messages.ts';

/** The name of what a payment was made with. All but cards have the same name in every language. */
const NAMES: Readonly<Record<Exclude<PaidBy, 'card'>, string>> = {
  'apple-pay': 'Apple Pay',
  'google-pay': 'Google Pay',
  blik: 'BLIK',
  p24: 'Przelewy24',
  paypal: 'PayPal',
};

export function paidByText(paidBy: PaidBy, t: typeof translate): string {
  return paidBy === 'card' ? t('payment.card') : NAMES[paidBy];
}
