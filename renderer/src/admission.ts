import { RenderFailure } from './failure.ts';
import { createFairLine } from './fair-line.ts';

export interface Admission {
  /**
   * Waits for a turn. The caller ends its turn by calling what it gets, once.
   *
   * @param fairnessKey whom it is for, as the caller names them: keys are served in turn, and one key takes at most half of the
   *   places in line. Without one it stands in line for itself.
   * @throws {RenderFailure} QUEUE_FULL at once, when too many wait already.
   * @throws the signal's reason when it is aborted meanwhile.
   */
  enter(signal: AbortSignal, fairnessKey?: string): Promise<() => void>;
  /** How many have a turn. */
  running(): number;
  /** How many stand in line. */
  waiting(): number;
}

/** Lets `running` renders work at a time and `waiting` more stand in line, where keys are served in turn. */
export function createAdmission({ running, waiting }: { running: number; waiting: number }): Admission {
  let free = running;
  let standing = 0;
  const placesOf = new Map<string, number>();
  const line = createFairLine<string | symbol, () => void>();

  const leave = () => {
    const next = line.next();
    if (next) next();
    else free += 1;
  };
  const turn = () => {
    let ended = false;
    return () => {
      if (!ended) leave();
      ended = true;
    };
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
      if (free > 0) {
        free -= 1;
        return turn();
      }
      takePlace(fairnessKey);
      const owner = fairnessKey ?? Symbol('stands for itself');
      return new Promise((resolve, reject) => {
        const abort = () => {
          line.remove(owner, admit);
          leavePlace(fairnessKey);
          reject(signal.reason);
        };
        const admit = () => {
          signal.removeEventListener('abort', abort);
          leavePlace(fairnessKey);
          resolve(turn());
        };
        signal.addEventListener('abort', abort, { once: true });
        line.add(owner, admit);
      });
    },
  };
}
