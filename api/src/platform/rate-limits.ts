import { createHash } from 'node:crypto';
import type { PlainReasonCode } from '@kreda/site/reasons';
import ipaddr from 'ipaddr.js';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { CountingLimiter } from './counting-limiter.ts';
import type { Database } from './database.ts';
import { isConflict, isUniqueViolation } from './database-errors.ts';
import { DomainError } from './errors.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * How often something may be tried, counted in the database for all API processes together. What is counted at an address is counted by
 * `consumeAddress`, which has further bounds for networks and for people who are logged in.
 *
 * - `attempts`: at an address, log-ins, links to set a new password, and passwords set by one; `registrations`: tries to register.
 *   Apart, so that a neighbour who logs in too often shuts no other door.
 * - `newAccounts`: at an address, accounts that are registered.
 * - `userAttempts`: of somebody logged in, or of an account in a browser that has logged in to it before, whatever asks for a password or
 *   sends a mail; `addressUserAttempts`: the same at an address, by however many accounts.
 * - `guesses`: from an address at an account, passwords that were not right; a right one starts anew.
 * - `accountGuesses`: the same from everywhere. It can keep an owner out, but not from a browser that has logged in before:
 * - `deviceGuesses`: of such a browser, wrong passwords at its account, which count for neither of the two above.
 * - `confirmations`: of somebody logged in, wrong passwords; strangers' guesses do not count.
 * - `reminders`: from an address to an e-mail address, links to set a new password. From everywhere: `mail/mailbox-bounds.ts`.
 * - `verifications`: to an e-mail address, links to verify it that were asked for again.
 * - `checkouts`, `orders`: of a user, payments opened, and new orders that this takes.
 * - `resumptions`: of a user, cancellations taken back. Cancelling itself is never refused.
 * - `google`: at an address, ways to Google and back; `vouchers`: discount codes tried.
 * - `visitors`: at an address, browsers that start without an account; a school or an office shares one.
 * - `newResumes`: of an owner, CVs that are started, copied or imported; `addressNewResumes`: at an address, by however many visitors.
 * - `imports`: of an owner, files that are read, refused ones too; `addressImports`: at an address.
 * - `downloads`, `exports`: of a user; far more than anybody needs, and not enough to fill a disk with.
 * - `addressDownloads`: at an address, by however many accounts.
 * - `uploads`: of an owner, photos; `addressUploads`: at an address, by however many visitors.
 * - `visitorPhotoBytes`: at an address, bytes of photos that are stored for visitors: a hundred photos at their largest.
 * - `largeSaves`: of an owner, saves of CVs that are larger than thirty pages; `addressLargeSaves`: at an address.
 * - `textExports`: of an owner, CVs taken away as text files; `addressTextExports`: at an address, by however many visitors.
 * - `readBacks`: of an owner, PDFs that are made to be read back; `addressReadBacks`: at an address, by however many visitors.
 * - `jobQueries`: of a user, or at an address, lists and counts of job offers that are not cached (`jobs/cached-offers.ts`).
 */
function boundsOf({ loginAttemptsPerMinute, newVisitorsPerHour, newResumesPerHour }: LimitConfig) {
  return {
    attempts: { points: loginAttemptsPerMinute, durationS: MINUTE_S },
    registrations: { points: loginAttemptsPerMinute, durationS: MINUTE_S },
    newAccounts: { points: 6 * loginAttemptsPerMinute, durationS: HOUR_S },
    userAttempts: { points: loginAttemptsPerMinute, durationS: MINUTE_S },
    addressUserAttempts: { points: 30 * loginAttemptsPerMinute, durationS: MINUTE_S },
    guesses: { points: 10, durationS: 15 * MINUTE_S },
    accountGuesses: { points: 100, durationS: 15 * MINUTE_S },
    deviceGuesses: { points: 10, durationS: 15 * MINUTE_S },
    confirmations: { points: 10, durationS: 15 * MINUTE_S },
    reminders: { points: 3, durationS: HOUR_S },
    resumptions: { points: 20, durationS: HOUR_S },
    verifications: { points: 3, durationS: DAY_S },
    checkouts: { points: 60, durationS: 10 * MINUTE_S },
    orders: { points: 8, durationS: 10 * MINUTE_S },
    vouchers: { points: 100, durationS: 15 * MINUTE_S },
    google: { points: 60, durationS: MINUTE_S },
    visitors: { points: newVisitorsPerHour, durationS: HOUR_S },
    newResumes: { points: newResumesPerHour, durationS: HOUR_S },
    addressNewResumes: { points: 10 * newResumesPerHour, durationS: HOUR_S },
    imports: { points: newResumesPerHour, durationS: HOUR_S },
    addressImports: { points: 5 * newResumesPerHour, durationS: HOUR_S },
    downloads: { points: 200, durationS: 10 * MINUTE_S },
    addressDownloads: { points: 2_000, durationS: 10 * MINUTE_S },
    uploads: { points: 60, durationS: 10 * MINUTE_S },
    addressUploads: { points: 200, durationS: 10 * MINUTE_S },
    visitorPhotoBytes: { points: 50_000_000, durationS: HOUR_S },
    largeSaves: { points: 300, durationS: 10 * MINUTE_S },
    addressLargeSaves: { points: 3_000, durationS: 10 * MINUTE_S },
    textExports: { points: 120, durationS: 10 * MINUTE_S },
    addressTextExports: { points: 1_200, durationS: 10 * MINUTE_S },
    readBacks: { points: 60, durationS: 10 * MINUTE_S },
    addressReadBacks: { points: 60, durationS: 10 * MINUTE_S },
    jobQueries: { points: 300, durationS: 10 * MINUTE_S },
    exports: { points: 10, durationS: DAY_S },
  };
}

