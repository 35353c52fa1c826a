import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { someAtOnce } from './some-at-once.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('does everything once, several at a time and no more than eight', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await someAtOnce(items, async (item) => {
    most = Math.max(most, ++running);
    await setTimeout(1);
    running--;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});

test('a failure begins nothing more, and is told when what was in hand has ended', async () => {
  const ended: number[] = [];
  const all = someAtOnce(items, async (item) => {
    if (item === 3) throw new Error('three');
    await setTimeout(1);
    ended.push(item);
  });
  await expect(all).rejects.toThrow('three');
  expect(ended).toEqual([0, 1, 2, 4, 5, 6, 7]);
});
