import type { UserContext } from '../../../context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { createTurns } from '../../../platform/turns.ts';
import { moveCheckoutLease, takeCheckoutLease } from './repo.ts';

/** A process that opens a payment has its user's turn for this long from each renewal; after a crash another takes it. */
const LEASE_MS = 60_000;
/**
 * How often the turn is renewed during the work. A payment takes several calls of providers, each of which may be slow: no length that
 * a buyer could wait for after a crash would be longer than all of them.
 */
const RENEWED_EVERY_MS = 15_000;
/** How long another tab's checkout waits for the turn, about: tries, and the pause between them. */
const TRIES = 60;
const PAUSE_MS = 150;

const BUSY = 'payment-being-opened';

/** So that many at once are refused at once, rather than waiting in the database's way. Tabs are fewer. */
const turns = createTurns({ perOwner: 6, refusal: BUSY });

/**
 * Runs what opens a payment, one at a time for each user in all processes: at the same time they would expire each other's orders.
 *
 * @throws {DomainError} `rate-limited` for many at once or after many in some minutes, `conflict` when the turn did not come.
 */
export async function oneCheckout<T>(context: UserContext, work: () => Promise<T>): Promise<T> {
  const { user } = context;
  await context.limit('checkouts', user.id);
  return turns.run(user.id, async () => {
    let lease = Promise.resolve(await takeLease(context));
    const renewing = setInterval(() => {
      lease = lease.then((until) => renewLease(context, until));
    }, RENEWED_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await releaseLease(context, await lease);
    }
  });
}

async function takeLease({ db, clock, user }: UserContext): Promise<Date> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const now = clock();
    const until = new Date(now.getTime() + LEASE_MS);
    if (await takeCheckoutLease(db, user.id, { now, until })) return until;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
  }
  throw new DomainError(BUSY);
}

/** Answers until when the turn is held now: as before where it could not be renewed. */
async function renewLease({ db, clock, user, log }: UserContext, until: Date): Promise<Date> {
  const renewed = new Date(clock().getTime() + LEASE_MS);
  try {
    if (await moveCheckoutLease(db, user.id, { from: until, to: renewed })) return renewed;
    log.warn('the turn of a checkout ran out before its end');
  } catch (error) {
    // There is time for another try before it runs out.
    log.warn({ err: error }, 'the turn of a checkout could not be renewed');
  }
  return until;
}

/** Gives the turn back, unless it ran out and somebody else has it. */
async function releaseLease({ db, user, log }: UserContext, until: Date): Promise<void> {
  try {
    await moveCheckoutLease(db, user.id, { from: until, to: null });
  } catch (error) {
    // The payment stands, and the lease runs out by itself.
    log.error({ err: error }, 'the turn of a checkout could not be given back');
  }
}
