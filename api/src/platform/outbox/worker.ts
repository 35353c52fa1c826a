import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database.ts';
import type { NotSent } from '../mail/not-sent.ts';
import { processDue } from '../work/process-due.ts';
import { type RepeatedWork, repeatWork } from '../work/repeat-work.ts';
import { afterFailedTry, type RetryPolicy } from '../work/retries.ts';
import type { OutboxKind, OutboxPayloads } from './enqueue.ts';
import { Postponed } from './postponed.ts';
import { claimMessage, findDueJobs, finishMessage, rescheduleMessage, type WaitingJob } from './repo.ts';

const TICK_MS = 5_000;
const CLAIM_MS = 2 * 60_000;
/** They last for more than a day. */
const RETRIES: RetryPolicy = { firstRetryMs: 5_000, lastRetryMs: 60 * 60_000, maxTries: 30 };
const BATCH = 20;

/**
 * Handlers of messages. After a crash a message may be handled twice. Throw `Postponed` to handle it later. Why a mail was not sent is
 * answered, and stored with the message.
 */
export type OutboxHandlers = {
  [K in OutboxKind]: (
    payload: OutboxPayloads[K],
    message: { id: string },
  ) => Promise<NotSent | undefined> | Promise<void>;
};

export interface OutboxDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  handlers: OutboxHandlers;
}

export interface OutboxWatch {
  /** Called each time when no message is due any more. */
  onDone(): void;
}

/**
 * Processes the outbox, in any number of processes at once. A message is `new`, then `sent`, or `failed` and retried later. After its
 * last try it is `dead` in the row and in metrics. Commands call this state buried (`buried.ts`, `npm run outbox:buried`), and alerts say
 * that the message was given up.
 */
export function startOutboxWorker(deps: OutboxDeps, { onDone }: OutboxWatch): RepeatedWork {
  return repeatWork(deps, {
    pauseMs: TICK_MS,
    failure: 'the outbox could not be processed',
    async run(isStopped) {
      await processOutbox(deps, isStopped);
      onDone();
    },
  });
}

/** Processes due messages, oldest first, until none is due, or until `isStopped` answers true and the present one has ended. */
export function processOutbox(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  const { db, clock, handlers } = deps;
  const kinds = Object.keys(handlers);
  return processDue<WaitingJob>(
    {
      batch: BATCH,
      concurrency: 1,
      claimMs: CLAIM_MS,
      findDue: (now, limit) => findDueJobs(db, { kinds, now, limit }),
      claim: async (job, until) => ((await claimMessage(db, job, until)) ? { ...job, tries: job.tries + 1 } : null),
      async process({ id, kind, payload }) {
        // A message's payload has the type of its kind since `enqueue`.
        const handle = handlers[kind as OutboxKind] as (
          payload: unknown,
          message: { id: string },
        ) => Promise<NotSent | undefined>;
        const outcome = (await handle(payload, { id })) ?? null;
        await finishMessage(db, { id, payload }, { outcome, now: clock() });
      },
      onFailure: (job, error) => reschedule(deps, job, error),
    },
    { clock, isStopped },
  );
}

async function reschedule(
  { db, clock, log }: OutboxDeps,
  { id, kind, tries }: WaitingJob,
  error: unknown,
): Promise<void> {
  if (error instanceof Postponed) {
    log.info({ messageId: id, kind, until: error.until }, 'a message of the outbox waits');
    return rescheduleMessage(db, id, { state: 'new', tries: tries - 1, nextTryAt: error.until });
  }
  log.error({ err: error, messageId: id, kind, tries }, 'a message of the outbox could not be processed');
  return rescheduleMessage(db, id, afterFailedTry(RETRIES, { tries, now: clock() }));
}
