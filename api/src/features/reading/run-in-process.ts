import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import type { ReadingAnswer, ReadingResult, ReadingTask } from './answer-task.ts';
import { watchMemory } from './watch-memory.ts';

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
 * nothing of it stays.
 *
 * @param signal ends the process; then its reason is thrown.
 * @throws {UnreadableFileError} if the files cannot be read within their limits. Other errors: the process cannot be started, or a
 *   reader has a fault.
 */
export async function runInProcess(task: ReadingTask, signal?: AbortSignal): Promise<ReadingResult> {
  const answer = await answerOf(task, signal);
  if ('unreadable' in answer) throw new UnreadableFileError(answer.unreadable.reason, answer.unreadable);
  if ('error' in answer) throw new Error(`a reader failed: ${answer.error}`);
  return answer;
}

async function answerOf(task: ReadingTask, signal?: AbortSignal): Promise<ReadingAnswer> {
  signal?.throwIfAborted();
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
  let endWatch = () => {};
  try {
    return await new Promise((resolve, reject) => {
      if (child.pid !== undefined) {
        endWatch = watchMemory(child.pid, limits.residentMb, () => reject(new UnreadableFileError('too-large')));
      }
      timer = setTimeout(() => reject(new UnreadableFileError('too-slow')), limits.deadlineMs);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      let isReady = false;
      child.on('message', (message: ProcessMessage<ReadingAnswer>) => {
        if (message !== 'ready') return resolve(message.answer);
        isReady = true;
        // Errors of sending are ignored here: a process that ends too early is handled by `exit`.
        child.send(task, () => {});
      });
      child.once('error', reject);
      child.once('exit', (code, killedBy) => {
        // Its heap is full.
        if (isReady && code !== 0) reject(new UnreadableFileError('too-large'));
        else reject(new Error(`The reading process ended with ${killedBy ?? `code ${code}`} and no answer`));
      });
    });
  } finally {
    clearTimeout(timer);
    endWatch();
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
