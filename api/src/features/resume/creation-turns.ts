import type { RequestContext } from '../../context.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';

/**
 * For each API process. Making a resume takes about ten milliseconds of its main thread, and all other calls wait meanwhile.
 */
const creations = createFairQueue({ atOnce: 2, waiting: 200 });

/** Refuses a burst of one user, or of one address without an account, before its calls wait in memory. */
const arrivals = createTurns({ perOwner: 20, refusal: 'rate-limited' });

/**
 * Runs a call that makes a resume, unless its user, or without an account its address, has twenty such calls in flight.
 *
 * @throws {DomainError} `rate-limited` before anything is done.
 */
export function admitCreation<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return arrivals.run(turnKey(context), work);
}

/**
 * Makes a resume when it is the caller's turn, so that a burst of new resumes does not delay reading and saving.
 *
 * @throws {QueueFullError} while too many calls wait.
 */
export function inCreationTurn<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return creations.run(turnKey(context), work);
}
