import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** Where the process stands between its start and its end. */
export interface Lifecycle {
  /** It is ending: nothing new should be sent here. What arrives all the same is served until the port closes. */
  isDraining: boolean;
}

export interface Shutdown {
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
  /** How long the process goes on serving while it says that it is not ready, in ms: until every balancer has heard. */
  noticeMs: number;
  /** How long what is under way may take from then on, in ms. */
  drainMs: number;
  /** Takes nothing more and finishes what is under way. */
  finish(): Promise<void>;
  /** Lets go of what the work needed. */
  release(): Promise<void>;
  /** Ends the process with what is still under way. */
  abandon(): void;
}

/** Ends a process without losing what it began: not ready, then no new requests and jobs, then the rest. */
export async function shutDown({ lifecycle, log, ...shutdown }: Shutdown): Promise<void> {
  lifecycle.isDraining = true;
  log.info({ noticeMs: shutdown.noticeMs }, 'not ready any more');
  await pause(shutdown.noticeMs);
  const patience = setTimeout(() => {
    log.fatal({ drainMs: shutdown.drainMs }, 'what is under way takes too long and is dropped');
    shutdown.abandon();
  }, shutdown.drainMs);
  log.info('closing: finishing what is under way');
  await shutdown.finish();
  await shutdown.release();
  clearTimeout(patience);
  log.info('closed');
}
