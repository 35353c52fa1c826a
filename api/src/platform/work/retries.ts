/** When failed work is retried, and when it is buried. */
export interface RetryPolicy {
  /** The delay after the first try, ms. Each further delay is twice as long. */
  firstRetryMs: number;
  /** The longest delay, ms. */
  lastRetryMs: number;
  /** The try that is the last. */
  maxTries: number;
}

/** The state of a row after a failed try: retried with exponential backoff, or buried (`dead`) after its last try. */
export function afterFailedTry(
  { firstRetryMs, lastRetryMs, maxTries }: RetryPolicy,
  { tries, now }: { tries: number; now: Date },
): { state: 'failed' | 'dead'; nextTryAt: Date } {
  const delayMs = Math.min(lastRetryMs, firstRetryMs * 2 ** (tries - 1));
  return { state: tries >= maxTries ? 'dead' : 'failed', nextTryAt: new Date(now.getTime() + delayMs) };
}
