import { RenderFailure } from '../failure.ts';
import { createFairLine } from '../fair-line.ts';

export interface Admission {
  /**
   * Waits for a turn. The caller ends its turn by calling what it gets, once.
   *
   * @param fairnessKey whom it is for, as the caller names them: keys are served in turn, and one key takes all places at work
   *   but one, and half of those in line, at most. Without one it stands in line for itself.
   * @throws {RenderFailure} QUEUE_FULL at once, when too many wait already.
   * @throws the signal's reason when it is aborted meanwhile.
   */
  enter(signal: AbortSignal, fairnessKey?: string): Promise<() => void>;
  /** How many have a turn. */
  running(): number;
  /** How many stand in line. */
  waiting(): number;
}

type Owner = string | symbol;

/** Lets `running` renders work at a time and `waiting` more stand in line, where keys are served in turn. */
export function createAdmission({ running, waiting }: { running: number; waiting: number }): Admission {
  let free = running;
  let standing = 0;
  const placesOf = new Map<string, number>();
  const turnsOf = new Map<Owner, number>();
  const line = createFairLine<Owner, () => void>();
  // Long renders of one key leave a place in which those of others pass them.
  const turnsOfOne = Math.max(1, running - 1);
  const mayGo = (owner: Owner) => (turnsOf.get(owner) ?? 0) < turnsOfOne;

  const begin = (owner: Owner) => {
    free -= 1;
    turnsOf.set(owner, (turnsOf.get(owner) ?? 0) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const left = turnsOf.get(owner)! - 1;
      if (left === 0) turnsOf.delete(owner);
      else turnsOf.set(owner, left);
      free += 1;
      admitWaiting();
    };
  };
  const admitWaiting = () => {
    while (free > 0) {
      const admit = line.next(mayGo);
      if (admit === undefined) return;
      admit();
    }
  };
  const takePlace = (key: string | undefined) => {
    if (standing >= waiting) {
      throw new RenderFailure('QUEUE_FULL', `${waiting} renders are waiting already; try again shortly`);
    }
    const own = key === undefined ? 0 : (placesOf.get(key) ?? 0);
    if (own >= Math.ceil(waiting / 2)) {
      throw new RenderFailure('QUEUE_FULL', `${own} renders of the same fairness key are waiting already`);
    }
    standing += 1;
    if (key !== undefined) placesOf.set(key, own + 1);
  };
  const leavePlace = (key: string | undefined) => {
    standing -= 1;
    if (key === undefined) return;
    const own = placesOf.get(key)! - 1;
    if (own === 0) placesOf.delete(key);
    else placesOf.set(key, own);
  };

  return {
    running: () => running - free,
    waiting: () => standing,
    enter: async (signal, fairnessKey) => {
      signal.throwIfAborted();
      const owner = fairnessKey ?? Symbol('stands for itself');
      if (free > 0 && mayGo(owner)) return begin(owner);
      takePlace(fairnessKey);
      return new Promise((resolve, reject) => {
        const abort = () => {
          line.remove(owner, admit);
          leavePlace(fairnessKey);
          reject(signal.reason);
        };
        const admit = () => {
          signal.removeEventListener('abort', abort);
          leavePlace(fairnessKey);
          resolve(begin(owner));
        };
        signal.addEventListener('abort', abort, { once: true });
        line.add(owner, admit);
      });
    },
  };
}
