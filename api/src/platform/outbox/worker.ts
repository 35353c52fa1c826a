import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database.ts';
import { processDue } from '../work/process-due.ts';
import { type RepeatedWork, repeatWork } from '../work/repeat-work.ts';
import { afterFailedTry, type RetryPolicy } from '../work/retries.ts';
import type { OutboxKind, OutboxPayloads } from './enqueue.ts';
import { Postponed } from './postponed.ts';
import { claimJob, findDueJobs, finishJob, putJobBack, type WaitingJob } from './repo.ts';

const TICK_MS = 5_000;
const CLAIM_MS = 2 * 60_000;
/** For more than a day. */
const RETRIES: RetryPolicy = { firstRetryMs: 5_000, lastRetryMs: 60 * 60_000, maxTries: 30 };
const BATCH = 20;

/** Does what a message says; may be asked twice for the same one, after a crash between doing and noting it. `Postponed` puts it off. */
export type OutboxHandlers = {
  [K in OutboxKind]: (payload: OutboxPayloads[K], message: { id: string }) => Promise<void>;
};

export interface OutboxDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  handlers: OutboxHandlers;
}

export interface OutboxWatch {
  /** Told each time that nothing was left that is due. */
  onDone(): void;
}

/**
 * Works off the outbox, in any number of processes at once. A message is `new`, and then `sent`, or `failed` and tried again later. The
 * last of its tries leaves it `dead`, as the row and the metric call it. People read of the same state that it is buried, where somebody
 * decides about it (`buried.ts`, `npm run outbox:buried`), and that it was given up, in alerts: one state by three names.
 */
export function startOutboxWorker(deps: OutboxDeps, { onDone }: OutboxWatch): RepeatedWork {
  return repeatWork(deps, {
    pauseMs: TICK_MS,
    failure: 'the outbox could not be worked off',
    async run(isStopped) {
      await workOff(deps, isStopped);
      onDone();
    },
  });
}

/** Works off what is due, oldest first, until nothing is, or until it is to stop after what is in hand. */
export function workOff(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  const { db, clock, handlers } = deps;
  const kinds = Object.keys(handlers);
  return processDue<WaitingJob>(
    {
      batch: BATCH,
      concurrency: 1,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueJobs(db, { kinds, now, limit }),
      claim: async (job, until) => ((await claimJob(db, job, until)) ? { ...job, tries: job.tries + 1 } : null),
      async process({ id, kind, payload }) {
        // The kind chose both the payload, when it was written, and the handler.
        const handle = handlers[kind as OutboxKind] as (payload: unknown, message: { id: string }) => Promise<void>;
        await handle(payload, { id });
        await finishJob(db, id, clock());
      },
      onFailure: (job, error) => putBack(deps, job, error),
    },
    { clock, isStopped },
  );
}

async function putBack({ db, clock, log }: OutboxDeps, { id, kind, tries }: WaitingJob, error: unknown): Promise<void> {
  if (error instanceof Postponed) {
    log.info({ messageId: id, kind, until: error.until }, 'a message of the outbox waits');
    return putJobBack(db, id, { state: 'new', tries: tries - 1, nextTryAt: error.until });
  }
  log.error({ err: error, messageId: id, kind, tries }, 'a message of the outbox could not be worked off');
  return putJobBack(db, id, afterFailedTry(RETRIES, { tries, now: clock() }));
}
