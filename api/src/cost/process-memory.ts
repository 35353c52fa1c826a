import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MemoryWatchData } from './process-memory-thread.ts';

const thread = path.resolve(import.meta.dirname, 'process-memory-thread.ts');

/** Somebody who looks at the memory of a process and of all processes that it starts. Linux only. */
export interface MemoryWatch {
  /**
   * Ends the watch. Answers the most resident memory since it began, in MB: of the process itself at any moment, and of all of them together as
   * it was seen every few milliseconds. Of the processes below, what each has for itself: they share their program with the first.
   */
  stop(): Promise<number>;
}

/** Starts a watch in a thread of its own, so that it sees short-lived processes whatever the attack itself does. */
export async function watchMemory(pid: number): Promise<MemoryWatch> {
  // The kernel's count of the process's peak begins anew (proc_pid_clear_refs(5)).
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
