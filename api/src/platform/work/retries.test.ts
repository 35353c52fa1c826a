import { expect, test } from 'vitest';
import { afterFailedTry } from './retries.ts';

const policy = { firstRetryMs: 5_000, lastRetryMs: 60_000, maxTries: 6 };
const now = new Date('2026-03-01T12:00:00Z');

test('doubles the delay up to the longest, and buries after the last try', () => {
  const standings = [1, 2, 3, 4, 5, 6].map((tries) => {
    const { state, nextTryAt } = afterFailedTry(policy, { tries, now });
    return [state, (nextTryAt.getTime() - now.getTime()) / 1_000];
  });
  expect(standings).toEqual([
    ['failed', 5],
    ['failed', 10],
    ['failed', 20],
    ['failed', 40],
    ['failed', 60],
    ['dead', 60],
  ]);
});
