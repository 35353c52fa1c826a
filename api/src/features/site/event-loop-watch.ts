/** Whether the process still gets to its work. */
export interface EventLoopWatch {
  start(): void;
  /** The event loop stands, or stood a moment ago: what is sent here would wait. */
  isStalled(): boolean;
  stop(): void;
}

const BEAT_MS = 500;
/** How late a beat may be. Balancers give up a probe after 3 s. */
const STALLED_AFTER_MS = 2_000;
/**
 * How long it has to turn again before it counts as well, ms: what waited meanwhile is worked off first. Short, since a machine that stood
 * as a whole has stopped every process on it.
 */
const RECOVERY_MS = 2_000;

/** Watches the event loop that it runs in. @param now a clock that never goes back, ms. */
export function watchEventLoop(now: () => number = () => performance.now()): EventLoopWatch {
  let timer: NodeJS.Timeout | undefined;
  let lastBeat = Number.POSITIVE_INFINITY;
  let wellFrom = Number.NEGATIVE_INFINITY;
  const look = () => {
    const time = now();
    if (time - lastBeat > STALLED_AFTER_MS) wellFrom = time + RECOVERY_MS;
    return time;
  };
  return {
    start() {
      lastBeat = now();
      timer = setInterval(() => {
        lastBeat = look();
      }, BEAT_MS);
      timer.unref();
    },
    // Asked before the beat that is late, it is known here first.
    isStalled: () => look() < wellFrom,
    stop: () => clearInterval(timer),
  };
}
