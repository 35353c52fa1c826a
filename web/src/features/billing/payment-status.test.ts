import { expect, test } from 'vitest';
import { statusOf } from './payment-status.ts';

const PAID = {
  state: 'fulfilled',
  kind: 'payment',
  dispute: null,
  isRefundPending: false,
  withdrawal: null,
  subscriptionPart: null,
} as const;

const withdrawal = (refund: 'none' | 'started' | 'retrying' | 'done') => ({
  withdrawal: { declaredAt: '2026-06-22T12:00:00Z', amount: 2_900, refund, refundUntil: '2026-07-06' },
});

test.each([
  ['paid', {}, 'payment'],
  ['disputed', { dispute: 'open' }, 'disputed'],
  ['disputed while its refund has not arrived', { dispute: 'open', isRefundPending: true }, 'disputed'],
  ['refunded by the bank after a lost dispute', { dispute: 'lost' }, 'refunded'],
  ['refunded in part', { state: 'partially_refunded' }, 'refunded'],
  ['refunded, and not arrived', { isRefundPending: true }, 'refundPending'],
  ['withdrawn from, and owed', withdrawal('started'), 'refundPending'],
  ['withdrawn from, and refused by the provider', withdrawal('retrying'), 'refundPending'],
  ['withdrawn from, and refunded', { ...withdrawal('done'), state: 'refunded' }, 'refunded'],
  ['a trial that was withdrawn from', { ...withdrawal('none'), subscriptionPart: 'trial' }, 'withdrawn'],
  ['the verification of a trial', { subscriptionPart: 'trial' }, 'trial'],
  ['a trial that was not verified yet', { subscriptionPart: 'trial', kind: 'unresolved' }, 'unfinished'],
  ['a trial that was given up', { subscriptionPart: 'trial', kind: 'attempt' }, 'attempt'],
] as const)('a payment that is %s has its status', (_what, change, status) => {
  expect(statusOf({ ...PAID, ...change })).toBe(status);
});
