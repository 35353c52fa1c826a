import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database.ts';
import type { OutboxKind, OutboxPayloads } from './enqueue.ts';
import { Postponed } from './postponed.ts';

const TICK_MS = 5_000;
/** A message that is in hand belongs to its process for this long; after a crash another takes it. */
const CLAIM_MS = 2 * 60_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60 * 60_000;
/** With the delays above: for more than a day. */
const MAX_TRIES = 30;
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

export interface OutboxWorker {
  /** Looks for work now rather than at the next tick. */
  wake(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
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
export function startOutboxWorker(deps: OutboxDeps, { onDone }: OutboxWatch): OutboxWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const work = async () => {
    if (isStopped) return;
    try {
      await workOff(deps, () => isStopped);
      onDone();
    } catch (error) {
      // The database is away: what waits is stored, and the next tick tries again.
      deps.log.error({ err: error }, 'the outbox could not be worked off');
    }
  };
  const schedule = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = running.then(work).then(schedule);
    }, TICK_MS);
  };
  schedule();
  return {
    wake() {
      running = running.then(work);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Works off what is due, oldest first, until nothing is, or until it is to stop after what is in hand. */
export async function workOff(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  const { db, clock, handlers } = deps;
  for (;;) {
    const due = await db.outboxMessage.findMany({
      where: { state: { in: ['new', 'failed'] }, nextTryAt: { lte: clock() }, kind: { in: Object.keys(handlers) } },
      orderBy: { createdAt: 'asc' },
      take: BATCH,
    });
    for (const message of due) {
      // Of a long line the rest waits for another process, or for the next start: an end is not to wait for it.
      if (isStopped()) return;
      const claimed = await db.outboxMessage.updateMany({
        where: { id: message.id, state: message.state, tries: message.tries },
        data: { tries: message.tries + 1, nextTryAt: new Date(clock().getTime() + CLAIM_MS) },
      });
      if (claimed.count === 1) await deliver(deps, { ...message, tries: message.tries + 1 });
    }
    if (due.length < BATCH) return;
  }
}

async function deliver(
  { db, clock, log, handlers }: OutboxDeps,
  { id, kind, payload, tries }: { id: string; kind: string; payload: unknown; tries: number },
): Promise<void> {
  try {
    // The kind chose both the payload, when it was written, and the handler.
    const handle = handlers[kind as OutboxKind] as (payload: unknown, message: { id: string }) => Promise<void>;
    await handle(payload, { id });
    // What it was about is not kept longer than it takes.
    await db.outboxMessage.update({ where: { id }, data: { state: 'sent', sentAt: clock(), payload: {} } });
  } catch (error) {
    if (error instanceof Postponed) {
      log.info({ messageId: id, kind, until: error.until }, 'a message of the outbox waits');
      await db.outboxMessage.update({
        where: { id },
        data: { state: 'new', tries: tries - 1, nextTryAt: error.until },
      });
      return;
    }
    const delayMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (tries - 1));
    log.error({ err: error, messageId: id, kind, tries }, 'a message of the outbox could not be worked off');
    await db.outboxMessage.update({
      where: { id },
      data: { state: tries >= MAX_TRIES ? 'dead' : 'failed', nextTryAt: new Date(clock().getTime() + delayMs) },
    });
  }
}
