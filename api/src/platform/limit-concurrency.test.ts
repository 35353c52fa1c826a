import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('runs at most the limit at the same time, in the order of the calls, also after failures', async () => {
  const run = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const done = Array.from({ length: 5 }, (_, index) =>
    run(async () => {
      begun.push(index);
      await new Promise<void>((end) => ends.push(end));
      if (index === 1) throw new Error('failed');
      return index;
    }),
  );
  const outcomes = Promise.allSettled(done);
  for (const expected of [2, 3, 4, 5, 5]) {
    await new Promise(setImmediate);
    expect(begun).toHaveLength(expected);
    ends.shift()!();
  }
  expect((await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
