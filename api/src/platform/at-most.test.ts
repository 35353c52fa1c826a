import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('runs no more than so many at once, in the order in which they came, whether they fail or not', async () => {
  const run = atMost(2);
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
