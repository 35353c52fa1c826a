import { readFile } from 'node:fs/promises';

export interface ProcessorTimeWatch {
  /** The most time of processors that the process may take from now on, milliseconds. */
  maxMs: number;
  everyMs: number;
}

/** The unit of times in `/proc` (proc_pid_stat(5)): USER_HZ, which is 100 on the architectures that Node runs on. */
const TICK_MS = 10;

/**
 * Calls back once when a process has taken more time of processors than it may. Unlike the time of a clock, it does not grow while the
 * process waits for a processor. Works on Linux alone: other systems have no `/proc`.
 *
 * @returns ends the watch.
 */
export function watchProcessorTime(
  pid: number,
  { maxMs, everyMs }: ProcessorTimeWatch,
  onExceeded: () => void,
): () => void {
  let first: number | null = null;
  const look = async () => {
    const takenMs = await processorMs(pid);
    if (takenMs === null) return;
    first ??= takenMs;
    if (takenMs - first <= maxMs) return;
    clearInterval(timer);
    onExceeded();
  };
  const timer = setInterval(look, everyMs);
  void look();
  return () => clearInterval(timer);
}

/** Null for a process that has ended, and where the system does not tell. */
async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name of the program, in parentheses, may have spaces. utime and stime are the 14th and 15th field.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = fields?.slice(11, 13).map(Number) ?? [];
  return user === undefined || system === undefined ? null : (user + system) * TICK_MS;
}
