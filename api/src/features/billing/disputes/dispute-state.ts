import type { ProviderDispute } from '../providers/rail.ts';

export type DisputeState = ProviderDispute['state'];

/** States in which the order gives no access, its subscription is not charged, and nothing of it is refunded on request. */
export const BLOCKING_STATES = ['open', 'lost'] as const satisfies readonly DisputeState[];
export type BlockingState = (typeof BLOCKING_STATES)[number];

export function isBlocking(state: string): state is BlockingState {
  return BLOCKING_STATES.some((blocking) => blocking === state);
}
