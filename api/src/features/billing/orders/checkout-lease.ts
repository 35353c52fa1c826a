import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { createTurns } from '../../../platform/turns.ts';
import { moveCheckoutLease, takeCheckoutLease } from './repo.ts';

/** How long a lease lasts from each renewal. After a crash, another process can take it then. */
const LEASE_MS = 60_000;
/**
 * How often the lease is renewed during the work. Opening a payment takes several calls of providers, each of which may be slow. A
 * lease that outlasts all of them without renewal would block the buyer for too long after a crash.
 */
const RENEW_EVERY_MS = 15_000;
/** How often another tab's checkout tries to take the lease, and the average pause between two tries. */
const MAX_TRIES = 60;
const PAUSE_MS = 150;

const BUSY = 'payment-being-opened';

/** Refuses many concurrent checkouts of a user at once, so that they do not wait on the database. Nobody has that many tabs. */
const turns = createTurns({ perOwner: 6, refusal: BUSY });

/**
 * Runs `work`, which opens a payment, under the user's lease: one at a time per user in all processes. Concurrent checkouts would expire
 * each other's orders.
 *
 * @throws {DomainError} `rate-limited` for many at once or after many in some minutes, `conflict` when the lease stays taken.
 */
export async function withCheckoutLease<T>(context: UserContext, work: () => Promise<T>): Promise<T> {
  const { user } = context;
  await context.limit('checkouts', user.id);
  return turns.run(user.id, async () => {
    let lease = Promise.resolve(await takeLease(context));
    const renewing = setInterval(() => {
      lease = lease.then((until) => renewLease(context, until));
    }, RENEW_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await releaseLease(context, await lease);
    }
  });
}

async function takeLease({ db, clock, user }: UserContext): Promise<Date> {
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    if (await takeCheckoutLease(db, user.id, { now, until })) return until;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
  }
  throw new DomainError(BUSY);
}

/** Answers when the lease ends now: as before where it could not be renewed. */
async function renewLease({ db, clock, user, log }: UserContext, until: Date): Promise<Date> {
  const renewed = new Date(clock().getTime() + LEASE_MS);
  try {
    if (await moveCheckoutLease(db, user.id, { from: until, to: renewed })) return renewed;
    log.warn('the lease of a checkout ran out before its end');
  } catch (error) {
    // There is time for another try before the lease runs out.
    log.warn({ err: error }, 'the lease of a checkout could not be renewed');
  }
  return until;
}

/** Ends the lease, unless it ran out and another checkout has taken it. */
async function releaseLease({ db, user, log }: UserContext, until: Date): Promise<void> {
  try {
    await moveCheckoutLease(db, user.id, { from: until, to: null });
  } catch (error) {
    // The result of the checkout stands, and the lease runs out by itself.
    log.error({ err: error }, 'the lease of a checkout could not be ended');
  }
}
