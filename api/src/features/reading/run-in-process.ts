import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import { watchMemory } from '@kreda/telemetry/watch-memory';
import { watchProcessorTime } from '@kreda/telemetry/watch-processor-time';
import type { ReadingAnswer, ReadingResult, ReadingTask } from './answer-task.ts';
import { ReadingBusyError } from './reading-busy-error.ts';
import { readyProcess } from './ready-process.ts';
import { endedWithoutAnswer, type ProcessMessage, type ReadingProcess } from './start-process.ts';

/**
 * Has a process of its own read files, and ends it. So any file may be given: a hostile one takes limited time and memory, and
 * nothing of it stays.
 *
 * @param signal ends the process; then its reason is thrown.
 * @throws {UnreadableFileError} if the files cannot be read within their limits.
 * @throws {ReadingBusyError} if the deadline passed before the process had its time of processors. Other errors: the process cannot be
 *   started, or a reader has a fault.
 */
export async function runInProcess(task: ReadingTask, signal?: AbortSignal): Promise<ReadingResult> {
  signal?.throwIfAborted();
  const reader = await readyProcess.take(task.limits);
  let answer: ReadingAnswer;
  try {
    answer = await answerOf(reader, task, signal);
  } finally {
    await reader.end();
    readyProcess.done();
  }
  if ('unreadable' in answer) throw new UnreadableFileError(answer.unreadable.reason, answer.unreadable);
  if ('error' in answer) throw new Error(`a reader failed: ${answer.error}`);
  return answer;
}

async function answerOf(
  { child, ready }: ReadingProcess,
  task: ReadingTask,
  signal: AbortSignal | undefined,
): Promise<ReadingAnswer> {
  const { limits } = task;
  let timer: NodeJS.Timeout | undefined;
  const endWatches: (() => void)[] = [];
  try {
    return await new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (child.pid !== undefined) {
        endWatches.push(
          watchMemory(child.pid, { maxMb: limits.residentMb, everyMs: 100 }, () =>
            reject(new UnreadableFileError('too-large')),
          ),
          watchProcessorTime(child.pid, { maxMs: limits.processorMs, everyMs: 100 }, () =>
            reject(new UnreadableFileError('too-slow')),
          ),
        );
      }
      timer = setTimeout(() => reject(new ReadingBusyError(limits.deadlineMs)), limits.deadlineMs);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      let isSent = false;
      child.on('message', (message: ProcessMessage) => message !== 'ready' && resolve(message.answer));
      ready.then(() => {
        isSent = true;
        // Errors of sending are ignored here: a process that ends too early is handled by `exit`.
        child.send(task, () => {});
      }, reject);
      child.once('exit', (code, killedBy) => {
        // Its heap is full.
        if (isSent && code !== 0) reject(new UnreadableFileError('too-large'));
        else reject(endedWithoutAnswer(code, killedBy));
      });
    });
  } finally {
    clearTimeout(timer);
    for (const endWatch of endWatches) endWatch();
  }
}
