/** The queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface FairQueue {
  /**
   * Runs `work` in its owner's turn. Owners are served in turn (round robin), so many jobs of one owner do not delay a job of another.
   *
   * @param signal takes a waiting job out of the queue. A running job has to watch it itself.
   * @throws {QueueFullError} when the queue is full: at once, or while the job waits. A new job of an owner with fewer waiting jobs
   *   displaces the newest job of the owner with the most.
   * @throws the signal's reason when it is aborted before the job's turn.
   */
  run<T>(owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

interface WaitingJob {
  start: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * @param atOnce how many jobs run at the same time. One owner takes at most all of these places but one.
 * @param waiting how many more jobs may wait. One owner takes at most half of these places.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  const placesOfOne = Math.max(1, atOnce - 1);
  const waitingOfOne = Math.ceil(waiting / 2);
  const running = new Map<string, number>();
  /** The waiting jobs by owner. A map keeps its keys in the order of insertion, which is the order of turns. */
  const queues = new Map<string, WaitingJob[]>();
  let free = atOnce;
  let waitingNow = 0;

  const mayStart = (owner: string) => free > 0 && (running.get(owner) ?? 0) < placesOfOne;
  const begin = (owner: string) => {
    free -= 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  };
  const end = (owner: string) => {
    free += 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left === 0) running.delete(owner);
    else running.set(owner, left);
    for (const next of queues.keys()) if (mayStart(next)) startNextOf(next);
  };
  const startNextOf = (owner: string) => {
    const queue = queues.get(owner) ?? [];
    const next = queue.shift();
    // Inserted again at the end of the map: every other owner has a turn before this one.
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    if (!next) return;
    waitingNow -= 1;
    begin(owner);
    next.start();
  };
  const refusal = () => new QueueFullError(`${waitingNow} jobs are waiting`);
  /** Takes a place from the owner with the most, if that has at least two more than `owner`: two owners cannot block all others. */
  const makeRoomFor = (owner: string) => {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length < (queues.get(owner)?.length ?? 0) + 2) throw refusal();
    // At least one job of that owner stays, so the order of turns does not change.
    longest.pop()?.refuse(refusal());
    waitingNow -= 1;
  };
  const leave = (owner: string, job: WaitingJob, reason: unknown) => {
    const queue = queues.get(owner) ?? [];
    if (!queue.includes(job)) return;
    const left = queue.filter((other) => other !== job);
    if (left.length === 0) queues.delete(owner);
    else queues.set(owner, left);
    waitingNow -= 1;
    job.refuse(reason);
  };
  const waitForTurn = async (owner: string, signal?: AbortSignal) => {
    if ((queues.get(owner)?.length ?? 0) >= waitingOfOne) throw refusal();
    if (waitingNow >= waiting) makeRoomFor(owner);
    waitingNow += 1;
    const { promise, resolve: start, reject: refuse } = Promise.withResolvers<void>();
    const job: WaitingJob = { start, refuse };
    queues.set(owner, [...(queues.get(owner) ?? []), job]);
    const abort = () => leave(owner, job, signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  return {
    async run(owner, work, signal) {
      signal?.throwIfAborted();
      if (mayStart(owner)) begin(owner);
      else await waitForTurn(owner, signal);
      try {
        return await work();
      } finally {
        end(owner);
      }
    },
  };
}
