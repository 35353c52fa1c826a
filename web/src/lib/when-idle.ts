/** The longest wait for an idle moment, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const ASSUMED_IDLE_MS = 2000;

/** Calls back once, when the browser is idle. Returns how to cancel it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, ASSUMED_IDLE_MS);
  return () => clearTimeout(id);
}
