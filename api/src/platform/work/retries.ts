/** When failed work is tried again, and when it is given up. */
export interface RetryPolicy {
  /** After the first failed try, ms; each further pause is twice as long. */
  firstRetryMs: number;
  /** The longest pause, ms. */
  lastRetryMs: number;
  /** The try that is the last. */
  maxTries: number;
}

/** How a row stands after a failed try: tried again with exponential backoff, or buried (`dead`) after the last of its tries. */
export function afterFailedTry(
  { firstRetryMs, lastRetryMs, maxTries }: RetryPolicy,
  { tries, now }: { tries: number; now: Date },
): { state: 'failed' | 'dead'; nextTryAt: Date } {
  const delayMs = Math.min(lastRetryMs, firstRetryMs * 2 ** (tries - 1));
  return { state: tries >= maxTries ? 'dead' : 'failed', nextTryAt: new Date(now.getTime() + delayMs) };
}
