/** The longest that something may wait for a quiet moment, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
/** Where a browser does not tell when it is idle (Safari), the time after which it is taken to be, in milliseconds. */
const ASSUMED_IDLE_MS = 2000;

/** Calls back once, when the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, ASSUMED_IDLE_MS);
  return () => clearTimeout(id);
}
