import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MemoryWatchData } from './process-memory-thread.ts';

const thread = path.resolve(import.meta.dirname, 'process-memory-thread.ts');

/** Measures the memory of a process and all of its descendants. Linux only. */
export interface MemoryWatch {
  /**
   * Stops, and returns the peak of resident memory since the start, in MB. The kernel counts the peak of the process itself; the sum with
   * its descendants is sampled every 20 ms. A descendant counts with its anonymous memory, since it shares the program's pages.
   */
  stop(): Promise<number>;
}

/** Starts a watch in a thread of its own, so that it samples regularly whatever the attack does. */
export async function watchMemory(pid: number): Promise<MemoryWatch> {
  // Resets the kernel's peak of the process (proc_pid_clear_refs(5)).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const workerData: MemoryWatchData = { pid, pauseMs: 20 };
  const worker = new Worker(thread, { workerData });
  const peak = once(worker, 'message') as Promise<[number]>;
  // Reported by stop(); without this handler an early failure would end the process.
  peak.catch(() => {});
  await once(worker, 'online');
  return {
    async stop() {
      worker.postMessage('stop');
      const [peakMb] = await peak;
      return peakMb;
    },
  };
}