export type LimitName = keyof ReturnType<typeof boundsOf>;
type LimitConfig = Pick<Config, 'loginAttemptsPerMinute' | 'newVisitorsPerHour' | 'newResumesPerHour'>;

export interface RateLimits {
  /**
   * Counts one try by somebody: an address, an account's id, an e-mail.
   *
   * @param points how much the try counts; of a limit of bytes, its bytes.
   * @throws {TooManyTries} when there were too many in the present window; the try counts all the same.
   */
  consume(name: LimitName, who: string, points?: number): Promise<void>;
  /**
   * Counts one try at an address. An IPv6 network of 48 bits, which one customer may have whole, gets ten times the tries of one
   * address, however many of its addresses they come from. Of some limits, whoever is logged in is counted apart from strangers.
   *
   * @throws {TooManyTries} as `consume`.
   */
  consumeAddress(name: LimitName, caller: AddressCaller, points?: number): Promise<void>;
  /** Forgets what somebody has tried. */
  forget(name: LimitName, who: string): Promise<void>;
}

/** Where a call comes from, and whether by somebody logged in. */
interface AddressCaller {
  address: string | undefined;
  isLoggedIn: boolean;
}

/** How many times the tries of one address a whole network gets, or all who are logged in behind one address. */
const WIDE = 10;

/**
 * Limits by address that stand beside one by owner. Strangers cost nothing, so any one of them can use up their address's tries; whoever
 * is logged in has a count of their own behind that address, which takes many accounts to use up.
 */
const MEMBERS_APART: ReadonlySet<LimitName> = new Set([
  'addressNewResumes',
  'addressImports',
  'addressUploads',
  'addressReadBacks',
]);

/** A refusal that says when to come back. */
export class TooManyTries extends DomainError {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number, reason: PlainReasonCode = 'rate-limited') {
    super(reason);
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export function createRateLimits(db: Database, config: LimitConfig): RateLimits {
  const bounds = Object.entries(boundsOf(config)) as [LimitName, { points: number; durationS: number }][];
  const limiters = new Map(bounds.map(([name, bound]) => [name, new CountingLimiter(db, { name, ...bound })]));
  const wideLimiters = new Map(
    bounds.map(([name, { points, durationS }]) => [
      name,
      new CountingLimiter(db, { name: `${name}-wide`, points: WIDE * points, durationS }),
    ]),
  );
  async function count(limiter: CountingLimiter, name: LimitName, who: string, points: number) {
    try {
      await again(() => limiter.consume(keyOf(who), points));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? new TooManyTries(refusal.msBeforeNext, REFUSALS[name]) : refusal;
    }
  }
  const limits: RateLimits = {
    consume: (name, who, points = 1) => count(limiters.get(name)!, name, who, points),
    async consumeAddress(name, { address, isLoggedIn }, points = 1) {
      const wide = wideLimiters.get(name)!;
      const network = wideNetworkOf(address);
      if (isLoggedIn && MEMBERS_APART.has(name)) {
        await count(wide, name, `logged in ${network ?? addressKey(address)}`, points);
        return;
      }
      // First the address's own: what that refuses does not count against its network.
      await limits.consume(name, addressKey(address), points);
      if (network !== null) await count(wide, name, network, points);
    },
    async forget(name, who) {
      await limiters.get(name)!.delete(keyOf(who));
    },
  };
  return limits;
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

/** Why, where the general reason says too little. */
const REFUSALS: Partial<Record<LimitName, PlainReasonCode>> = {
  newResumes: 'too-many-new-resumes',
  addressNewResumes: 'too-many-new-resumes',
  imports: 'too-many-new-resumes',
  addressImports: 'too-many-new-resumes',
  downloads: 'too-many-downloads',
  addressDownloads: 'too-many-downloads',
  checkouts: 'too-many-payments',
  orders: 'too-many-payments',
  verifications: 'too-many-verification-links',
  uploads: 'too-many-photos',
  addressUploads: 'too-many-photos',
  newAccounts: 'too-many-accounts',
  visitorPhotoBytes: 'too-many-photos-without-account',
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

/** Of an IPv6 address the network of 48 bits: providers give one customer a network of 56 bits, or as much as this. Null for any other. */
function wideNetworkOf(address: string | undefined): string | null {
  const parsed = readAddress(address);
  return parsed?.kind() === 'ipv6' ? `${hexGroups(parsed as ipaddr.IPv6, 3)}::/48` : null;
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
