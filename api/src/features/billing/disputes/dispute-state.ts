import type { ProviderDispute } from '../providers/rail.ts';

export type DisputeState = ProviderDispute['state'];

/** States in which the order gives no access, its subscription is not charged, and nothing of it is refunded on request. */
export const BLOCKING_STATES = ['open', 'lost'] as const satisfies readonly DisputeState[];
export type BlockingState = (typeof BLOCKING_STATES)[number];

/** What lost disputes of a payment took of it, without what was refunded as well. Minor units. */
export function lostOf(disputes: readonly { state: string; bookedAmount: number }[]): number {
  return disputes.filter(({ state }) => state === 'lost').reduce((sum, { bookedAmount }) => sum + bookedAmount, 0);
}

export function isBlocking(state: string): state is BlockingState {
  return BLOCKING_STATES.some((blocking) => blocking === state);
}
