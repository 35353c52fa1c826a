import type { PaidBy } from '@kreda/document/kinds/invoice/invoice';
import type { PaymentMethod } from '@kreda/site/payment-methods';
import type { Provider } from '@kreda/site/providers';
import { ProviderError } from '../../../platform/clients/provider-error.ts';

/** The methods that can be charged without the buyer (off-session). A payment by another one saves nothing. */
type SavedKind = Extract<PaymentMethod, 'card' | 'blik' | 'paypal'>;

/** A card, a BLIK mandate or a PayPal account that the buyer allowed us to charge again. */
export interface SavedMethod {
  /** Null: it was saved before the kind was stored. */
  kind: SavedKind | null;
  /** The provider's customer id of the buyer, where the provider needs one to charge. */
  customerRef: string | null;
  methodRef: string;
  /** How the buyer recognises it: `Visa •••• 4242`, or an e-mail address. */
  label: string;
}

/**
 * The status of a payment at its provider. `awaiting`: it waits for the buyer. `action`: it waits for the buyer's bank. `approved`: it can
 * be captured. `processing`: it can be neither cancelled nor paid again. `cancelled`: it can no longer be paid.
 */
export type PaymentStatus = 'awaiting' | 'action' | 'approved' | 'processing' | 'succeeded' | 'cancelled';

/** A payment as the provider answers it. A verification is a payment of zero that saves a method. */
export interface ProviderPayment {
  providerRef: string;
  status: PaymentStatus;
  /** The amount that arrived, in minor units; null until the payment has succeeded. */
  received: { amount: number; currency: string } | null;
  /** When the payment succeeded, by the provider's clock. */
  paidAt: Date | null;
  /** What it was paid with; null until the payment has succeeded, and for a verification. */
  paidBy: PaidBy | null;
  /** The country of the card or the account that paid, ISO 3166-1; null until then, or when the provider does not tell. */
  country: string | null;
  /** Why the last try was declined; null without a decline. */
  declined: { code: string; message: string } | null;
  /** The saved method; null unless saving was requested and the payment has succeeded. */
  saved: SavedMethod | null;
  /**
   * Identifies the card or PayPal account of a verification, the same for every buyer who uses it. Null: not verified yet, or the
   * provider has nothing of the kind, as for BLIK.
   */
  fingerprint: string | null;
  /** The idempotency key that it was opened or charged with; null where the provider does not return it. */
  key: string | null;
}

/** A payment to open. Opening one twice with the same key answers the same payment. */
export interface PaymentToOpen {
  /** The idempotency key. */
  key: string;
  orderId: string;
  /** Minor units; zero: the method is only verified. */
  amount: number;
  currency: string;
  /** The only method that the buyer can pay it with, until it is reopened for another one. */
  method: PaymentMethod;
  /** Shown to the buyer at the provider. */
  description: string;
  /** The customer whose method is to be saved; null: the method is not saved. */
  savedFor: { customerRef: string | null } | null;
  /** Absolute addresses that the provider's page sends the buyer back to: after paying, and after cancelling. */
  returnUrl: string;
  cancelUrl: string;
}

/** How the buyer pays: in our form, with a secret of the provider, or on the provider's page. */
export type OpenedPayment = { providerRef: string } & (
  | { kind: 'form'; clientSecret: string }
  | { kind: 'page'; approveUrl: string }
);

/** A refund as the provider answers it. */
export interface ProviderRefund {
  providerRef: string;
  /** The refunded payment. */
  paymentRef: string;
  state: 'pending' | 'succeeded' | 'failed';
  /** Minor units. */
  amount: number;
  currency: string;
  /** Our id of the refund; null when it was made in the provider's dashboard. */
  refundId: string | null;
}

/**
 * A dispute as the provider answers it. Open: the bank or PayPal examines it, or only asks. Lost: the buyer keeps the money. Won: we keep
 * it, or the buyer gave up.
 */
export interface ProviderDispute {
  providerRef: string;
  /** The disputed payment. */
  paymentRef: string;
  state: 'open' | 'lost' | 'won';
  /** The provider's code of the buyer's reason. */
  reason: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** The provider has taken the amount from our account and not given it back. */
  isWithdrawn: boolean;
  openedAt: Date;
}

