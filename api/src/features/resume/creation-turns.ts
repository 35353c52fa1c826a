import type { RequestContext } from '../../context.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';

/**
 * In each process of the API: making a resume takes some ten milliseconds of its one thread, which everybody else's calls
 * wait for.
 */
const creations = createFairQueue({ atOnce: 2, waiting: 200 });

/** Each call that waits was received, parsed and counted before: a burst of one account, or of one address without an account, is cut off first. */
const arrivals = createTurns({ perOwner: 20, refusal: 'rate-limited' });

/**
 * Does the work of a call that makes a resume, unless its account, or without one its address, has twenty such calls under way.
 *
 * @throws {DomainError} `rate-limited` before anything is done.
 */
export function admitCreation<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return arrivals.run(turnKey(context), work);
}

/**
 * Makes a resume when it is the caller's turn, so that a burst of new resumes delays nobody's reading and saving.
 *
 * @throws {QueueFullError} while too many wait already.
 */
export function inCreationTurn<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return creations.run(turnKey(context), work);
}
