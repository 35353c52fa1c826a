import type { FastifyBaseLogger } from 'fastify';
import { countAuditEvents, deleteAuditEvents, insertAuditEvent } from './audit-repo.ts';
import type { Queryable } from './database.ts';
import { networkOf } from './rate-limits.ts';

/** What is audited: logins, changes of an account, movements of money, and actions of operators. */
export type AuditKind =
  | 'account.registered'
  | 'account.logged-in'
  | 'account.login-failed'
  | 'account.logged-out'
  | 'account.email-verified'
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
  | 'payment.withdrawn'
  | 'payment.disputed'
  | 'payment.dispute-lost'
  | 'payment.dispute-won'
  | 'subscription.started'
  | 'subscription.payment-failed'
  | 'subscription.method-changed'
  | 'subscription.cancelled'
  | 'subscription.resumed'
  | 'subscription.ended'
  | 'operation.backed-up'
  | 'operation.backup-failed'
  | 'operation.job-retried'
  | 'operation.job-dropped'
  | 'operation.refunded'
  | 'operation.receipt-sent-again'
  | 'operation.access-extended'
  | 'operation.account-blocked'
  | 'operation.account-unblocked'
  | 'operation.voucher-issued'
  | 'operation.price-changed'
  | 'operation.ksef-retried';

/**
 * The user of operators' events: the nil UUID (RFC 9562, 5.9), which no account has. So the index of user and time finds these events.
 */
export const OPERATOR = '00000000-0000-0000-0000-000000000000';

/** The source of an event: a request, or background work. */
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

/** The events of one kind that are stored per hour of one user, or of one network without a user. The log has all of them. */
const MAX_PER_HOUR = 30;
const HOUR_MS = 3_600_000;

/**
 * Writes an event into the log and into the database, where possible in the transaction that it reports. After `MAX_PER_HOUR` events of
 * its kind, a user's or a network's further events go to the log alone, so that the table cannot be flooded.
 */
export async function audit(
  db: Queryable,
  { clock, log, requestId, address }: AuditSource,
  kind: AuditKind,
  { userId, details = {} }: AuditedEvent,
): Promise<void> {
  log.info({ audit: kind, userId, ...details }, 'audit');
  const at = clock();
  const network = address === undefined ? null : networkOf(address);
  if (isLimited(kind) && (await isFlood(db, { kind, userId, network, at }))) return;
  await insertAuditEvent(db, { at, kind, userId, requestId: requestId ?? null, network, details });
}

/** Events that users can cause without limit. Movements of money are always stored: providers and prices limit them. */
function isLimited(kind: AuditKind): boolean {
  return kind.startsWith('account.') || kind === 'subscription.cancelled' || kind === 'subscription.resumed';
}

interface AuditPlace {
  kind: AuditKind;
  userId: string | null;
  network: string | null;
  at: Date;
}

async function isFlood(db: Queryable, { kind, userId, network, at }: AuditPlace): Promise<boolean> {
  const whose = userId === null ? { userId, network } : { userId };
  const since = new Date(at.getTime() - HOUR_MS);
  return (await countAuditEvents(db, { kind, whose, since, most: MAX_PER_HOUR })) >= MAX_PER_HOUR;
}

const KEEP_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

/** Removes events older than a year; returns how many. */
export function forgetOldEvents({ db, clock }: { db: Queryable; clock: () => Date }): Promise<number> {
  return deleteAuditEvents(db, new Date(clock().getTime() - KEEP_DAYS * DAY_MS));
}