/** A time range. `until` is not included. */
export interface Period {
  from: Date;
  until: Date;
}

/** A payment in a provider's list. */
export interface ListedPayment extends ProviderPayment {
  /** As given to `open` or `charge`; null for a payment that billing did not make. */
  orderId: string | null;
}

/** Everything that was created at a provider in a period, also in its dashboard, page by page. Throws when the provider does not answer. */
export interface RailLists {
  payments(period: Period): AsyncIterable<ListedPayment>;
  refunds(period: Period): AsyncIterable<ProviderRefund>;
}

/** The provider refuses the request for good: a retry cannot succeed. Any other error may be retried. */
export class RailRefusal extends ProviderError {
  override readonly name: string = 'RailRefusal';
  readonly code: string;

  constructor(code: string, message: string, options: { cause?: unknown; requestId?: string | null } = {}) {
    super(message, options);
    this.code = code;
  }
}

/** The idempotency key was used before, for a request with other parameters. The earlier request's payment exists at the provider. */
export class KeyReused extends RailRefusal {
  override readonly name = 'KeyReused';
}

/**
 * Our interface to a payment provider. It knows nothing of orders. Every method throws when the provider does not answer, and may then
 * be called again. `instrumentRail` turns every error but a `RailRefusal` into `ProviderDown`.
 */
export interface PaymentRail {
  readonly provider: Provider;
  /** Sends a request that changes nothing. @throws unless the provider answers and accepts our credentials. */
  check(): Promise<void>;
  /** Creates the provider's customer of a user whose method is to be saved; null where the provider needs none. */
  createCustomer(user: { id: string; email: string }): Promise<string | null>;
  /** @throws {RailRefusal} for a payment that the provider does not accept, `KeyReused` among them. */
  open(payment: PaymentToOpen): Promise<OpenedPayment>;
  /** How the buyer continues a payment that was opened before, by that method; null when it can no longer be paid. */
  reopen(providerRef: string, method: PaymentMethod): Promise<OpenedPayment | null>;
  /** @throws {RailRefusal} for a payment that the provider does not know. */
  retrieve(providerRef: string): Promise<ProviderPayment>;
  /** Takes the money of an approved payment. Any other payment is answered unchanged. */
  capture(providerRef: string): Promise<ProviderPayment>;
  /**
   * Charges a saved method without the buyer (off-session). A decline is an answer, not an error: `declined` with the status `cancelled`,
   * since nobody can continue that payment.
   *
   * @throws {RailRefusal} for a method that can no longer be charged. Any other rejected request is our fault, not the buyer's.
   */
  charge(payment: PaymentToOpen, method: SavedMethod): Promise<ProviderPayment>;
  /** How long after its first try a charge may be repeated with its key without charging twice, ms. */
  readonly chargeRetryWindowMs: number;
  /** The payment of a charge whose answer was lost; null when the provider does not know it, or cannot search. */
  findCharge(payment: PaymentToOpen, method: SavedMethod): Promise<ProviderPayment | null>;
  /** Deletes a customer and a saved method at the provider, or the method alone. No error when they are gone already. */
  forget(kept: { customerRef: string | null; methodRef: string | null }): Promise<void>;
  /** Cancels a payment, so that nobody pays it any more. One that has succeeded or ended meanwhile stays as it is: call `retrieve`. */
  cancel(providerRef: string): Promise<void>;
  /** Refunds a payment. The idempotency key is `refundId`. @throws {RailRefusal} when the provider refuses the refund for good. */
  refund(refund: { refundId: string; paymentRef: string; amount: number; currency: string }): Promise<ProviderRefund>;
  /** @throws {RailRefusal} for a refund that the provider does not know. */
  retrieveRefund(providerRef: string): Promise<ProviderRefund>;
  /** Null for a dispute of a payment that billing did not open. @throws {RailRefusal} for a dispute that the provider does not know. */
  retrieveDispute(providerRef: string): Promise<ProviderDispute | null>;
  /** The provider's ids of all disputes that were opened since a time, page by page. Throws when the provider does not answer. */
  disputesSince(from: Date): AsyncIterable<string>;
  /** Null where the provider has no lists. */
  readonly lists: RailLists | null;
}
