/** The kinds of differences that a report finds. */
type DifferenceKind =
  | 'payment-not-booked'
  | 'payment-not-there'
  | 'payment-differs'
  | 'second-payment'
  | 'refund-unknown'
  | 'refund-not-booked'
  | 'refund-not-there'
  | 'refund-failed'
  | 'refund-differs'
  | 'dispute-unknown'
  | 'dispute-differs'
  | 'withdrawal-not-refunded'
  | 'documents-differ'
  | 'number-missing'
  | 'not-compared';

/** A difference between a provider and our ledger, or within our own records. */
export interface Difference {
  kind: DifferenceKind;
  provider: string | null;
  /** The provider's id of the payment, refund or dispute, or a document's number. */
  ref: string;
  orderId: string | null;
  /** Minor units; negative for a refund and a dispute. */
  amount: number | null;
  currency: string | null;
  /** What was found, in English. */
  text: string;
}
