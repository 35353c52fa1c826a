interface Paid {
  /** When access expires, ISO 8601; null if it was taken back or never given. */
  validUntil: string | null;
}

interface Running {
  state: string;
  validUntil: string;
}

/**
 * The access to show apart from the subscription's panel: the date when it expires, 'none', or 'in-subscription' if the panel
 * shows it already.
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
