import type { RequestContext } from '../../context.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';

/**
 * For each API process. Reading a file takes a child process of 100 to 250 MB and half a second of a core: two at once exceed the
 * memory that attacks may cost (600 MB with the API). Owners are served in turn.
 */
const readers = createFairQueue({ atOnce: 1, waiting: 8 });

/**
 * Reads a file when it is the caller's turn.
 *
 * @throws {QueueFullError} while too many files wait.
 */
export function inReadingTurn<T>(caller: Pick<RequestContext, 'user' | 'address'>, work: () => Promise<T>): Promise<T> {
  return readers.run(turnKey(caller), work);
}
