import type { PaymentStatus } from '../providers/rail.ts';

export const ORDER_STATES = [
  'draft',
  'awaiting_payment',
  'requires_action',
  'paid',
  'fulfilled',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of an order that waits for its payment. */
export const PAYABLE_STATES: readonly OrderState[] = ['draft', 'awaiting_payment', 'requires_action'];
const SETTLED: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded', 'refunded'];

/** Whether an order has been paid, refunded since or not. */
export function isSettled(state: OrderState): boolean {
  return SETTLED.includes(state);
}

export function isPayable(state: OrderState): boolean {
  return PAYABLE_STATES.includes(state);
}

/**
 * The order's next state for a status that the provider answered. It only moves forward: a stale status never undoes a payment. A late
 * success after failed, expired or cancelled still counts, since the money has arrived.
 */
export function nextOrderState(state: OrderState, status: PaymentStatus): OrderState {
  if (SETTLED.includes(state)) return state;
  if (status === 'succeeded') return 'paid';
  if (!isPayable(state)) return state;
  if (status === 'cancelled') return 'cancelled';
  return status === 'action' ? 'requires_action' : 'awaiting_payment';
}
