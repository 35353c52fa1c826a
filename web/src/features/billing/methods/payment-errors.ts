import { t } from '../messages.ts';

export type CardField = 'number' | 'expiry' | 'cvc';

/** A refusal in Stripe's format. */
export interface PaymentError {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  message?: string | undefined;
}

const FIELD_OF: Readonly<Record<string, CardField>> = {
  incomplete_number: 'number',
  incorrect_number: 'number',
  invalid_number: 'number',
  incomplete_expiry: 'expiry',
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_expiry_month_past: 'expiry',
  invalid_expiry_year_past: 'expiry',
  incomplete_cvc: 'cvc',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
};

/** The field that a refusal belongs to; the card number if it is about the whole card. */
export function fieldOf(error: PaymentError): CardField {
  return FIELD_OF[error.code ?? ''] ?? 'number';
}

/** The text of a refusal in the interface's language, or the provider's own message if we have none. */
export function paymentErrorText(error: PaymentError): string {
  if (error.type === 'api_connection_error') return t('cardError.offline');
  switch (error.decline_code ?? error.code) {
    case 'incomplete_number':
      return t('cardError.incompleteNumber');
    case 'incorrect_number':
    case 'invalid_number':
      return t('cardError.incorrectNumber');
    case 'incomplete_expiry':
    case 'invalid_expiry_month':
    case 'invalid_expiry_year':
      return t('cardError.incompleteExpiry');
    case 'expired_card':
    case 'invalid_expiry_month_past':
    case 'invalid_expiry_year_past':
      return t('cardError.expired');
    case 'incomplete_cvc':
      return t('cardError.incompleteCvc');
    case 'incorrect_cvc':
    case 'invalid_cvc':
      return t('cardError.incorrectCvc');
    case 'incomplete_code':
      return t('cardError.blikIncomplete');
    case 'code_invalid':
      return t('cardError.blikInvalid');
    case 'code_expired':
    case 'payment_method_provider_timeout':
    case 'payment_intent_payment_attempt_expired':
      return t('cardError.timedOut');
    case 'customer_declined':
    case 'payment_method_customer_decline':
    case 'partner_generic_decline':
      return t('cardError.refusedAtBank');
    case 'payment_limit_exceeded':
      return t('cardError.limit');
    case 'recurring_not_supported_by_bank':
      return t('cardError.notRecurring');
    case 'insufficient_funds':
      return t('cardError.insufficientFunds');
    case 'generic_decline':
    case 'card_declined':
      return t('cardError.declined');
    case 'processing_error':
      return t('cardError.processing');
    case 'payment_intent_authentication_failure':
    case 'setup_intent_authentication_failure':
      return t('cardError.authentication');
    default:
      return error.message ?? t('cardError.unknown');
  }
}
