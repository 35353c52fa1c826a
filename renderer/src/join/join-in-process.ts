import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { watchMemory } from '@kreda/telemetry/watch-memory';
import { RenderFailure } from '../failure.ts';
import { processLimits } from './join-limits.ts';
import type { PartsToJoin } from './join-parts.ts';
import type { JoinMessage, JoinResult } from './join-task.ts';

const PROCESS = fileURLToPath(new URL('./joining-process.ts', import.meta.url));

const MEMORY = { maxMb: processLimits.residentMb, everyMs: 50 };

/** Node's compile cache where this process has one: in tests, and not in production (docs/decisions/0084). */
const COMPILE_CACHE = getCompileCacheDir() === undefined ? {} : { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Has a process of its own join parts, and ends it: a hostile attachment takes limited time and memory, and nothing of it stays. A
 * process and not a thread, since V8 ends the whole process when memory for a large object is missing.
 *
 * @param signal ends the process; then its reason is thrown.
 * @throws {RenderFailure} with the part that is to blame.
 */
export async function joinInProcess(task: PartsToJoin, signal: AbortSignal): Promise<JoinResult> {
  signal.throwIfAborted();
  const child = fork(PROCESS, [], {
    execArgv: [`--max-old-space-size=${processLimits.heapMb}`, '--max-semi-space-size=8'],
    serialization: 'advanced',
    // The process needs nothing else of the renderer's environment. With few arenas (mallopt(3)), threads of the picture library reuse
    // the buffers that others freed.
    env: { ...COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  running.add(child);
  let endWatch = () => {};
  let timer: NodeJS.Timeout | undefined;
  let part: number | undefined;
  const tooComplex = (problem: string) => partFailure('PART_TOO_COMPLEX', problem, part);
  try {
    return await new Promise<JoinResult>((resolve, reject) => {
      if (child.pid !== undefined)
        endWatch = watchMemory(child.pid, MEMORY, () => reject(tooComplex('too much memory')));
      timer = setTimeout(() => reject(tooComplex('too much time')), processLimits.deadlineMs);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      child.on('message', (message: JoinMessage) => {
        // Errors of sending are ignored here: a process that ends too early is handled by `exit`.
        if (message === 'ready') child.send(task, () => {});
        else if ('part' in message) part = message.part;
        else if ('joined' in message) resolve(message.joined);
        else if ('refused' in message) reject(partFailure(message.refused, message.problem, part));
        else reject(new Error(`joining failed: ${message.error}`));
      });
      child.once('error', reject);
      child.once('exit', (code, killedBy) => {
        // Its heap is full.
        if (part !== undefined) reject(tooComplex('too much memory'));
        else reject(new RenderFailure('WORKER_FAILED', `the joining process ended with ${killedBy ?? `code ${code}`}`));
      });
    });
  } finally {
    clearTimeout(timer);
    endWatch();
    await end(child);
    running.delete(child);
  }
}

function partFailure(reason: RenderFailure['reason'], problem: string, part: number | undefined): RenderFailure {
  return new RenderFailure(reason, problem, undefined, part === undefined ? undefined : part + 1);
}

async function end(child: ChildProcess): Promise<void> {
  const isOver = child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  if (isOver) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
