import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { isConflict, isUniqueViolation } from '../database-errors.ts';
import { Postponed } from '../outbox/postponed.ts';
import { findPlaces, hasPlace, insertPlace } from './repo.ts';

/**
 * How many mails one mailbox gets in a day (UTC), counted in the database for all processes together.
 *
 * - `general`: everything but what is below.
 * - `receipt`: receipts and corrections. Real payments bound them already; more than these wait for the next day.
 * - `reset`: links to set a new password for accounts whose address is not verified, which strangers may have made.
 * - `owner-reset`: the same for the accounts of the mailbox's owner; these have a bound of their own by `spacing`.
 */
const PER_DAY = { general: 8, receipt: 20, reset: 20, 'owner-reset': 100 } as const;

type MailBound = keyof typeof PER_DAY;

/** What a mail counts as. */
export interface MailSort {
  bound: MailBound;
  /** What it is about: a kind of mail, or a kind and a subscription. */
  topic: string;
  /** How many mails of its topic the mailbox gets in a day; missing: as many as the bound allows. */
  perTopic?: number;
  /**
   * After `free` mails of its topic in a day, the next one is sent when the last is `everyMs` old. Where each mail is good for longer
   * than that, nobody can use up the mails of the day and leave the mailbox without one that is good.
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
 * Takes one of a mailbox's places of today for a mail; one that is tried again keeps the place it has. False: the mail is not to be
 * sent, which the log says.
 *
 * @throws {Postponed} for a receipt beyond the bound: it is sent later, never dropped.
 */
export async function mayReach(
  { db, clock, log, config }: MailboxDeps,
  { id, to, bound, topic, perTopic, spacing }: MailSort & { id: string; to: string },
): Promise<boolean> {
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const mailbox = mailboxHash(config.mailboxKey, to);
  for (let round = 1; ; round++) {
    if (await hasPlace(db, id)) return true;
    const taken = await findPlaces(db, { mailbox, day, bound });
    const ofTopic = taken.filter((place) => place.topic === topic);
    const isTooSoon =
      spacing !== undefined && ofTopic.length >= spacing.free && isWithin(ofTopic, now, spacing.everyMs);
    if (taken.length >= PER_DAY[bound] || ofTopic.length >= (perTopic ?? Number.POSITIVE_INFINITY) || isTooSoon) {
      if (bound === 'receipt') throw new Postponed(nextDay(now));
      log.warn({ messageId: id, bound, topic }, 'a mail was not sent: its mailbox has had enough of them today');
      return false;
    }
    try {
      const place = Math.max(0, ...taken.map((other) => other.place)) + 1;
      await insertPlace(db, { id, mailbox, day, bound, topic, place }, now);
      return true;
    } catch (error) {
      // Another process took that place: count anew.
      if (round >= MAX_ROUNDS || (!isUniqueViolation(error) && !isConflict(error))) throw error;
    }
  }
}

function isWithin(places: { createdAt: Date }[], now: Date, ms: number): boolean {
  return places.some(({ createdAt }) => now.getTime() - createdAt.getTime() < ms);
}

/** Each round that another process wins fills a place, so there are hardly more rounds than places. */
const MAX_ROUNDS = 40;

/** Where dots in the name mean nothing: Google delivers `a.b@` and `ab@` to one mailbox. */
const DOTLESS_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * A mailbox as it is counted: whatever the case of its address, without a `+tag`, and at Gmail without dots. Where a server delivers
 * tagged addresses to several mailboxes these are counted as one, which only sends them fewer mails.
 */
function mailboxHash(key: Buffer, address: string): string {
  return createHmac('sha256', key).update(mailboxOf(address)).digest('hex');
}

function mailboxOf(address: string): string {
  const whole = address.trim().normalize('NFC').toLowerCase();
  const at = whole.lastIndexOf('@');
  const [domain, untagged] = [whole.slice(at + 1), whole.slice(0, at).replace(/(?<=.)\+.*$/s, '')];
  if (!DOTLESS_DOMAINS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
