import type { FastifyBaseLogger } from 'fastify';

export interface Work {
  /** From the end of a run to the begin of the next, ms. */
  pauseMs: number;
  /** Before the first run, ms; `pauseMs` when it is not given. */
  firstPauseMs?: number;
  /** One run. When `isStopped` answers true, it finishes its present item and leaves the rest to another process or the next start. */
  run(isStopped: () => boolean): Promise<void>;
  /** The log message of a run that threw. */
  failure: string;
}

export interface RepeatedWork {
  /** Runs now and not after the pause; during a run, once more after it. */
  wake(): void;
  /** Starts no more runs, and resolves when the present run has ended. */
  stop(): Promise<void>;
}

/** Runs work repeatedly in this process, never twice at the same time, until it is stopped. */
export function repeatWork({ log }: { log: FastifyBaseLogger }, work: Work): RepeatedWork {
  const { pauseMs, firstPauseMs = pauseMs, failure } = work;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  const runOnce = async () => {
    next = null;
    if (isStopped) return;
    try {
      await work.run(() => isStopped);
    } catch (error) {
      log.error({ err: error }, failure);
    }
  };
  /** The run after the present one. Calls before it begins share it. */
  const runNext = () => {
    next ??= running = running.then(runOnce);
    return next;
  };
  const schedule = (afterMs: number) => {
    if (isStopped) return;
    timer = setTimeout(() => void runNext().then(() => schedule(pauseMs)), afterMs);
  };
  schedule(firstPauseMs);
  return {
    wake: () => void runNext(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
