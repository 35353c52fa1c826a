import type { Outputs } from '../../../lib/trpc.ts';
import { PAYMENT_WAYS } from '../payment-ways.ts';

export type Subscription = NonNullable<Outputs['billing']['subscription']['current']>;

/** Where a subscription stands in its owner's words: one that is cancelled and still runs is neither active nor over. */
export type SubscriptionStatus = 'trialing' | 'active' | 'cancelled' | 'pastDue' | 'ended';

export function statusOf({ state, cancelledAt }: Pick<Subscription, 'state' | 'cancelledAt'>): SubscriptionStatus {
  if (state === 'ended') return 'ended';
  if (cancelledAt !== null) return 'cancelled';
  return state === 'past_due' ? 'pastDue' : state;
}

/** Whether its next payment is due and may be under way this moment. */
export function isBeingCharged({ nextPayment }: Pick<Subscription, 'nextPayment'>, now: Date): boolean {
  return nextPayment !== null && Date.parse(nextPayment.at) <= now.getTime();
}

/** What is charged, as its owner knows it: `Visa •••• 4242`, or the PayPal account. */
export function methodName({ provider, label }: NonNullable<Subscription['method']>): string {
  return PAYMENT_WAYS[provider].methodName(label);
}
