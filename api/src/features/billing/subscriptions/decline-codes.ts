import type { Provider } from '@kreda/site/providers';
import type { SubscriptionNews } from '../../../platform/outbox/enqueue.ts';

/**
 * What follows from a decline of a charge without the buyer. `retry`: on the days of `nextTry`; `method`: the same method will not pay, so
 * the buyer is asked for another one; `bank`: the buyer has to confirm the payment with the bank or PayPal.
 */
export type DeclineAnswer = 'retry' | 'method' | 'bank';

/** Stripe's decline codes that are not retried (docs.stripe.com/declines/codes; never retried by Stripe: docs.stripe.com/billing/revenue-recovery/smart-retries). */
const STRIPE = {
  authentication_required: 'bank',
  authentication_not_handled: 'bank',
  mobile_device_authentication_required: 'bank',
  offline_pin_required: 'bank',
  online_or_offline_pin_required: 'bank',
  // Hard declines: the card networks forbid further tries.
  incorrect_number: 'method',
  lost_card: 'method',
  pickup_card: 'method',
  stolen_card: 'method',
  revocation_of_authorization: 'method',
  revocation_of_all_authorizations: 'method',
  highest_risk_level: 'method',
  transaction_not_allowed: 'method',
  // Stripe's advice is another card, or the bank has to be called first.
  card_not_supported: 'method',
  currency_not_supported: 'method',
  do_not_try_again: 'method',
  expired_card: 'method',
  fraudulent: 'method',
  invalid_account: 'method',
  invalid_expiry_month: 'method',
  invalid_expiry_year: 'method',
  invalid_number: 'method',
  merchant_blacklist: 'method',
  new_account_information_available: 'method',
  not_permitted: 'method',
  restricted_card: 'method',
  security_violation: 'method',
  service_not_allowed: 'method',
  stop_payment_order: 'method',
} as const;

/** Issues of PayPal's Orders API (developer.paypal.com/api/handle-payment-failures and /api/rest/reference/orders/v2/errors). */
const PAYPAL = {
  PAYER_ACTION_REQUIRED: 'bank',
  ORDER_NOT_APPROVED: 'bank',
  CARD_EXPIRED: 'method',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'method',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'method',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'method',
  PAYER_ACCOUNT_RESTRICTED: 'method',
  PAYER_CANNOT_PAY: 'method',
  TOKEN_ID_NOT_FOUND: 'method',
} as const;

/** Codes of our own (`resolve-charge.ts`), and those of a saved method that is gone. */
const OWN = { no_method: 'method', payment_method_unactivated: 'method', resource_missing: 'method' } as const;

const OF_PROVIDERS: Readonly<Record<Provider, Readonly<Record<string, DeclineAnswer>>>> = {
  stripe: STRIPE,
  paypal: PAYPAL,
};

const ANSWERS: ReadonlyMap<string, DeclineAnswer> = new Map(
  [...Object.values(OF_PROVIDERS), OWN].flatMap((codes) => Object.entries(codes)),
);

/** What follows from a decline. A code that is not listed, such as `insufficient_funds`, is retried. */
export function answerTo(code: string | null): DeclineAnswer {
  return ANSWERS.get(code ?? '') ?? 'retry';
}

/** What the owner is told of a decline. */
export const NEWS_OF_DECLINE = {
  retry: 'payment-failed',
  bank: 'payment-needs-bank',
  method: 'payment-needs-method',
} as const satisfies Record<DeclineAnswer, SubscriptionNews>;
