import { describe, expect, test } from 'vitest';
import { mayWithdraw } from './withdrawal-period.ts';

describe('a consumer may withdraw', () => {
  test.each([
    ['2026-03-03', '2026-03-03', true],
    ['2026-03-03', '2026-03-17', true],
    ['2026-03-03', '2026-03-18', false],
    // The fourteenth day is a Sunday, a Saturday, and a holiday before a weekend.
    ['2026-03-01', '2026-03-16', true],
    ['2026-03-01', '2026-03-17', false],
    ['2026-02-28', '2026-03-16', true],
    ['2026-12-11', '2026-12-28', true],
    ['2026-12-11', '2026-12-29', false],
    // Over a change of the clock, the end of a month and a leap day.
    ['2026-03-20', '2026-04-03', true],
    ['2026-03-20', '2026-04-04', false],
    ['2028-02-22', '2028-03-07', true],
    ['2028-02-22', '2028-03-08', false],
  ])('bought on %s, on %s: %s', (boughtOn, today, may) => {
    expect(mayWithdraw(boughtOn, today)).toBe(may);
  });
});
