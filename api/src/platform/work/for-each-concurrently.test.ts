import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

test('processes each item once, at most eight at the same time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently(items, async (item) => {
    most = Math.max(most, ++running);
    await setTimeout(1);
    running--;
    done.push(item);
  });
  expect(done.sort((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});

test('after a failure it starts no more items, and rejects when those in flight have ended', async () => {
  const ended: number[] = [];
  const all = forEachConcurrently(items, async (item) => {
    if (item === 3) throw new Error('three');
    await setTimeout(1);
    ended.push(item);
  });
  await expect(all).rejects.toThrow('three');
  expect(ended).toEqual([0, 1, 2, 4, 5, 6, 7]);
});
