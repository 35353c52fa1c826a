import { expect, test } from 'vitest';
import { statusOf } from './payment-status.ts';

const PAID = {
  state: 'fulfilled',
  kind: 'payment',
  dispute: null,
  isRefundPending: false,
  subscriptionPart: null,
} as const;

test.each([
  ['paid', {}, 'payment'],
  ['disputed', { dispute: 'open' }, 'disputed'],
  ['disputed while its refund has not arrived', { dispute: 'open', isRefundPending: true }, 'disputed'],
  ['refunded by the bank after a lost dispute', { dispute: 'lost' }, 'refunded'],
  ['refunded in part', { state: 'partially_refunded' }, 'refunded'],
  ['refunded, and not arrived', { isRefundPending: true }, 'refundPending'],
  ['the verification of a trial', { subscriptionPart: 'trial' }, 'trial'],
  ['a trial that was not verified yet', { subscriptionPart: 'trial', kind: 'unresolved' }, 'unfinished'],
  ['a trial that was given up', { subscriptionPart: 'trial', kind: 'attempt' }, 'attempt'],
] as const)('a payment that is %s has its status', (_what, change, status) => {
  expect(statusOf({ ...PAID, ...change })).toBe(status);
});
