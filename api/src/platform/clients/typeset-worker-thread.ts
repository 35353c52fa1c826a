import { Worker } from 'node:worker_threads';
import type { TypesetAnswer, TypesetWork } from './typeset-worker.ts';

/** A thread that typesets one job after another. */
export interface TypesetWorker {
  /** Rejects when the thread fails or is ended. Call it again only when it has settled. */
  ask(work: TypesetWork): Promise<TypesetAnswer>;
  /** Ends the thread. The job in flight rejects with the reason. */
  end(reason: Error): Promise<void>;
  isAlive(): boolean;
}

/**
 * Without the limit of the young generation two threads that have typeset sixty long resumes hold 415 MB instead of 190, for the same
 * processor time.
 */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

export function startTypesetWorker(): TypesetWorker {
  const thread = new Worker(new URL('./typeset-worker.ts', import.meta.url), { resourceLimits: LIMITS });
  // An idle thread must not keep the process alive.
  thread.unref();
  let isAlive = true;
  let asked: { resolve: (answer: TypesetAnswer) => void; reject: (error: Error) => void } | null = null;
  const fail = (error: Error) => {
    isAlive = false;
    asked?.reject(error);
    asked = null;
  };
  thread.on('message', (answer: TypesetAnswer) => {
    asked?.resolve(answer);
    asked = null;
  });
  thread.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  thread.on('exit', () => fail(new Error('the typesetting thread ended')));

  return {
    isAlive: () => isAlive,
    ask: (work) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject };
        thread.postMessage(work);
      }),
    async end(reason) {
      fail(reason);
      await thread.terminate();
    },
  };
}
