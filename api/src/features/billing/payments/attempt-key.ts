/** The idempotency key of an attempt: the same attempt is never two payments, and another one is never the same. */
export function attemptKey(orderId: string, attemptNo: number): string {
  return `order:${orderId}:attempt:${attemptNo}:create`;
}

/** The attempt that a key names; null for a key that is none of ours. */
export function readAttemptKey(key: string): { orderId: string; attemptNo: number } | null {
  const match = /^order:([0-9a-f-]{36}):attempt:(\d{1,6}):create$/.exec(key);
  return match && { orderId: match[1]!, attemptNo: Number(match[2]) };
}
