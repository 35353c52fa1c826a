import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { ReactNode, RefObject } from 'react';

/** The interface of a method's fields to the payment form. Stripe's and the sandbox's fields implement it. */

/** The methods that are paid in our page, by Stripe or its sandbox. */
export type FormMethod = Exclude<PaymentMethod, 'paypal'>;

/** What is to be paid. */
export interface Purchase {
  /** Minor units; zero: the method is only verified. */
  amount: number;
  /** The amount of each later charge, minor units; null: nothing is charged later. */
  renewalAmount: number | null;
  /** ISO 4217. */
  currency: string;
}

export interface Confirmation {
  /** The client secret of a payment, or of a verification of the method. */
  clientSecret: string;
  fullName: string;
  email: string;
  /** The absolute URL that the bank's page returns the buyer to. */
  returnUrl: string;
}

/** Whether the secret belongs to a verification, which saves a method and charges nothing, or to a payment. */
export function isVerification(clientSecret: string): boolean {
  return clientSecret.startsWith('seti_');
}

export type MethodOutcome =
  /** The provider accepted the confirmation. The API finds out whether it is paid. */
  | { kind: 'confirmed' }
  /** The bank asks for authentication first; the browser is loading its page. */
  | { kind: 'redirecting' }
  /** Refused. The fields show why, and the buyer can retry the same order. */
  | { kind: 'refused' };

export interface MethodFieldsHandle {
  /** Shows errors beside the fields and returns false if there are any. `focus` moves the focus to the first. */
  validate: (options: { focus: boolean }) => boolean;
  /**
   * Sends what the buyer gave from the browser to the provider, never to our API, and waits for the bank. Rejects if the provider cannot
   * be reached.
   */
  confirm: (confirmation: Confirmation) => Promise<MethodOutcome>;
}

export interface FieldsProps {
  ref: RefObject<MethodFieldsHandle | null>;
  purchase: Purchase;
}

export type Wallet = 'apple_pay' | 'google_pay';

/** A payment that the buyer has confirmed in a wallet. */
export interface WalletPayment {
  wallet: Wallet;
  confirm: MethodFieldsHandle['confirm'];
  /** Tells the wallet that the payment failed before it could be confirmed. */
  fail: () => void;
}

export interface WalletsProps {
  purchase: Purchase;
  /** A payment is in flight: no other one begins. */
  isLocked: boolean;
  /** Shows what is missing in the rest of the form, and returns whether nothing is. Called before a wallet opens. */
  canPay: () => boolean;
  onPay: (payment: WalletPayment) => void;
}

/** What a provider shows in our page: the fields of each method, and the buttons of wallets, if the browser has any. */
export interface ProviderForms {
  fields: (method: FormMethod, props: FieldsProps) => ReactNode;
  wallets: (props: WalletsProps) => ReactNode;
}
