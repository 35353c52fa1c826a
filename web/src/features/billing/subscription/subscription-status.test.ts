import { expect, it } from 'vitest';
import { isBeingCharged, methodName, statusOf } from './subscription-status.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

it('has a status of its own for a cancelled subscription that has not ended yet', () => {
  const cancelledAt = '2026-11-19T12:00:00Z';
  expect(statusOf({ state: 'active', cancelledAt: null, dispute: null })).toBe('active');
  expect(statusOf({ state: 'active', cancelledAt, dispute: null })).toBe('cancelled');
  expect(statusOf({ state: 'trialing', cancelledAt, dispute: null })).toBe('cancelled');
  expect(statusOf({ state: 'past_due', cancelledAt: null, dispute: null })).toBe('pastDue');
  expect(statusOf({ state: 'ended', cancelledAt, dispute: null })).toBe('ended');
});

it('has a status of its own for a subscription whose payment is disputed, until it has ended', () => {
  const dispute = { renewsIfWon: true };
  expect(statusOf({ state: 'active', cancelledAt: '2026-11-19T12:00:00Z', dispute })).toBe('disputed');
  expect(statusOf({ state: 'ended', cancelledAt: null, dispute })).toBe('ended');
});

it('counts a payment as in progress from the moment it is due', () => {
  const due = (at: string) => isBeingCharged({ nextPayment: { at, grossAmount: 3_900 } }, NOW);
  expect(due('2026-11-20T12:00:00Z')).toBe(true);
  expect(due('2026-11-20T12:00:01Z')).toBe(false);
  expect(isBeingCharged({ nextPayment: null }, NOW)).toBe(false);
});

it('names the PayPal account that is charged', () => {
  expect(methodName({ provider: 'stripe', label: 'Visa •••• 4242' })).toBe('Visa •••• 4242');
  expect(methodName({ provider: 'paypal', label: 'ola@example.pl' })).toBe('PayPal, ola@example.pl');
});
