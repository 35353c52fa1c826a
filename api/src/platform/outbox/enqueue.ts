import type { Queryable } from '../database.ts';
import { insertJob } from './repo.ts';

/** What is told or done outside, with what it needs to know. Ids rather than contents: an outbox is read by more eyes than a table. */
export interface OutboxPayloads {
  'mail.welcome': { userId: string };
  /** The link that verifies the account's address, asked for again. */
  'mail.verify-address': { userId: string };
  /** Whether the address has an account is found out when the mail is made, so that asking takes equally long. */
  'mail.password-reset': { email: string; language: string };
  'mail.password-changed': { userId: string };
  'mail.google-linked': { userId: string; isPasswordGone: boolean };
  /** There is no account left to ask. */
  'mail.account-deleted': { email: string; firstName: string; language: string };
  /** A payment was received; its invoice goes with it. */
  'mail.receipt': { orderId: string; documentId: string };
  /** Money went back; its correction goes with it. */
  'mail.refund': { orderId: string; documentId: string };
  /** A payment that arrived for an account, or for a subscription, that is gone. */
  'payment.refund': { orderId: string; reason: 'account-deleted' | 'subscription-ended' };
  /** A payment that nobody may pay any more. */
  'payment.cancel': { provider: string; providerRef: string };
  /** A card or PayPal account that nobody may charge any more. */
  'payment.forget': { provider: string; customerRef: string | null; methodRef: string | null };
  /** A refund that is written down and not yet sent. */
  'payment.send-refund': { refundId: string };
  /** Something about a subscription that its owner is to know. */
  'mail.subscription': { subscriptionId: string; news: SubscriptionNews };
  /** Files of rows that are gone. */
  'files.remove': { keys: string[] };
}

/** What there is to tell of a subscription. */
export type SubscriptionNews = 'trial-started' | 'payment-failed' | 'cancelled' | 'ended';

export type OutboxKind = keyof OutboxPayloads;

/** Every kind, as the metrics name them. Those that begin with `payment.` move money or end a right to move it. */
export const OUTBOX_KINDS = Object.keys({
  'mail.welcome': 0,
  'mail.verify-address': 0,
  'mail.password-reset': 0,
  'mail.password-changed': 0,
  'mail.google-linked': 0,
  'mail.account-deleted': 0,
  'mail.receipt': 0,
  'mail.refund': 0,
  'mail.subscription': 0,
  'payment.refund': 0,
  'payment.cancel': 0,
  'payment.forget': 0,
  'payment.send-refund': 0,
  'files.remove': 0,
} satisfies Record<OutboxKind, 0>) as OutboxKind[];

/**
 * Writes what is to be done into the outbox, in the transaction that makes it true: it is done if and only if that stands, and not
 * before `dueAt`, where it is given.
 */
export async function enqueue<K extends OutboxKind>(
  db: Queryable,
  kind: K,
  { payload, now, dueAt = now }: { payload: OutboxPayloads[K]; now: Date; dueAt?: Date },
): Promise<void> {
  await insertJob(db, kind, { payload, dueAt, now });
}
