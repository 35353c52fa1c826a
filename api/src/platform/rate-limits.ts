import { hash } from 'node:crypto';
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
 * The rate limits, counted in the database for all API processes together. "Per address" means an IP address: such limits are counted by
 * `consumeAddress`, which has further limits for networks and for logged-in users.
 *
 * - `attempts`: per address, logins, links to set a new password, and passwords set by such a link; `registrations`: attempts to
 *   register. They are separate, so that somebody else's logins at the same address do not block a registration.
 * - `newAccounts`: per address, registered accounts.
 * - `userAttempts`: per user, or per account in a browser that has logged in to it before, calls that ask for a password or send a mail;
 *   `addressUserAttempts`: the same per address, for all accounts together.
 * - `guesses`: per address and account, wrong passwords; a correct password resets the count.
 * - `accountGuesses`: per account, wrong passwords from all addresses. It can lock an owner out, but not in a browser that has logged in
 *   before: `deviceGuesses` counts the wrong passwords of such a browser, which count for neither of the two above.
 * - `confirmations`: per user, wrong passwords while logged in; guesses of others do not count.
 * - `reminders`: per IP address and e-mail address, links to set a new password. For all IP addresses: `mail/mailbox-limits.ts`.
 * - `verifications`: per e-mail address, links to verify it that were requested again.
 * - `checkouts`, `orders`: per user, opened payments, and the new orders that they need.
 * - `resumptions`: per user, resumed subscriptions. Cancelling is never refused.
 * - `google`: per address, sign-ins with Google; `vouchers`: discount codes that were tried.
 * - `vatChecks`: per address, VAT numbers that are checked with VIES; `userVatChecks`: per user.
 * - `withdrawals`: per address, withdrawals that were declared without logging in; `orderWithdrawals`: per order number, from all addresses.
 * - `visitors`: per address, new visitors; a school or an office shares one address.
 * - `newResumes`: per owner, resumes that are created, copied or imported; `addressNewResumes`: per address, for all visitors together.
 * - `newLetters`: per owner, letters that are created or copied; `addressNewLetters`: per address, for all visitors together.
 * - `imports`: per owner, imports that begin to arrive, also refused ones; `addressImports`: per address.
 * - `downloads`, `exports`: per user; far more than a user needs, and too few to fill a disk.
 * - `addressDownloads`: per address, for all accounts together.
 * - `uploads`: per owner, photos; `addressUploads`: per address, for all visitors together.
 * - `visitorPhotoBytes`: per address, bytes of photos that are stored for visitors: a hundred photos of the largest size.
 * - `largeSaves`: per owner, saves of resumes that are larger than thirty pages, and restored versions; `addressLargeSaves`: per address.
 * - `versionReads`: per owner, earlier versions that are read, each of which may be as large as a family of resumes; `addressVersionReads`: per
 *   address, for all visitors together.
 * - `textExports`: per owner, resumes exported as text files; `addressTextExports`: per address, for all visitors together.
 * - `readBacks`: per owner, PDFs that are made to be read back; `addressReadBacks`: per address, for all visitors together.
 * - `jobQueries`: per user or per address, lists and counts of job offers that are not cached (`jobs/cached-offers.ts`).
 */
function limitsOf({ loginAttemptsPerMinute, newVisitorsPerHour, newResumesPerHour }: LimitConfig) {
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
    vatChecks: { points: 30, durationS: 10 * MINUTE_S },
    userVatChecks: { points: 30, durationS: 10 * MINUTE_S },
    withdrawals: { points: 20, durationS: 10 * MINUTE_S },
    orderWithdrawals: { points: 20, durationS: HOUR_S },
    google: { points: 60, durationS: MINUTE_S },
    visitors: { points: newVisitorsPerHour, durationS: HOUR_S },
    newResumes: { points: newResumesPerHour, durationS: HOUR_S },
    addressNewResumes: { points: 10 * newResumesPerHour, durationS: HOUR_S },
    newLetters: { points: newResumesPerHour, durationS: HOUR_S },
    addressNewLetters: { points: 10 * newResumesPerHour, durationS: HOUR_S },
    imports: { points: newResumesPerHour, durationS: HOUR_S },
    addressImports: { points: 5 * newResumesPerHour, durationS: HOUR_S },
    downloads: { points: 200, durationS: 10 * MINUTE_S },
    addressDownloads: { points: 2_000, durationS: 10 * MINUTE_S },
    uploads: { points: 60, durationS: 10 * MINUTE_S },
    addressUploads: { points: 200, durationS: 10 * MINUTE_S },
    visitorPhotoBytes: { points: 50_000_000, durationS: HOUR_S },
    largeSaves: { points: 300, durationS: 10 * MINUTE_S },
    addressLargeSaves: { points: 3_000, durationS: 10 * MINUTE_S },
    versionReads: { points: 300, durationS: 10 * MINUTE_S },
    addressVersionReads: { points: 3_000, durationS: 10 * MINUTE_S },
    textExports: { points: 120, durationS: 10 * MINUTE_S },
    addressTextExports: { points: 1_200, durationS: 10 * MINUTE_S },
    readBacks: { points: 60, durationS: 10 * MINUTE_S },
    addressReadBacks: { points: 60, durationS: 10 * MINUTE_S },
    jobQueries: { points: 300, durationS: 10 * MINUTE_S },
    exports: { points: 10, durationS: DAY_S },
  };
}

