import { expect, it } from 'vitest';
import { accessOutsideSubscription } from './access-outside-subscription.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const PAST = '2026-11-19T12:00:00.000Z';
const SOON = '2026-11-27T12:00:00.000Z';
const LATER = '2026-12-20T12:00:00.000Z';
const paid = (...ends: (string | null)[]) => ends.map((validUntil) => ({ validUntil }));

it('returns the latest end of access', () => {
  expect(accessOutsideSubscription(paid(SOON, LATER, null, PAST), null, NOW)).toEqual(new Date(LATER));
});

it("returns 'none' when all access has expired", () => {
  expect(accessOutsideSubscription(paid(PAST, null), null, NOW)).toBe('none');
  expect(accessOutsideSubscription([], { state: 'ended', validUntil: PAST }, NOW)).toBe('none');
});

it("returns 'in-subscription' for access that a running subscription or trial shows", () => {
  for (const state of ['trialing', 'active']) {
    expect(accessOutsideSubscription(paid(SOON), { state, validUntil: SOON }, NOW)).toBe('in-subscription');
  }
  expect(accessOutsideSubscription(paid(PAST), { state: 'past_due', validUntil: PAST }, NOW)).toBe('in-subscription');
});

it('returns the end of a package that gives access for longer than the subscription', () => {
  expect(accessOutsideSubscription(paid(SOON, LATER), { state: 'active', validUntil: SOON }, NOW)).toEqual(
    new Date(LATER),
  );
  expect(accessOutsideSubscription(paid(SOON), { state: 'past_due', validUntil: PAST }, NOW)).toEqual(new Date(SOON));
});

it('does not count the period of an ended subscription whose access was taken back', () => {
  expect(accessOutsideSubscription(paid(null), { state: 'ended', validUntil: LATER }, NOW)).toBe('none');
});
