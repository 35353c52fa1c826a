import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The thread's parameters: the watched process, and the pause between two measurements. */
export interface MemoryWatchData {
  pid: number;
  pauseMs: number;
}

const { pid, pauseMs } = workerData as MemoryWatchData;
let isStopped = false;
parentPort!.once('message', () => {
  isStopped = true;
});

let peakKb = 0;
while (!isStopped) {
  const below = pidsBelow(pid).reduce((sum, child) => sum + unlessEnded(() => kilobytes(child, 'RssAnon'), 0), 0);
  peakKb = Math.max(peakKb, kilobytes(pid, 'VmRSS') + below);
  await sleep(pauseMs);
}
parentPort!.postMessage(Math.max(peakKb, kilobytes(pid, 'VmHWM')) / 1024);

/** The ids of a process's children and their descendants. */
function pidsBelow(parent: number): number[] {
  const threads = unlessEnded(() => readdirSync(`/proc/${parent}/task`), []);
  const children = threads.flatMap((id) =>
    unlessEnded(() => readFileSync(`/proc/${parent}/task/${id}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return children.flatMap((child) => [child, ...pidsBelow(child)]);
}

/** A line of proc_pid_status(5). A zombie process has no such line and counts as 0. */
function kilobytes(of: number, line: 'VmRSS' | 'VmHWM' | 'RssAnon'): number {
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${of}/status`, 'utf8'))?.[1] ?? 0);
}

function unlessEnded<T>(read: () => T, ended: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return ended;
    throw error;
  }
}
