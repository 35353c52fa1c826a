import type { Provider } from '@kreda/site/providers';

/** A card or a PayPal account that its owner allowed to be charged again. */
export interface SavedMethod {
  /** The provider's id of its owner, where the provider needs one to charge. */
  customerRef: string | null;
  methodRef: string;
  /** What its owner knows it by: `Visa •••• 4242`, or an e-mail address. */
  label: string;
}

/**
 * How a payment stands at its provider: waits for its payer, waits for the payer's bank, was approved and can be captured, is on its
 * way and can neither be ended nor paid anew, has succeeded, or cannot be paid any more.
 */
export type PaymentStatus = 'awaiting' | 'action' | 'approved' | 'processing' | 'succeeded' | 'cancelled';

/** What a provider says of a payment now. A verification is a payment of nothing that leaves a saved method. */
export interface ProviderPayment {
  providerRef: string;
  status: PaymentStatus;
  /** What arrived, in minor units; null until it has succeeded. */
  received: { amount: number; currency: string } | null;
  /** When it succeeded, by the provider's clock. */
  paidAt: Date | null;
  /** Why the last try was refused, while it waits for another one. */
  declined: { code: string; message: string } | null;
  /** What may be charged again; null unless that was asked for and it has succeeded. */
  saved: SavedMethod | null;
  /** The key that it was opened or charged with; null where the provider does not tell. */
  key: string | null;
}

/** A payment to be opened. Opening one twice with the same key answers the same payment. */
export interface PaymentToOpen {
  /** The idempotency key. */
  key: string;
  orderId: string;
  /** Minor units; zero: the method is only verified. */
  amount: number;
  currency: string;
  /** What the payer reads at the provider. */
  description: string;
  /** Whose method it is to be kept for, to be charged again; null: it is not kept. */
  savedFor: { customerRef: string | null } | null;
  /** Where a page of the provider's sends the payer back to, and where after a change of mind. Absolute. */
  returnUrl: string;
  cancelUrl: string;
}

/** How the payer goes on: in our own form by a secret, or on the provider's page. */
export type OpenedPayment = { providerRef: string } & (
  | { kind: 'form'; clientSecret: string }
  | { kind: 'page'; approveUrl: string }
);

/** Money on its way back, as the provider sees it. */
export interface ProviderRefund {
  providerRef: string;
  /** The payment that it is of. */
  paymentRef: string;
  state: 'pending' | 'succeeded' | 'failed';
  /** Minor units. */
  amount: number;
  currency: string;
  /** Our id of it, where we asked for it; null when it was made in the provider's dashboard. */
  refundId: string | null;
}

/** A stretch of time, without its end. */
export interface Period {
  from: Date;
  until: Date;
}

/** A payment as it stands in a provider's list. */
export interface ListedPayment extends ProviderPayment {
  /** What `open` or `charge` was told; null for one that billing did not make. */
  orderId: string | null;
}

/** What a provider has made in a period, whoever asked for it, page by page. Throws where the provider does not answer. */
export interface RailLists {
  payments(period: Period): AsyncIterable<ListedPayment>;
  refunds(period: Period): AsyncIterable<ProviderRefund>;
}

/** The provider will never do what was asked, however often it is asked. Anything else that is thrown may be tried again. */
export class RailRefusal extends Error {
  override readonly name = 'RailRefusal';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * A payment provider as billing uses it: what it knows of the outside world and nothing of orders. Every method throws where the
 * provider does not answer, and may then be called again; `connectProviders` makes that `ProviderDown`.
 */
export interface PaymentRail {
  readonly provider: Provider;
  /** Asks the provider for something that changes nothing. @throws unless it answers, and accepts our credentials. */
  check(): Promise<void>;
  /** The provider's id of a user whose method is to be kept; null where it needs none. */
  createCustomer(user: { id: string; email: string }): Promise<string | null>;
  /** @throws {RailRefusal} for a payment that it does not take. */
  open(payment: PaymentToOpen): Promise<OpenedPayment>;
  /** The payer's way on of a payment opened before; null when it can no longer be paid. */
  reopen(providerRef: string): Promise<OpenedPayment | null>;
  /** @throws {RailRefusal} for a payment that the provider does not know. */
  retrieve(providerRef: string): Promise<ProviderPayment>;
  /** Takes the money of an approved payment; what is captured already is answered as it is. */
  capture(providerRef: string): Promise<ProviderPayment>;
  /**
   * Charges a saved method while its owner is away. A refusal of the method is an answer: `declined`, with a `status` of `cancelled`,
   * since nobody can go on with that payment.
   */
  charge(payment: PaymentToOpen, method: SavedMethod): Promise<ProviderPayment>;
  /** For how long after its first try a charge is never made twice by asking for it again with its key, ms. */
  readonly chargeRetryWindowMs: number;
  /** What came of a charge whose answer was lost; null when the provider does not know it, or cannot tell. */
  findCharge(payment: PaymentToOpen, method: SavedMethod): Promise<ProviderPayment | null>;
  /** Forgets a user and what they allowed to be charged; forgetting what is gone already is no error. */
  forget(kept: { customerRef: string | null; methodRef: string | null }): Promise<void>;
  /** Ends a payment so that nobody pays it any more. One that has succeeded or ended meanwhile stays as it is: `retrieve` tells. */
  cancel(providerRef: string): Promise<void>;
  /** @throws {RailRefusal} when it can never be given back. The key is `refundId`. */
  refund(refund: { refundId: string; paymentRef: string; amount: number; currency: string }): Promise<ProviderRefund>;
  /** @throws {RailRefusal} for a refund that the provider does not know. */
  retrieveRefund(providerRef: string): Promise<ProviderRefund>;
  /** Null where the provider cannot list what it has: only what is known can be asked about. */
  readonly lists: RailLists | null;
}
