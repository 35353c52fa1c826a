import type { RequestContext } from '../../context.ts';
import { createFairQueue, QueueFullError } from '../../platform/fair-queue.ts';
import { networkOf } from '../../platform/rate-limits.ts';
import { turnKey } from '../../platform/turn-key.ts';
import { createTurns } from '../../platform/turns.ts';

/** How many files wait. One of them costs only its bytes, which are limited where they arrive. */
const WAITING = 16;

/**
 * For each API process. Reading a file takes a child process of 100 to 250 MB and half a second of a core: two at once exceed the
 * memory that attacks may cost (600 MB with the API). Owners are served in turn.
 */
const readers = createFairQueue({ atOnce: 1, waiting: WAITING });

/** One customer of a provider may have all addresses of a network, and each of them counts as an owner of its own. */
const networks = createTurns({ perOwner: 2, refusal: 'rate-limited' });

/** Visitors leave half of the places to users: they cost nothing, so there may be many. */
const MAX_VISITORS = WAITING / 2;
let visitors = 0;

/**
 * Reads a file when it is the caller's turn.
 *
 * @param signal ends the waiting; then its reason is thrown. `work` has to watch it itself.
 * @throws {DomainError} `rate-limited` while two files of visitors in the same network wait or are read.
 * @throws {QueueFullError} while too many files wait.
 */
export function inReadingTurn<T>(
  caller: Pick<RequestContext, 'user' | 'address'>,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const read = () => readers.run(turnKey(caller), work, signal);
  return caller.user ? read() : networks.run(networkOf(caller.address), () => amongVisitors(read));
}

async function amongVisitors<T>(read: () => Promise<T>): Promise<T> {
  if (visitors >= MAX_VISITORS) throw new QueueFullError(`${visitors} files of visitors are waiting`);
  visitors += 1;
  try {
    return await read();
  } finally {
    visitors -= 1;
  }
}
