import type { Queryable } from '../database.ts';
import { insertMessage } from './repo.ts';

/** The kinds of messages and their payloads. Payloads hold ids and not contents: operators read the outbox. */
export interface OutboxPayloads {
  'mail.welcome': { userId: string };
  /** The link that verifies the account's e-mail address was requested again. */
  'mail.verify-address': { userId: string };
  /** Whether the e-mail address has an account is looked up later, so that the request takes equally long for all. */
  'mail.password-reset': { email: string; language: string };
  'mail.password-changed': { userId: string };
  'mail.google-linked': { userId: string; isPasswordGone: boolean };
  /** With the recipient, since the account is gone. */
  'mail.account-deleted': { email: string; firstName: string; language: string };
  /** A payment in a foreign currency succeeded, and its invoice waits for the exchange rate. Times as ISO texts. */
  'invoice.issue': {
    orderId: string;
    paidAt: string;
    /** What it was paid with, as on the invoice. */
    paidBy: string;
    /** The time of access that was sold; null: none. */
    access: { from: string; until: string } | null;
  };
  /** A payment succeeded. The mail has its invoice. */
  'mail.receipt': { orderId: string; documentId: string };
  /** A refund succeeded. The mail has its correction. */
  'mail.refund': { orderId: string; documentId: string };
  /** A consumer withdrew from a contract: the acknowledgement. */
  'mail.withdrawal': { withdrawalId: string };
  /** Tell the operator that the refund of a withdrawal does not succeed. */
  'mail.withdrawal-owed': { withdrawalId: string };
  /** A trial began: the confirmation of the contract. A payment's receipt has it too. */
  'mail.contract': { orderId: string };
  /** Refund a payment for a deleted account or an ended subscription. */
  'payment.refund': { orderId: string; reason: 'account-deleted' | 'subscription-ended' };
  /** Cancel a payment at its provider. */
  'payment.cancel': { provider: string; providerRef: string };
  /** Delete a saved card or PayPal account at its provider. */
  'payment.forget': { provider: string; customerRef: string | null; methodRef: string | null };
  /** Send a stored refund to its provider. */
  'payment.send-refund': { refundId: string };
  /** Tell the owner of a subscription about a change. */
  'mail.subscription': { subscriptionId: string; news: SubscriptionNews };
  /** Tell the operator about a buyer's dispute of a payment. */
  'mail.dispute': { disputeId: string; news: DisputeNews };
  /** Tell the operator that the national e-invoicing system (KSeF) rejected a document. */
  'mail.ksef-rejected': { documentId: string };
  /** Remove files whose rows were deleted. */
  'files.remove': { keys: string[] };
}

/** The changes of a subscription that its owner is told about. */
export type SubscriptionNews =
  | 'trial-started'
  | 'trial-ending'
  | 'renewal-soon'
  | 'payment-failed'
  | 'payment-needs-bank'
  | 'payment-needs-method'
  | 'cancelled'
  | 'ended';

/** The states of a dispute, each of which the operator is told about. */
export type DisputeNews = 'open' | 'lost' | 'won';

export type OutboxKind = keyof OutboxPayloads;

/** Every kind, as the metrics name them. Kinds with `payment.` move money or end a right to charge. */
export const OUTBOX_KINDS = Object.keys({
  'mail.welcome': 0,
  'mail.verify-address': 0,
  'mail.password-reset': 0,
  'mail.password-changed': 0,
  'mail.google-linked': 0,
  'mail.account-deleted': 0,
  'invoice.issue': 0,
  'mail.receipt': 0,
  'mail.refund': 0,
  'mail.subscription': 0,
  'mail.withdrawal': 0,
  'mail.withdrawal-owed': 0,
  'mail.contract': 0,
  'mail.dispute': 0,
  'mail.ksef-rejected': 0,
  'payment.refund': 0,
  'payment.cancel': 0,
  'payment.forget': 0,
  'payment.send-refund': 0,
  'files.remove': 0,
} satisfies Record<OutboxKind, 0>) as OutboxKind[];

/**
 * Adds a message to the outbox, in the transaction that makes it necessary: it is processed only if that commits, and not before `dueAt`.
 */
export async function enqueue<K extends OutboxKind>(
  db: Queryable,
  kind: K,
  { payload, now, dueAt = now }: { payload: OutboxPayloads[K]; now: Date; dueAt?: Date },
): Promise<void> {
  await insertMessage(db, kind, { payload, dueAt, now });
}
