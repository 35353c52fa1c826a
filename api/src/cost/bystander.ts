import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BystanderData } from './bystander-thread.ts';

const thread = path.resolve(import.meta.dirname, 'bystander-thread.ts');

/** A user who reads their CV again and again during an attack. */
export interface Bystander {
  /** Stops, and returns how long each answer took, in ms. @throws Error when one was not 200. */
  stop(): Promise<number[]>;
}

/** Starts a bystander in a thread of its own, so that the attack's own work does not count as waiting. */
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
