import { writeSync } from 'node:fs';
import process from 'node:process';

/** Lines are written in batches: one system call per line is a tenth of the cost of a request. */
const BATCH_BYTES = 4_096;
/** The longest time that a line waits in a batch, in ms. */
const BATCH_MS = 20;
/** Delay before a full pipe is retried, in ms. */
const RETRY_MS = 100;
/** Bytes that may wait for a slow reader. Further lines are dropped and counted. */
const MAX_WAITING_BYTES = 1_048_576;
/** How long the end of the process, or a fatal line, waits for a slow reader, in ms. */
const MAX_FLUSH_MS = 500;

/** A destination stream for pino. */
export interface LogOutput {
  write(line: string): void;
  /** Writes all waiting lines. pino calls it after a fatal line. */
  flushSync(): void;
}

/**
 * Writes the log, by default to standard output. A log never blocks or ends its process: lines are dropped if the reader is too slow, and
 * no write waits longer than half a second. A slow reader gets the number of dropped lines once it reads again.
 *
 *
 * Waiting lines are written when the process exits. A killed process loses the lines of the last 20 ms. `pino.destination` is not used,
 * since its `flushSync` retries forever if the pipe has no reader any more (EPIPE).
 */
export function createLogOutput(fd = 1): LogOutput {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  const drop = () => {
    waiting = [];
    waitingBytes = 0;
  };

  /** Writes as much as the reader takes. True when nothing is left. */
  const flush = (): boolean => {
    clearTimeout(timer);
    timer = undefined;
    if (dropped > 0 && waitingBytes < MAX_WAITING_BYTES / 2) add(droppedLine());
    let rest = Buffer.concat(waiting);
    drop();
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      // Only a full pipe is retried. A closed pipe has no reader, and a full disk is retried with the next lines.
      if (!isPipeFull(error)) return true;
      waiting = [rest];
      waitingBytes = rest.length;
      timer = setTimeout(flush, RETRY_MS).unref();
      return false;
    }
    return true;
  };

  const add = (line: string) => {
    const bytes = Buffer.from(line);
    waiting.push(bytes);
    waitingBytes += bytes.length;
  };

  const droppedLine = () => {
    const line = { level: 40, time: Date.now(), dropped, msg: 'lines of the log were dropped: its reader is slow' };
    dropped = 0;
    return `${JSON.stringify(line)}\n`;
  };

  const flushSync = () => {
    const deadline = Date.now() + MAX_FLUSH_MS;
    while (!flush() && Date.now() < deadline) sleep(10);
  };
  process.on('exit', flushSync);

  return {
    write(line) {
      if (waitingBytes > MAX_WAITING_BYTES) {
        dropped++;
        return;
      }
      const isRetrying = waitingBytes >= BATCH_BYTES;
      add(line);
      if (!isRetrying && waitingBytes >= BATCH_BYTES) flush();
      else timer ??= setTimeout(flush, BATCH_MS).unref();
    },
    flushSync,
  };
}

function isPipeFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

/** Blocks the thread, since timers do not run while a process exits. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
