import { t } from '../messages.ts';
import type { CardField } from './card-fields.ts';

/** A refusal in Stripe's format. */
export interface CardError {
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
export function fieldOf(error: CardError): CardField {
  return FIELD_OF[error.code ?? ''] ?? 'number';
}

/** The text of a refusal in the interface's language, or the provider's own message if we have none. */
export function cardErrorText(error: CardError): string {
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
