import { expect, test, vi } from 'vitest';
import { createReadingCache } from './reading-cache.ts';

test('works once for concurrent and repeated calls', async () => {
  const cache = createReadingCache<number>(2);
  const work = vi.fn(async () => 7);
  expect(await Promise.all([cache.get('a', work), cache.get('a', work)])).toEqual([7, 7]);
  expect(await cache.get('a', work)).toBe(7);
  expect(work).toHaveBeenCalledTimes(1);
});

test('caches no failure', async () => {
  const cache = createReadingCache<number>(2);
  await expect(cache.get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await cache.get('a', async () => 1)).toBe(1);
});

test('evicts the least recently used answer', async () => {
  const cache = createReadingCache<string>(2);
  const answer = (text: string) => async () => text;
  await cache.get('a', answer('a1'));
  await cache.get('b', answer('b1'));
  await cache.get('a', answer('a2'));
  await cache.get('c', answer('c1'));
  expect(await cache.get('a', answer('a3'))).toBe('a1');
  expect(await cache.get('b', answer('b2'))).toBe('b2');
});

test('ends the work when the last caller leaves, and then works anew', async () => {
  const cache = createReadingCache<number>(2);
  const [first, second] = [new AbortController(), new AbortController()];
  let given: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    given = signal;
    return new Promise<number>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const answers = [cache.get('a', work, first.signal), cache.get('a', work, second.signal)];
  first.abort(new Error('left'));
  expect(given?.aborted).toBe(false);
  second.abort(new Error('left too'));
  const anew = cache.get('a', async () => 3);
  for (const answer of answers) await expect(answer).rejects.toThrow('left too');
  expect(await anew).toBe(3);
  expect(await cache.get('a', work)).toBe(3);
});

test('keeps an answer whose caller leaves afterwards', async () => {
  const cache = createReadingCache<number>(2);
  const caller = new AbortController();
  expect(await cache.get('a', async () => 1, caller.signal)).toBe(1);
  caller.abort();
  expect(await cache.get('a', async () => 2)).toBe(1);
});
