import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../context.ts';
import { deleteExpired } from './housekeeping-repo.ts';
import { deletePlaces } from './mail/repo.ts';
import { forgetAddressesOfBuried } from './outbox/buried.ts';
import { deleteSentJobs } from './outbox/repo.ts';
import { type RepeatedWork, repeatWork } from './work/repeat-work.ts';

const EVERY_MS = 60 * 60_000;

/** A part of housekeeping, as the log names it. */
export interface HousekeepingStep {
  name: string;
  /** Soon after `isStopped` answers true, it gives up. */
  run(isStopped: () => boolean): Promise<unknown>;
}

interface Housekeeping {
  log: FastifyBaseLogger;
  /** In the order in which they are done. */
  steps: readonly HousekeepingStep[];
}

/**
 * Tidies up once an hour, from a minute after the start on; several processes may do it at once.
 *
 * @param onDone called when every step has come to its end without an error.
 */
export function startHousekeeping(housekeeping: Housekeeping, { onDone }: { onDone: () => void }): RepeatedWork {
  return repeatWork(housekeeping, {
    firstPauseMs: 60_000,
    pauseMs: EVERY_MS,
    failure: 'housekeeping failed',
    async run(isStopped) {
      if (await tidyUp(housekeeping, isStopped)) onDone();
    },
  });
}

/**
 * Does every step once, whatever became of the one before. The log says which failed.
 *
 * @returns true when all came to their end. Soon after `isStopped` answers true, it gives up.
 */
export async function tidyUp({ log, steps }: Housekeeping, isStopped: () => boolean): Promise<boolean> {
  let isDone = true;
  for (const { name, run } of steps) {
    if (isStopped()) return false;
    try {
      await run(isStopped);
    } catch (error) {
      // Whatever it was, the other steps may do without it, and the next hour tries again.
      isDone = false;
      log.error({ err: error, step: name }, 'a step of housekeeping failed');
    }
  }
  return isDone && !isStopped();
}

/** Places count for a day; a mail that is tried again may need its own for a day longer. */
const KEEP_PLACES_MS = 3 * 24 * 60 * 60_000;
const KEEP_SENT_MS = 30 * 24 * 60 * 60_000;

/**
 * Removes rows that nothing asks for any more: sessions, links and counters that have run out, and jobs of the outbox long done. Buried
 * jobs stay until somebody decides about them.
 */
export async function forgetOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteExpired(db, now);
  await deletePlaces(db, new Date(now.getTime() - KEEP_PLACES_MS));
  const sentLongAgo = new Date(now.getTime() - KEEP_SENT_MS);
  await deleteSentJobs(db, sentLongAgo);
  await forgetAddressesOfBuried(db, sentLongAgo);
}
