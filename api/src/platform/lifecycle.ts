import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

/** The state of the process. */
export interface Lifecycle {
  /** The process shuts down: balancers should send nothing new. Requests are served until the port closes. */
  isDraining: boolean;
}

export interface Shutdown {
  lifecycle: Lifecycle;
  log: FastifyBaseLogger;
  /** How long the process still serves while it reports not ready, in ms, so that every balancer notices. */
  noticeMs: number;
  /** How long requests and work in flight may take after that, in ms. */
  drainMs: number;
  /** Accepts nothing new and finishes what is in flight. */
  finish(): Promise<void>;
  /** Closes connections and threads. */
  release(): Promise<void>;
  /** Ends the process with work still in flight. */
  abandon(): void;
}

/** Shuts a process down without losing work: reports not ready, then accepts no new requests and jobs, finishes, and closes. */
export async function shutDown({ lifecycle, log, ...shutdown }: Shutdown): Promise<void> {
  lifecycle.isDraining = true;
  log.info({ noticeMs: shutdown.noticeMs }, 'not ready any more');
  await pause(shutdown.noticeMs);
  const drainTimer = setTimeout(() => {
    log.fatal({ drainMs: shutdown.drainMs }, 'what is under way takes too long and is dropped');
    shutdown.abandon();
  }, shutdown.drainMs);
  log.info('closing: finishing what is under way');
  await shutdown.finish();
  await shutdown.release();
  clearTimeout(drainTimer);
  log.info('closed');
}
