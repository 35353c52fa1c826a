import type { RequestContext } from '../../context.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { turnKey } from '../../platform/turn-key.ts';

/**
 * For each API process. Reading a file takes a child process of about 100 MB and half a second of a core. One owner has one file
 * read at a time, so that a slow file of one does not stop all others.
 */
const readers = createFairQueue({ atOnce: 2, waiting: 8 });

/**
 * Reads a file when it is the caller's turn.
 *
 * @throws {QueueFullError} while too many files wait.
 */
export function inReadingTurn<T>(context: RequestContext, work: () => Promise<T>): Promise<T> {
  return readers.run(turnKey(context), work);
}
