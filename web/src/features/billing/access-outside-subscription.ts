interface Paid {
  /** ISO 8601; null: it lets in no longer, or never did. */
  validUntil: string | null;
}

interface Running {
  state: string;
  validUntil: string;
}

/**
 * What is to be said of access besides a subscription: until when it lasts, that there is none, or nothing, since the
 * subscription's own words say it.
 */
export function accessOutsideSubscription(
  payments: readonly Paid[],
  subscription: Running | null,
  now: Date,
): Date | 'none' | 'in-subscription' {
  const ends = payments.map(({ validUntil }) => (validUntil === null ? 0 : Date.parse(validUntil)));
  const until = Math.max(0, ...ends);
  const isRunning = subscription !== null && subscription.state !== 'ended';
  if (isRunning && until <= Math.max(now.getTime(), Date.parse(subscription.validUntil))) return 'in-subscription';
  return until <= now.getTime() ? 'none' : new Date(until);
}
