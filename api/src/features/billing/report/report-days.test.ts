import { expect, test } from 'vitest';
import { daysBefore, daysOf, periodOf } from './report-days.ts';

const iso = ({ from, until }: { from: Date; until: Date }) => [from.toISOString(), until.toISOString()];

test('a day begins at midnight in Warsaw, and may have 25 hours', () => {
  expect([...daysOf({ from: '2026-10-24', to: '2026-10-26' })].map(iso)).toEqual([
    ['2026-10-23T22:00:00.000Z', '2026-10-24T22:00:00.000Z'],
    // The clock goes back: 25 hours.
    ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26T23:00:00.000Z'],
  ]);
});

test('a period includes its last day', () => {
  expect(iso(periodOf({ from: '2026-11-01', to: '2026-11-30' }))).toEqual([
    '2026-10-31T23:00:00.000Z',
    '2026-11-30T23:00:00.000Z',
  ]);
  expect(daysBefore({ from: '2026-11-01', to: '2026-11-30' }, 7)).toEqual({ from: '2026-10-25', to: '2026-10-31' });
});
