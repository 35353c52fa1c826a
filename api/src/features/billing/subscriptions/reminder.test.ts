import { expect, test } from 'vitest';
import { remindAtOf } from './reminder.ts';

const endsAt = new Date('2026-04-05T10:00:00Z');

test.each([
  // Over the change to summer time, at the same hour in Warsaw.
  ['a year', { months: 12, trialDays: null }, '2026-03-22T11:00:00.000Z'],
  ['half a year', { months: 6, trialDays: null }, '2026-03-22T11:00:00.000Z'],
  ['a month', { months: 1, trialDays: null }, null],
  ['a trial of 30 days', { months: 1, trialDays: 30 }, '2026-03-29T10:00:00.000Z'],
  ['a trial of 7 days', { months: 1, trialDays: 7 }, '2026-04-03T10:00:00.000Z'],
  ['a trial of 2 days', { months: 1, trialDays: 2 }, null],
])('%s is reminded of in time', (_what, period, at) => {
  expect(remindAtOf({ endsAt, ...period })?.toISOString() ?? null).toBe(at);
});
