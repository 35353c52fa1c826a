import type { PaymentStatus } from '../providers/rail.ts';

/** Where an order stands. */
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

/** An order in one of these waits for its payment. */
export const PAYABLE_STATES: readonly OrderState[] = ['draft', 'awaiting_payment', 'requires_action'];
const SETTLED: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded', 'refunded'];

/** Whether it has been paid, whatever came of the money since. */
export function isSettled(state: OrderState): boolean {
  return SETTLED.includes(state);
}

export function isPayable(state: OrderState): boolean {
  return PAYABLE_STATES.includes(state);
}

/**
 * The order's next state. It only goes forward: an old status never undoes a payment, and a late success after an exit (failed,
 * expired, cancelled) still counts, since the money is there.
 */
export function nextOrderState(state: OrderState, status: PaymentStatus): OrderState {
  if (SETTLED.includes(state)) return state;
  if (status === 'succeeded') return 'paid';
  if (!isPayable(state)) return state;
  if (status === 'cancelled') return 'cancelled';
  return status === 'action' ? 'requires_action' : 'awaiting_payment';
}
