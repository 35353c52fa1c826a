import type { FastifyBaseLogger } from 'fastify';

export interface Work {
  /** Between the end of a run and the begin of the next, ms. */
  pauseMs: number;
  /** Before the first run, ms; `pauseMs` when it is not given. */
  firstPauseMs?: number;
  /** One run. When `isStopped` answers true it ends after what is in hand, and leaves the rest to another process or the next start. */
  run(isStopped: () => boolean): Promise<void>;
  /** What the log says of a run that threw; the next run tries again. */
  failure: string;
}

export interface RepeatedWork {
  /** Runs now rather than after the pause; during a run, once more when that has ended. */
  wake(): void;
  /** Begins nothing more, and resolves when the run in hand has ended. */
  stop(): Promise<void>;
}

/** Runs work again and again in this process, from now on, and never twice at the same time. */
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
  /** The run that begins when the one in hand has ended; all who ask before it begins share it. */
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
