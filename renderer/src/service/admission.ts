import { RenderFailure } from '../failure.ts';
import { createFairQueue } from '../fair-queue.ts';

export interface Admission {
  /**
   * Waits for a turn. The caller ends its turn by calling the returned function, once.
   *
   * @param fairnessKey the caller's name for the render's owner. Keys are served in turn. One key gets at most all running places but one,
   * and half of the queue. Each render without a key counts as an owner of its own.
   * @throws {RenderFailure} QUEUE_FULL at once, if too many renders wait.
   * @throws the signal's reason if it is aborted while waiting.
   */
  enter(signal: AbortSignal, fairnessKey?: string): Promise<() => void>;
  /** Number of renders that have a turn. */
  running(): number;
  /** Number of renders in the queue. */
  waiting(): number;
}

type Owner = string | symbol;

/** Lets `running` renders run at a time and `waiting` more wait in a queue that serves keys in turn. */
export function createAdmission({ running, waiting }: { running: number; waiting: number }): Admission {
  let free = running;
  let queued = 0;
  const queuedOf = new Map<string, number>();
  const runningOf = new Map<Owner, number>();
  const queue = createFairQueue<Owner, () => void>();
  // One key never takes all places, so that its long renders do not block other keys.
  const runningOfOneKey = Math.max(1, running - 1);
  const mayRun = (owner: Owner) => (runningOf.get(owner) ?? 0) < runningOfOneKey;

  const begin = (owner: Owner) => {
    free -= 1;
    runningOf.set(owner, (runningOf.get(owner) ?? 0) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const left = runningOf.get(owner)! - 1;
      if (left === 0) runningOf.delete(owner);
      else runningOf.set(owner, left);
      free += 1;
      admitWaiting();
    };
  };
  const admitWaiting = () => {
    while (free > 0) {
      const admit = queue.next(mayRun);
      if (admit === undefined) return;
      admit();
    }
  };
  const joinQueue = (key: string | undefined) => {
    if (queued >= waiting) {
      throw new RenderFailure('QUEUE_FULL', `${waiting} renders are waiting already; try again shortly`);
    }
    const own = key === undefined ? 0 : (queuedOf.get(key) ?? 0);
    if (own >= Math.ceil(waiting / 2)) {
      throw new RenderFailure('QUEUE_FULL', `${own} renders of the same fairness key are waiting already`);
    }
    queued += 1;
    if (key !== undefined) queuedOf.set(key, own + 1);
  };
  const leaveQueue = (key: string | undefined) => {
    queued -= 1;
    if (key === undefined) return;
    const own = queuedOf.get(key)! - 1;
    if (own === 0) queuedOf.delete(key);
    else queuedOf.set(key, own);
  };

  return {
    running: () => running - free,
    waiting: () => queued,
    enter: async (signal, fairnessKey) => {
      signal.throwIfAborted();
      const owner = fairnessKey ?? Symbol('no fairness key');
      if (free > 0 && mayRun(owner)) return begin(owner);
      joinQueue(fairnessKey);
      return new Promise((resolve, reject) => {
        const abort = () => {
          queue.remove(owner, admit);
          leaveQueue(fairnessKey);
          reject(signal.reason);
        };
        const admit = () => {
          signal.removeEventListener('abort', abort);
          leaveQueue(fairnessKey);
          resolve(begin(owner));
        };
        signal.addEventListener('abort', abort, { once: true });
        queue.add(owner, admit);
      });
    },
  };
}
