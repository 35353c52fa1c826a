import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import { isConflict, isUniqueViolation } from './database-errors.ts';
import { DomainError } from './errors.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * How often something may be tried, counted in the database for all API processes together.
 *
 * - `attempts`: at an address, whatever asks for a password, an account or a mail.
 * - `guesses`: from an address at an account, passwords that were not right; a right one starts anew.
 * - `accountGuesses`: the same from everywhere. Higher, so that nobody easily keeps an owner out.
 * - `confirmations`: of somebody logged in, wrong passwords; strangers' guesses do not count.
 * - `reminders`: from an address to an e-mail address, links to set a new password; `mailboxReminders`: from everywhere.
 * - `google`: at an address, ways to Google and back; `vouchers`: discount codes tried.
 * - `visitors`: at an address, browsers that start without an account; a school or an office shares one.
 * - `downloads`, `exports`: of a user; far more than anybody needs, and not enough to fill a disk with.
 * - `addressDownloads`: at an address, by however many accounts.
 * - `readBacks`: of an owner, PDFs that are made to be read back; `addressReadBacks`: at an address, by however many visitors.
 */
function boundsOf({ loginAttemptsPerMinute, newVisitorsPerHour }: LimitConfig) {
  return {
    attempts: { points: loginAttemptsPerMinute, durationS: MINUTE_S },
    guesses: { points: 10, durationS: 15 * MINUTE_S },
    accountGuesses: { points: 100, durationS: 15 * MINUTE_S },
    confirmations: { points: 10, durationS: 15 * MINUTE_S },
    reminders: { points: 3, durationS: HOUR_S },
    mailboxReminders: { points: 12, durationS: HOUR_S },
    vouchers: { points: 100, durationS: 15 * MINUTE_S },
    google: { points: 60, durationS: MINUTE_S },
    visitors: { points: newVisitorsPerHour, durationS: HOUR_S },
    downloads: { points: 200, durationS: 10 * MINUTE_S },
    addressDownloads: { points: 2_000, durationS: 10 * MINUTE_S },
    readBacks: { points: 60, durationS: 10 * MINUTE_S },
    addressReadBacks: { points: 600, durationS: 10 * MINUTE_S },
    exports: { points: 10, durationS: DAY_S },
  };
}

export type LimitName = keyof ReturnType<typeof boundsOf>;
type LimitConfig = Pick<Config, 'loginAttemptsPerMinute' | 'newVisitorsPerHour'>;

export interface RateLimits {
  /**
   * Counts one try by somebody: an address, an account's id, an e-mail.
   *
   * @throws {TooManyTries} when there were too many in the present window; the try counts all the same.
   */
  consume(name: LimitName, who: string): Promise<void>;
  /** Forgets what somebody has tried. */
  forget(name: LimitName, who: string): Promise<void>;
}

/** A refusal that says when to come back. */
export class TooManyTries extends DomainError {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number, message?: string) {
    super('rate-limited', message);
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export function createRateLimits(db: Database, config: LimitConfig): RateLimits {
  const limiters = new Map(
    Object.entries(boundsOf(config)).map(([name, { points, durationS }]) => [
      name,
      new RateLimiterPrisma({
        storeClient: db,
        tableName: 'rateLimit',
        keyPrefix: name,
        points,
        duration: durationS,
        // Housekeeping does it, once for all limiters.
        clearExpiredByTimeout: false,
      }),
    ]),
  );
  return {
    async consume(name, who) {
      const limiter = limiters.get(name)!;
      try {
        await again(() => limiter.consume(keyOf(who)));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? new TooManyTries(refusal.msBeforeNext, REFUSALS[name]) : refusal;
      }
    },
    async forget(name, who) {
      await limiters.get(name)!.delete(keyOf(who));
    },
  };
}

/** Two first tries at one moment: the slower one meets the row of the other, and counts on it when it asks again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !(isUniqueViolation(error) || isConflict(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * attempt * (1 + Math.random())));
    }
  }
}

const MAX_ATTEMPTS = 8;

/** What is said where the general words do not fit. */
const REFUSALS: Partial<Record<LimitName, string>> = {
  downloads: 'Too many downloads. Try again in a few minutes',
  addressDownloads: 'Too many downloads. Try again in a few minutes',
};

function keyOf(who: string): string {
  return createHash('sha256').update(who).digest('hex');
}

/**
 * What counts as one address: of IPv6 the network of 64 bits, since a single line has all of its addresses. Whatever is no
 * address, such as that of a connection that has just broken, counts as one together.
 */
export function addressKey(address: string | undefined): string {
  const parsed = readAddress(address);
  if (!parsed) return UNKNOWN;
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${hexGroups(parsed as ipaddr.IPv6, 4)}::/64`;
}

/** An address without the part that points at one person: the network of 24 bits, or of 48 with IPv6. */
export function networkOf(address: string | undefined): string {
  const parsed = readAddress(address);
  if (!parsed) return UNKNOWN;
  if (parsed.kind() === 'ipv4') return `${(parsed as ipaddr.IPv4).octets.slice(0, 3).join('.')}.0/24`;
  return `${hexGroups(parsed as ipaddr.IPv6, 3)}::/48`;
}

const UNKNOWN = 'unknown';

/** Some proxies write the port beside the address. Never throws: it stands in the log of every request. */
function readAddress(address: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = address?.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[(.*)\](?::\d+)?$/, '$1') ?? '';
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function hexGroups({ parts }: ipaddr.IPv6, count: number): string {
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':');
}
