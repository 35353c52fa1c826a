import { readFile } from 'node:fs/promises';

export interface MemoryWatch {
  /** The most resident memory of the process, MiB. */
  maxMb: number;
  everyMs: number;
}

/**
 * Calls back once when a process has more resident memory than it may. Works on Linux alone: other systems have no `/proc`.
 *
 * @returns ends the watch.
 */
export function watchMemory(pid: number, { maxMb, everyMs }: MemoryWatch, onExceeded: () => void): () => void {
  const timer = setInterval(async () => {
    if ((await residentMb(pid)) <= maxMb) return;
    clearInterval(timer);
    onExceeded();
  }, everyMs);
  return () => clearInterval(timer);
}

/** Zero for a process that has ended, and where the system does not tell. */
async function residentMb(pid: number): Promise<number> {
  // proc_pid_status(5): `VmRSS:    123456 kB`.
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}
