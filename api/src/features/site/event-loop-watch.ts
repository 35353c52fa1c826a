/** Measures whether the event loop is blocked. */
export interface EventLoopWatch {
  start(): void;
  /** Whether the event loop is blocked, or was a moment ago: new requests would wait. */
  isStalled(): boolean;
  stop(): void;
}

const BEAT_MS = 500;
/** How late a beat may be. A load balancer's probe times out after 3 s. */
const STALLED_AFTER_MS = 2_000;
/**
 * How long the loop counts as stalled after it runs again, while it processes what has waited. Short, since a machine that was paused
 * has stalled all of its processes.
 */
const RECOVERY_MS = 2_000;

/** Watches the event loop that it runs in. @param now is a monotonic clock, in ms. */
export function watchEventLoop(now: () => number = () => performance.now()): EventLoopWatch {
  let timer: NodeJS.Timeout | undefined;
  let lastBeat = Number.POSITIVE_INFINITY;
  let stalledUntil = Number.NEGATIVE_INFINITY;
  const look = () => {
    const time = now();
    if (time - lastBeat > STALLED_AFTER_MS) stalledUntil = time + RECOVERY_MS;
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
    // Looks at the time itself: this call may run before the late beat.
    isStalled: () => look() < stalledUntil,
    stop: () => clearInterval(timer),
  };
}
