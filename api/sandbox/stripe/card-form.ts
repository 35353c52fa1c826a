import type { Card } from './test-cards.ts';

/** What the browser sends to confirm a payment or a verification, as Stripe's script does. */
export interface ConfirmForm {
  client_secret?: string;
  return_url?: string;
  payment_method_data?: { card?: Partial<Card> };
}

/** The card of the form; what is missing is empty, and refused as that. */
export function cardOf({ payment_method_data }: ConfirmForm): Card {
  return { number: '', exp_month: '', exp_year: '', cvc: '', ...payment_method_data?.card };
}
