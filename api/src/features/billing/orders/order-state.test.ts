import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentStatus } from '../providers/rail.ts';
import { nextOrderState, ORDER_STATES } from './order-state.ts';

const STATUSES: PaymentStatus[] = ['awaiting', 'action', 'approved', 'succeeded', 'cancelled'];

test('moves between awaiting_payment and requires_action, and on to paid', () => {
  expect(nextOrderState('draft', 'awaiting')).toBe('awaiting_payment');
  expect(nextOrderState('awaiting_payment', 'action')).toBe('requires_action');
  expect(nextOrderState('requires_action', 'awaiting')).toBe('awaiting_payment');
  expect(nextOrderState('requires_action', 'succeeded')).toBe('paid');
});

test.each(['failed', 'expired', 'cancelled'] as const)('never drops a late success after %s', (state) => {
  expect(nextOrderState(state, 'succeeded')).toBe('paid');
  expect(nextOrderState(state, 'awaiting')).toBe(state);
});

test('never undoes a payment, whatever the provider answers later', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ORDER_STATES), fc.array(fc.constantFrom(...STATUSES)), (start, statuses) => {
      const states = [start];
      for (const status of statuses) states.push(nextOrderState(states.at(-1)!, status));
      const paidAt = states.findIndex((state) =>
        ['paid', 'fulfilled', 'partially_refunded', 'refunded'].includes(state),
      );
      if (paidAt >= 0) for (const state of states.slice(paidAt)) expect(state).toBe(states[paidAt]);
    }),
  );
});
