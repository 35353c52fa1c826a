import type { Deps } from '../context.ts';
import { forgetVisitors } from '../features/account/forget-visitors.ts';
import { clearWebhookBodies } from '../features/billing/webhook-events/clear-webhook-bodies.ts';
import { forgetOldOffers } from '../features/jobs/forget-old-offers.ts';
import { emptyTrash } from '../features/resume/trash.ts';
import { forgetOldEvents } from './audit.ts';
import { sweepWhenDue } from './files/sweep-files.ts';
import { deleteExpired } from './housekeeping-repo.ts';
import { deletePlaces } from './mail/repo.ts';
import { forgetAddressesOfBuried } from './outbox/buried.ts';
import { deleteSentJobs } from './outbox/repo.ts';
import { type RepeatedWork, repeatWork } from './work/repeat-work.ts';

const EVERY_MS = 60 * 60_000;

type HousekeepingDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'wakeOutbox'>;

/** A part of housekeeping, as the log names it. */
interface Step {
  name: string;
  run(): Promise<unknown>;
}

/**
 * Tidies up once an hour, from a minute after the start on; several processes may do it at once.
 *
 * @param onDone called when every step has come to its end without an error.
 */
export function startHousekeeping(deps: HousekeepingDeps, { onDone }: { onDone: () => void }): RepeatedWork {
  return repeatWork(deps, {
    firstPauseMs: 60_000,
    pauseMs: EVERY_MS,
    failure: 'housekeeping failed',
    async run(isStopped) {
      if (await tidyUp(deps, isStopped)) onDone();
    },
  });
}

/**
 * Does every step once, whatever became of the one before. The log says which failed.
 *
 * @returns true when all came to their end. Soon after `isStopped` answers true, it gives up.
 */
export async function tidyUp(deps: HousekeepingDeps, isStopped: () => boolean): Promise<boolean> {
  let isDone = true;
  for (const { name, run } of stepsOf(deps, isStopped)) {
    if (isStopped()) return false;
    try {
      await run();
    } catch (error) {
      // Whatever it was, the other steps may do without it, and the next hour tries again.
      isDone = false;
      deps.log.error({ err: error, step: name }, 'a step of housekeeping failed');
    }
  }
  return isDone && !isStopped();
}

/** In the order in which they are done: the sweep, which may take minutes, comes last. */
function stepsOf(deps: HousekeepingDeps, isStopped: () => boolean): Step[] {
  return [
    {
      name: 'forget-visitors',
      async run() {
        const forgotten = await forgetVisitors(deps);
        if (forgotten > 0) deps.log.info({ forgotten }, 'removed visitors who stayed away');
      },
    },
    { name: 'forget-events', run: () => forgetOldEvents(deps) },
    { name: 'forget-outdated', run: () => forgetOutdated(deps) },
    { name: 'clear-webhook-bodies', run: () => clearWebhookBodies(deps) },
    { name: 'forget-job-offers', run: () => forgetOldOffers(deps) },
    {
      name: 'empty-trash',
      async run() {
        const erased = await emptyTrash(deps);
        if (erased > 0) deps.log.info({ erased }, 'erased CVs that were in the trash for 30 days');
      },
    },
    { name: 'sweep-files', run: () => sweepWhenDue(deps, { isStopped }) },
  ];
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