export type LimitName = keyof ReturnType<typeof limitsOf>;
type LimitConfig = Pick<Config, 'loginAttemptsPerMinute' | 'newVisitorsPerHour' | 'newResumesPerHour'>;

export interface RateLimits {
  /**
   * Counts one attempt.
   *
   * @param who the key that is counted: an account's id, an e-mail address, or several of them in one text.
   * @param points how much the attempt counts; for a limit of bytes, its bytes.
   * @throws {TooManyTries} when the limit of the present window is exceeded. The attempt counts too.
   */
  consume(name: LimitName, who: string, points?: number): Promise<void>;
  /**
   * Counts one attempt at an IP address. An IPv6 network of 48 bits, which one customer may own, gets ten times the attempts of one
   * address for all of its addresses together. For some limits, logged-in users are counted apart from others.
   *
   * @throws {TooManyTries} as `consume`.
   */
  consumeAddress(name: LimitName, caller: AddressCaller, points?: number): Promise<void>;
  /** Resets the count. */
  forget(name: LimitName, who: string): Promise<void>;
}

/** The IP address of a call, and whether a user is logged in. */
interface AddressCaller {
  address: string | undefined;
  isLoggedIn: boolean;
}

/** The factor of a limit for a whole network, or for all logged-in users behind one address. */
const WIDE = 10;

/**
 * Limits per address that accompany one per owner. New visitors cost nothing, so one person can use up the limit of their address.
 * Logged-in users behind that address have a separate count, which takes many accounts to use up.
 */
const COUNTED_APART_WHEN_LOGGED_IN: ReadonlySet<LimitName> = new Set([
  'addressNewResumes',
  'addressNewLetters',
  'addressImports',
  'addressUploads',
  'addressReadBacks',
  'addressVersionReads',
]);

/** A refusal with the time until the next attempt is allowed. */
export class TooManyTries extends DomainError {
  readonly retryAfterS: number;

  constructor(retryAfterMs: number, reason: PlainReasonCode = 'rate-limited') {
    super(reason);
    this.retryAfterS = Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

export function createRateLimits(db: Database, config: LimitConfig): RateLimits {
  const limitList = Object.entries(limitsOf(config)) as [LimitName, { points: number; durationS: number }][];
  const limiters = new Map(limitList.map(([name, limit]) => [name, new CountingLimiter(db, { name, ...limit })]));
  const wideLimiters = new Map(
    limitList.map(([name, { points, durationS }]) => [
      name,
      new CountingLimiter(db, { name: `${name}-wide`, points: WIDE * points, durationS }),
    ]),
  );
  async function count(limiter: CountingLimiter, name: LimitName, who: string, points: number) {
    try {
      await retryOnConflict(() => limiter.consume(keyOf(who), points));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? new TooManyTries(refusal.msBeforeNext, REFUSALS[name]) : refusal;
    }
  }
  const limits: RateLimits = {
    consume: (name, who, points = 1) => count(limiters.get(name)!, name, who, points),
    async consumeAddress(name, { address, isLoggedIn }, points = 1) {
      const wide = wideLimiters.get(name)!;
      const network = wideNetworkOf(address);
      if (isLoggedIn && COUNTED_APART_WHEN_LOGGED_IN.has(name)) {
        await count(wide, name, `logged in ${network ?? addressKey(address)}`, points);
        return;
      }
      // The address is counted first: attempts that it refuses do not count for its network.
      await limits.consume(name, addressKey(address), points);
      if (network !== null) await count(wide, name, network, points);
    },
    async forget(name, who) {
      await limiters.get(name)!.delete(keyOf(who));
    },
  };
  return limits;
}

/** Two first attempts at the same moment: the second insert fails, and its retry updates the row of the first. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
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

/** The reasons that are more specific than `rate-limited`. */
const REFUSALS: Partial<Record<LimitName, PlainReasonCode>> = {
  newResumes: 'too-many-new-resumes',
  addressNewResumes: 'too-many-new-resumes',
  newLetters: 'too-many-new-letters',
  addressNewLetters: 'too-many-new-letters',
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
  return hash('sha256', who);
}

/**
 * The key of one address: for IPv6 its network of 64 bits, since a single connection has all of its addresses. Everything that is no
 * address, such as that of a connection that has just broken, shares one key.
 */
export function addressKey(address: string | undefined): string {
  const parsed = readAddress(address);
  if (!parsed) return UNKNOWN;
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${hexGroups(parsed as ipaddr.IPv6, 4)}::/64`;
}

/** The network of 48 bits of an IPv6 address: providers give one customer 56 or even 48 bits. Null for other addresses. */
function wideNetworkOf(address: string | undefined): string | null {
  const parsed = readAddress(address);
  return parsed?.kind() === 'ipv6' ? `${hexGroups(parsed as ipaddr.IPv6, 3)}::/48` : null;
}

/** An address without the part that identifies a person: the network of 24 bits, or of 48 bits for IPv6. */
export function networkOf(address: string | undefined): string {
  const parsed = readAddress(address);
  if (!parsed) return UNKNOWN;
  if (parsed.kind() === 'ipv4') return `${(parsed as ipaddr.IPv4).octets.slice(0, 3).join('.')}.0/24`;
  return `${hexGroups(parsed as ipaddr.IPv6, 3)}::/48`;
}

const UNKNOWN = 'unknown';

/** Some proxies append the port to the address. Never throws, since it is called for the log of every request. */
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
