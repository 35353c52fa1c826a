import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BystanderData } from './bystander-thread.ts';

const thread = path.resolve(import.meta.dirname, 'bystander-thread.ts');

/** Somebody who reads their own CV again and again while others do what they do. */
export interface Bystander {
  /** Ends the reading. Answers how long each answer took, in ms. @throws Error when one was not 200. */
  stop(): Promise<number[]>;
}

/** Starts one in a thread of its own, so that the work of the attack itself does not count as a wait. */
export async function startBystander(data: Omit<BystanderData, 'pauseMs'>): Promise<Bystander> {
  const workerData: BystanderData = { ...data, pauseMs: 20 };
  const worker = new Worker(thread, { workerData });
  const waits = once(worker, 'message') as Promise<[number[]]>;
  // Reported by stop(); without this handler an early failure would end the process.
  waits.catch(() => {});
  await once(worker, 'online');
  return {
    async stop() {
      worker.postMessage('stop');
      const [waitsMs] = await waits;
      return waitsMs;
    },
  };
}
