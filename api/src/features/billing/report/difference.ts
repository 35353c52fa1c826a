/** What a report looks for, by the name that it is listed under. */
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
  | 'documents-differ'
  | 'number-missing'
  | 'not-compared';

/** Something that is not the same at a provider and in our books, or does not add up in them. */
export interface Difference {
  kind: DifferenceKind;
  provider: string | null;
  /** The provider's id of the payment or refund, or a document's number. */
  ref: string;
  orderId: string | null;
  /** Minor units; negative where money went back. */
  amount: number | null;
  currency: string | null;
  /** What was found, in a sentence. */
  text: string;
}
