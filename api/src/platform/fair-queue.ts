/** The queue has no place for one more job. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

export interface FairQueue {
  /**
   * Runs `work` when it is the turn of its owner. Owners take turns, so many jobs of one owner never delay one job of another.
   *
   * @throws {QueueFullError} when too many jobs wait already: at once, or while it waits, as the newest job of the owner with the most of them, when one of
   *   an owner with fewer comes.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

interface WaitingJob {
  start: () => void;
  refuse: (error: QueueFullError) => void;
}

/**
 * @param atOnce how many jobs run at the same time. One owner takes all of these places but one.
 * @param waiting how many more jobs may wait; one owner takes half of these places at most.
 */
export function createFairQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): FairQueue {
  const placesOfOne = Math.max(1, atOnce - 1);
  const waitingOfOne = Math.ceil(waiting / 2);
  const running = new Map<string, number>();
  /** The waiting jobs. A map keeps its keys in the order in which they were set: the order of turns. */
  const lines = new Map<string, WaitingJob[]>();
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
    for (const next of lines.keys()) if (mayStart(next)) startNextOf(next);
  };
  const startNextOf = (owner: string) => {
    const line = lines.get(owner) ?? [];
    const next = line.shift();
    // Set again at the end of the map: every other owner has a turn before this one.
    lines.delete(owner);
    if (line.length > 0) lines.set(owner, line);
    if (!next) return;
    waitingNow -= 1;
    begin(owner);
    next.start();
  };
  const refusal = () => new QueueFullError(`${waitingNow} jobs are waiting`);
  /** Takes a place from whoever has at least two more than `owner`, so that two owners do not keep all others out. */
  const makeRoomFor = (owner: string) => {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length < (lines.get(owner)?.length ?? 0) + 2) throw refusal();
    // Its line keeps one at least, so it stays where it is in the order of turns.
    longest.pop()?.refuse(refusal());
    waitingNow -= 1;
  };
  const waitForTurn = (owner: string) => {
    if ((lines.get(owner)?.length ?? 0) >= waitingOfOne) throw refusal();
    if (waitingNow >= waiting) makeRoomFor(owner);
    waitingNow += 1;
    return new Promise<void>((start, refuse) => lines.set(owner, [...(lines.get(owner) ?? []), { start, refuse }]));
  };

  return {
    async run(owner, work) {
      if (mayStart(owner)) begin(owner);
      else await waitForTurn(owner);
      try {
        return await work();
      } finally {
        end(owner);
      }
    },
  };
}
