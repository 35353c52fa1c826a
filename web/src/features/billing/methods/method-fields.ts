/** The interface of the card fields to the payment form. Stripe's and the sandbox's fields implement it. */

export interface CardConfirmation {
  /** The client secret of a payment, or of a verification of the card. */
  clientSecret: string;
  fullName: string;
  email: string;
  /** The absolute URL that the bank's page returns the buyer to. */
  returnUrl: string;
}

/** Whether the secret belongs to a verification, which saves a card and charges nothing, or to a payment. */
export function isVerification(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}

export type CardField = 'number' | 'expiry' | 'cvc';

export type CardOutcome =
  /** The provider accepted the confirmation. The API finds out whether it is paid. */
  | { kind: 'confirmed' }
  /** The bank asks for authentication first; the browser is loading its page. */
  | { kind: 'redirecting' }
  /** Refused. The fields show why, and the buyer can retry the same order. */
  | { kind: 'refused' };

export interface CardFieldsHandle {
  /** Shows errors beside the fields and returns false if there are any. `focus` moves the focus to the first. */
  validate: (options: { focus: boolean }) => boolean;
  /** Sends the card from the browser to the provider, never to our API. Rejects if the provider cannot be reached. */
  confirm: (confirmation: CardConfirmation) => Promise<CardOutcome>;
}
