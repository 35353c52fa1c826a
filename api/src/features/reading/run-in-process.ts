import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ReadingAnswer, ReadingTask } from './answer-task.ts';

/** The messages of a process: that it has started, then its answer. */
export type ProcessMessage<Answer> = 'ready' | { answer: Answer };

/** Node's compile cache where this process has one: in tests, and not in production. */
const COMPILE_CACHE = getCompileCacheDir() === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const PROCESS = fileURLToPath(new URL('./reading-process.ts', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Has a process of its own read files, and ends it. So any file may be given: a hostile one takes limited time and memory, and
 * nothing of it stays. `out-of-memory` and `out-of-time`: the files need more than their limits. Rejects only if the process cannot
 * be started.
 */
export async function runInProcess(task: ReadingTask): Promise<ReadingAnswer | 'out-of-memory' | 'out-of-time'> {
  const { limits } = task;
  // A process and not a thread: when memory for a large object is missing, V8 ends the whole process.
  const child = fork(PROCESS, [String(limits.unpackedBytes)], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    // The process must not have the API's secrets. Decision 84.
    env: COMPILE_CACHE,
    // A hostile file could fill the log with the parser's messages.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve('out-of-time'), limits.deadlineMs);
      let isReady = false;
      child.on('message', (message: ProcessMessage<ReadingAnswer>) => {
        if (message !== 'ready') return resolve(message.answer);
        isReady = true;
        // Errors of sending are ignored here: a process that ends too early is handled by `exit`.
        child.send(task, () => {});
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (isReady && code !== 0) resolve('out-of-memory');
        else reject(new Error(`The reading process ended with ${signal ?? `code ${code}`} and no answer`));
      });
    });
  } finally {
    clearTimeout(timer);
    await end(child);
    running.delete(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (isOver) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
