import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ReadingAnswer } from './answer-task.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** The messages of a process: that it is ready for its task, then its answer. */
export type ProcessMessage = 'ready' | { answer: ReadingAnswer };

/** What is limited from a process's start on. */
export type ProcessLimits = Pick<ReadingLimits, 'unpackedBytes' | 'heapMb'>;

/** A process that reads one task's files. */
export interface ReadingProcess {
  limits: ProcessLimits;
  child: ChildProcess;
  /** Resolves when it takes its task. Rejects if it ends before or cannot be started. */
  ready: Promise<void>;
  /** Kills it. Resolves when it has ended. */
  end(): Promise<void>;
}

/** Node's compile cache where this process has one: in tests, and not in production. */
const COMPILE_CACHE = getCompileCacheDir() === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a process for one task. @param loads all readers are loaded before it is ready, and not only those that its task needs. */
export function startProcess({ unpackedBytes, heapMb }: ProcessLimits, loads: 'all' | 'needed'): ReadingProcess {
  // A process and not a thread: when memory for a large object is missing, V8 ends the whole process.
  const child = fork(PROCESS, [String(unpackedBytes), loads], {
    // It waits beside the API most of its life: small code takes some 20 MB less, and a PDF's reading 30 ms more at most.
    execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8', '--optimize-for-size'],
    serialization: 'advanced',
    // The process must not have the API's secrets. Decision 84. Two arenas of malloc, as in the API's image.
    env: { ...COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
    // A hostile file could fill the log with the parser's messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: ProcessMessage) => message === 'ready' && resolve());
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(endedWithoutAnswer(code, signal)));
  });
  // A task that waits for the process awaits `ready`. Nothing awaits it for a process without a task, and its end is no error.
  ready.catch(() => {});
  return { limits: { unpackedBytes, heapMb }, child, ready, end: () => end(child) };
}

export function endedWithoutAnswer(code: number | null, signal: NodeJS.Signals | null): Error {
  return new Error(`The reading process ended with ${signal ?? `code ${code}`} and no answer`);
}

export function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
