import type { Outputs } from '../../../lib/trpc.ts';
import { savedMethodName } from '../payment-ways.ts';

export type Subscription = NonNullable<Outputs['billing']['subscription']['current']>;

/**
 * A subscription's status as shown to the user. A cancelled one that still gives access is neither active nor ended; a disputed one gives
 * none.
 */
export type SubscriptionStatus = 'trialing' | 'active' | 'disputed' | 'cancelled' | 'pastDue' | 'ended';

export function statusOf({
  state,
  cancelledAt,
  dispute,
}: Pick<Subscription, 'state' | 'cancelledAt' | 'dispute'>): SubscriptionStatus {
  if (state === 'ended') return 'ended';
  if (dispute !== null) return 'disputed';
  if (cancelledAt !== null) return 'cancelled';
  return state === 'past_due' ? 'pastDue' : state;
}

/** Whether the next payment is due, so that it may be in progress. */
export function isBeingCharged({ nextPayment }: Pick<Subscription, 'nextPayment'>, now: Date): boolean {
  return nextPayment !== null && Date.parse(nextPayment.at) <= now.getTime();
}

/** The payment method as the user knows it: `Visa •••• 4242`, or the PayPal account. */
export function methodName({
  provider,
  label,
}: Pick<NonNullable<Subscription['method']>, 'provider' | 'label'>): string {
  return savedMethodName(provider, label);
}
