import { hasEnded, type ProcessLimits, type ReadingProcess, startProcess } from './start-process.ts';

/** After a task, before the next process is started: the answer to the client goes first. */
const PAUSE_MS = 2_000;

export interface ReadyProcess {
  /** Keeps a process of these limits ready, with all readers loaded, from now on. */
  keep(limits: ProcessLimits): void;
  /** Ends it and keeps none any more. */
  stop(): Promise<void>;
  /** A process for one task: the ready one if it has the same limits. Call `done` when it has ended. */
  take(limits: ProcessLimits): Promise<ReadingProcess>;
  done(): void;
}

/**
 * Keeps one started process for the next task, since the start takes longer than reading most files. Each process still reads one
 * task's files. A process waits only while none reads, so that the memory of reading is that of one process. One that ends while it
 * waits is replaced after the next task, so a fault cannot start processes in a loop.
 */
export function createReadyProcess(start: typeof startProcess = startProcess, pauseMs = PAUSE_MS): ReadyProcess {
  let kept: ProcessLimits | null = null;
  let waiting: ReadingProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let reading = 0;
  const startLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (kept && reading === 0 && !waiting) waiting = start(kept, 'all');
    }, pauseMs);
    timer.unref();
  };
  const takeWaiting = () => {
    clearTimeout(timer);
    const taken = waiting;
    waiting = null;
    return taken;
  };
  return {
    keep(limits) {
      kept = limits;
      startLater();
    },
    async stop() {
      kept = null;
      await takeWaiting()?.end();
    },
    async take(limits) {
      reading += 1;
      const ready = takeWaiting();
      if (ready && !hasEnded(ready.child) && isEqual(ready.limits, limits)) return ready;
      await ready?.end();
      return start(limits, 'needed');
    },
    done() {
      reading -= 1;
      if (kept) startLater();
    },
  };
}

function isEqual(one: ProcessLimits, other: ProcessLimits): boolean {
  return one.unpackedBytes === other.unpackedBytes && one.heapMb === other.heapMb;
}

/** That of this API process. */
export const readyProcess = createReadyProcess();
