import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { isConflict, isUniqueViolation } from '../database-errors.ts';
import { Postponed } from '../outbox/postponed.ts';
import { findPlaces, hasPlace, insertPlace } from './repo.ts';

/**
 * The daily limits (UTC) of one mailbox, counted in the database for all processes together. The stored column is called `bound`.
 *
 * - `general`: all mails without a limit of their own.
 * - `receipt`: receipts, corrections, withdrawals, and news of paid subscriptions. Real payments limit them already; further ones wait for
 *   the next day.
 * - `trial`: contracts of trials, withdrawals from them, and news of them, which cost nothing. They cannot postpone a receipt; further ones
 *   wait too.
 * - `reset`: links to set a new password for accounts whose e-mail address is not verified, which anybody may have registered.
 * - `owner-reset`: the same for accounts of the mailbox's owner, which `spacing` limits too.
 */
const PER_DAY = { general: 8, receipt: 20, trial: 6, reset: 20, 'owner-reset': 100 } as const;

type MailLimit = keyof typeof PER_DAY;

/** How a mail is counted. */
export interface MailCategory {
  limit: MailLimit;
  /** A kind of mail, or a kind and a subscription. */
  topic: string;
  /** The daily limit of this topic, beyond which its mails are dropped; missing: `limit` alone. */
  perTopic?: number;
  /**
   * After `free` mails of its topic in a day, the next one is sent when the last is `everyMs` old. Links that are valid for longer than
   * `everyMs` then leave the mailbox always with a valid one, however many others request.
   */
  spacing?: { free: number; everyMs: number };
}

export interface MailboxDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  config: Pick<Config, 'mailboxKey'>;
}

/**
 * Claims one of the mailbox's places of today for a mail; a retried mail keeps its place. False: the mail must not be sent, and the log
 * says so.
 *
 * @throws {Postponed} beyond the limits `receipt` and `trial`: the mail is sent later, and dropped only as a repetition in its topic.
 */
export async function claimMailboxPlace(
  { db, clock, log, config }: MailboxDeps,
  { id, to, limit, topic, perTopic, spacing }: MailCategory & { id: string; to: string },
): Promise<boolean> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const mailbox = mailboxHash(config.mailboxKey, to);
  for (let round = 1; ; round++) {
    if (await hasPlace(db, id)) return true;
    const taken = await findPlaces(db, { mailbox, day, bound: limit });
    const ofTopic = taken.filter((place) => place.topic === topic);
    const isTooSoon =
      spacing !== undefined && ofTopic.length >= spacing.free && isWithin(ofTopic, now, spacing.everyMs);
    const isRepeated = ofTopic.length >= (perTopic ?? Number.POSITIVE_INFINITY);
    if (taken.length >= PER_DAY[limit] || isRepeated || isTooSoon) {
      if (!isRepeated && (limit === 'receipt' || limit === 'trial')) throw new Postponed(nextDay(now));
      log.warn({ messageId: id, limit, topic }, 'a mail was not sent: its mailbox has had enough of them today');
      return false;
    }
    try {
      const place = Math.max(0, ...taken.map((other) => other.place)) + 1;
      await insertPlace(db, { id, mailbox, day, bound: limit, topic, place }, now);
      return true;
    } catch (error) {
      // Another process claimed that place: count again.
      if (round >= MAX_ROUNDS || (!isUniqueViolation(error) && !isConflict(error))) throw error;
    }
  }
}

function isWithin(places: { createdAt: Date }[], now: Date, ms: number): boolean {
  return places.some(({ createdAt }) => now.getTime() - createdAt.getTime() < ms);
}

/** Each lost round means that another process claimed a place, so there are hardly more rounds than places. */
const MAX_ROUNDS = 40;

/** Domains that ignore dots in the name: Google delivers `a.b@` and `ab@` to one mailbox. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

function mailboxHash(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(mailboxOf(address)).digest('hex');
}

/**
 * The mailbox of an address: in lower case, without a `+tag`, and at Gmail without dots. Where a server delivers tagged addresses to
 * several mailboxes, they share one limit.
 */
export function mailboxOf(address: string): string {
  const whole = address.trim().normalize('NFC').toLowerCase();
  const at = whole.lastIndexOf('@');
  const [domain, untagged] = [whole.slice(at + 1), whole.slice(0, at).replace(/(?<=.)\+.*$/s, '')];
  if (!DOTLESS_DOMAINS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
