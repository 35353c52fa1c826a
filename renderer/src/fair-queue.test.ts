import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

function drain(queue: ReturnType<typeof createFairQueue<string, string>>): string[] {
  const taken: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) taken.push(item);
  return taken;
}

it('serves owners in turn, each in the order of its items', () => {
  const queue = createFairQueue<string, string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item.charAt(0), item);
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('puts an owner who adds another item behind the owners who already wait', () => {
  const queue = createFairQueue<string, string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a2');
  expect(drain(queue)).toEqual(['b1', 'a2']);
});

it('removes an item, and returns whether it was in the queue', () => {
  const queue = createFairQueue<string, string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'a1')).toBe(false);
  expect(drain(queue)).toEqual(['b1']);
});

it('skips an owner whose turn is not allowed, and keeps their place', () => {
  const queue = createFairQueue<string, string>();
  for (const item of ['a1', 'b1', 'a2']) queue.add(item.charAt(0), item);
  expect(queue.next((owner) => owner !== 'a')).toBe('b1');
  expect(queue.next((owner) => owner !== 'a')).toBeUndefined();
  expect(drain(queue)).toEqual(['a1', 'a2']);
});
