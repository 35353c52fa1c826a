import type { ConfirmForm } from './confirm-form.ts';
import { invalidRequest } from './stripe-error.ts';
import type { CardBehaviour } from './test-cards.ts';

function refused(code: string, declineCode: string | null, message: string): CardBehaviour & { kind: 'declined' } {
  return { kind: 'declined', code, declineCode, message };
}

/** How long BLIK waits for its buyer, ms (docs.stripe.com/payments/blik). */
export const BLIK_WAITS_MS = 60_000;

const FAILED = 'payment_intent_payment_attempt_failed';

/** What Stripe says of a buyer who refuses in the bank's app, or cancels on Przelewy24's page (docs.stripe.com/declines/codes). */
export const REFUSED_AT_BANK = {
  blik: refused(FAILED, 'customer_declined', 'The customer declined the payment in their banking app.'),
  p24: refused('payment_method_customer_decline', null, 'The customer cancelled the payment.'),
} as const;

/** Nobody confirmed a BLIK payment in time. */
export const NO_ANSWER = refused(FAILED, 'code_expired', 'The BLIK code has expired.');

/** The codes that BLIK refuses at once. Any other six digits wait for the bank's app. */
const CODES: Readonly<Record<string, CardBehaviour & { kind: 'declined' }>> = {
  '000000': refused(FAILED, 'code_invalid', 'The BLIK code is invalid.'),
  '000001': NO_ANSWER,
  '000002': refused(FAILED, 'insufficient_funds', 'The account has insufficient funds.'),
};

/** Why BLIK refuses the form's code; null: it waits for the bank's app. @throws StripeSandboxError for what is no code. */
export function blikRefusalOf({ payment_method_options }: ConfirmForm): (CardBehaviour & { kind: 'declined' }) | null {
  const code = payment_method_options?.blik?.code ?? '';
  if (!/^\d{6}$/.test(code))
    throw invalidRequest(
      'A BLIK code has six digits',
      'payment_method_options[blik][code]',
      'parameter_invalid_string',
    );
  return CODES[code] ?? null;
}
