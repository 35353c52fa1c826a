import { readFile } from 'node:fs/promises';

const EVERY_MS = 50;

/**
 * Calls back once when a process has more resident memory than `maxMb` MiB. Looks twenty times a second, on Linux alone: other systems have
 * no `/proc`.
 *
 * @returns ends the watch.
 */
export function watchMemory(pid: number, maxMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(async () => {
    // proc_pid_status(5): `VmRSS:    123456 kB`. Empty for a process that has ended.
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    if (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024 <= maxMb) return;
    clearInterval(timer);
    onExceeded();
  }, EVERY_MS);
  return () => clearInterval(timer);
}
