/** The idempotency key of an attempt: unique per attempt, and the same at every retry. */
export function attemptKey(orderId: string, attemptNo: number): string {
  return `order:${orderId}:attempt:${attemptNo}:create`;
}

/** The attempt that a key names; null for a key that `attemptKey` did not make. */
export function readAttemptKey(key: string): { orderId: string; attemptNo: number } | null {
  const match = /^order:([0-9a-f-]{36}):attempt:(\d{1,6}):create$/.exec(key);
  return match && { orderId: match[1]!, attemptNo: Number(match[2]) };
}
