import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../context.ts';
import { deleteExpired } from './housekeeping-repo.ts';
import { deletePlaces } from './mail/repo.ts';
import { forgetAddressesOfBuried } from './outbox/buried.ts';
import { deleteSentMessages } from './outbox/repo.ts';
import { type RepeatedWork, repeatWork } from './work/repeat-work.ts';

const EVERY_MS = 60 * 60_000;

/** A part of housekeeping, as the log names it. */
export interface HousekeepingStep {
  name: string;
  /** A long step ends early when `isStopped` answers true. */
  run(isStopped: () => boolean): Promise<unknown>;
}

interface Housekeeping {
  log: FastifyBaseLogger;
  /** In the order in which they are done. */
  steps: readonly HousekeepingStep[];
}

/**
 * Runs the steps once an hour, first a minute after the start. Several processes may do it at the same time.
 *
 * @param onDone called when every step has succeeded.
 */
export function startHousekeeping(housekeeping: Housekeeping, { onDone }: { onDone: () => void }): RepeatedWork {
  return repeatWork(housekeeping, {
    firstPauseMs: 60_000,
    pauseMs: EVERY_MS,
    failure: 'housekeeping failed',
    async run(isStopped) {
      if (await runHousekeeping(housekeeping, isStopped)) onDone();
    },
  });
}

/**
 * Runs every step once, even if an earlier one failed. The log names failed steps.
 *
 * @returns whether all steps succeeded. Soon after `isStopped` answers true, it returns false.
 */
export async function runHousekeeping({ log, steps }: Housekeeping, isStopped: () => boolean): Promise<boolean> {
  let isDone = true;
  for (const { name, run } of steps) {
    if (isStopped()) return false;
    try {
      await run(isStopped);
    } catch (error) {
      // The other steps do not depend on it, and the next hour retries it.
      isDone = false;
      log.error({ err: error, step: name }, 'a step of housekeeping failed');
    }
  }
  return isDone && !isStopped();
}

/** Places count for one day. A mail that is retried may need its place for a day longer. */
const KEEP_PLACES_MS = 3 * 24 * 60 * 60_000;
const KEEP_SENT_MS = 30 * 24 * 60 * 60_000;

/**
 * Removes outdated rows: expired sessions, links and counters, and messages of the outbox that were sent long ago. Buried messages stay
 * until an operator decides.
 */
export async function forgetOutdated({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteExpired(db, now);
  await deletePlaces(db, new Date(now.getTime() - KEEP_PLACES_MS));
  const sentLongAgo = new Date(now.getTime() - KEEP_SENT_MS);
  await deleteSentMessages(db, sentLongAgo);
  await forgetAddressesOfBuried(db, sentLongAgo);
}
