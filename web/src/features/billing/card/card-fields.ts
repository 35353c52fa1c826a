/** What both ways of taking a card, Stripe's and the sandbox's, look like to the payment form. */

export interface CardConfirmation {
  /** Of a payment, or of a verification of the card. */
  clientSecret: string;
  fullName: string;
  email: string;
  /** Where a bank's own page sends the payer back to; absolute. */
  returnUrl: string;
}

/** Whether the secret belongs to a verification, by which a card is kept and nothing is charged; otherwise to a payment. */
export function isVerification(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}

export type CardField = 'number' | 'expiry' | 'cvc';

export type CardOutcome =
  /** The provider took the confirmation; whether it is paid, the API finds out. */
  | { kind: 'confirmed' }
  /** The bank wants to see the payer first; the browser is on its way there. */
  | { kind: 'redirecting' }
  /** Refused; the fields show why, and the same order can be tried again. */
  | { kind: 'refused' };

export interface CardFieldsHandle {
  /** Shows what is missing or wrong; false when something is. Moves the focus there when asked. */
  validate: (options: { focus: boolean }) => boolean;
  /** Sends the card from the browser to the provider, never to our API. Rejects when the provider cannot be reached. */
  confirm: (confirmation: CardConfirmation) => Promise<CardOutcome>;
}
