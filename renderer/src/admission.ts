import { RenderFailure } from './failure.ts';

export interface Admission {
  /**
   * Waits for a turn. The caller ends its turn by calling what it gets, once.
   *
   * @throws {RenderFailure} QUEUE_FULL at once, when too many wait already.
   * @throws the signal's reason when it is aborted meanwhile.
   */
  enter(signal: AbortSignal): Promise<() => void>;
  /** How many have a turn. */
  running(): number;
  /** How many stand in line. */
  waiting(): number;
}

/** Lets `running` renders work at a time and `waiting` more stand in line, first come, first served. */
export function createAdmission({ running, waiting }: { running: number; waiting: number }): Admission {
  let free = running;
  const line: (() => void)[] = [];

  const leave = () => {
    const next = line.shift();
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

  return {
    running: () => running - free,
    waiting: () => line.length,
    enter: async (signal) => {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return turn();
      }
      if (line.length >= waiting) {
        throw new RenderFailure('QUEUE_FULL', `${waiting} renders are waiting already; try again shortly`);
      }
      return new Promise((resolve, reject) => {
        const abort = () => {
          line.splice(line.indexOf(admit), 1);
          reject(signal.reason);
        };
        const admit = () => {
          signal.removeEventListener('abort', abort);
          resolve(turn());
        };
        signal.addEventListener('abort', abort, { once: true });
        line.push(admit);
      });
    },
  };
}
