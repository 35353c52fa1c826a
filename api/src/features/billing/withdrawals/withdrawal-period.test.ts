import { describe, expect, test } from 'vitest';
import { mayWithdraw } from './withdrawal-period.ts';

describe('a consumer may withdraw', () => {
  test.each([
    ['2026-03-01', '2026-03-01', true],
    ['2026-03-01', '2026-03-15', true],
    ['2026-03-01', '2026-03-16', false],
    // Over a change of the clock, the end of a month and a leap day.
    ['2026-03-20', '2026-04-03', true],
    ['2026-03-20', '2026-04-04', false],
    ['2028-02-20', '2028-03-05', true],
    ['2028-02-20', '2028-03-06', false],
  ])('bought on %s, on %s: %s', (boughtOn, today, may) => {
    expect(mayWithdraw(boughtOn, today)).toBe(may);
  });
});
