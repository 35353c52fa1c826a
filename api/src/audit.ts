import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from './database.ts';
import { networkOf } from './rate-limits.ts';

/** What is written down for good: who came in, what changed about an account, and where money moved. */
export type AuditKind =
  | 'account.registered'
  | 'account.logged-in'
  | 'account.login-failed'
  | 'account.logged-out'
  | 'account.renamed'
  | 'account.google-linked'
  | 'account.google-refused'
  | 'account.session-ended'
  | 'account.password-changed'
  | 'account.password-reset-sent'
  | 'account.password-reset'
  | 'account.exported'
  | 'account.deleted'
  | 'payment.order-opened'
  | 'payment.succeeded'
  | 'payment.failed'
  | 'payment.duplicate'
  | 'payment.refunded'
  | 'payment.refund-refused'
  | 'payment.refund-returned'
  | 'subscription.started'
  | 'subscription.payment-failed'
  | 'subscription.method-changed'
  | 'subscription.cancelled'
  | 'subscription.resumed'
  | 'subscription.ended';

/** Where an event comes from: a request, or work that nobody asked for just now. */
export interface AuditSource {
  clock: () => Date;
  log: FastifyBaseLogger;
  requestId?: string;
  address?: string;
}

export interface AuditedEvent {
  userId: string | null;
  /** Never an e-mail, a name, a token or an address. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes an event into the database, where possible in the transaction that makes it true, and into the log. */
export async function audit(
  db: Queryable,
  { clock, log, requestId, address }: AuditSource,
  kind: AuditKind,
  { userId, details = {} }: AuditedEvent,
): Promise<void> {
  log.info({ audit: kind, userId, ...details }, 'audit');
  await db.auditEvent.create({
    data: {
      id: crypto.randomUUID(),
      at: clock(),
      kind,
      userId,
      requestId: requestId ?? null,
      network: address === undefined ? null : networkOf(address),
      details,
    },
  });
}

const KEEP_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/** Removes events older than a year; returns how many. */
export async function forgetOldEvents({ db, clock }: { db: Queryable; clock: () => Date }): Promise<number> {
  const { count } = await db.auditEvent.deleteMany({
    where: { at: { lt: new Date(clock().getTime() - KEEP_DAYS * DAY_MS) } },
  });
  return count;
}
