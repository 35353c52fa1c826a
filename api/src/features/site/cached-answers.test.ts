import { TRPCError } from '@trpc/server';
import { expect, test, vi } from 'vitest';
import { createCachedAnswers } from './cached-answers.ts';

const away = () => Promise.reject(new TRPCError({ code: 'SERVICE_UNAVAILABLE' }));

test('answers with the last answer to the same question while the database is away', async () => {
  const answers = createCachedAnswers();
  expect(await answers.get(['packages', 'pl'], async () => ({ price: 1 }))).toEqual({ price: 1 });
  expect(await answers.get(['packages', 'pl'], async () => ({ price: 2 }))).toEqual({ price: 2 });
  expect(await answers.get(['packages', 'pl'], away)).toEqual({ price: 2 });
  await expect(answers.get(['packages', 'en'], away)).rejects.toThrow('SERVICE_UNAVAILABLE');
});

test('answers so while the database hangs, too, and caches the late answer', async () => {
  const answers = createCachedAnswers();
  await answers.get('packages', async () => ({ price: 1 }));
  const late = Promise.withResolvers<{ price: number }>();
  expect(await answers.get('packages', () => late.promise)).toEqual({ price: 1 });
  late.resolve({ price: 2 });
  await late.promise;
  expect(await answers.get('packages', away)).toEqual({ price: 2 });
});

test('answers from the cache for a moment once the database is away, and then queries again', async () => {
  const answers = createCachedAnswers();
  const work = vi.fn(async () => ({ price: 1 }));
  await answers.get('packages', work);
  answers.noteAway();
  expect(await answers.get('packages', work)).toEqual({ price: 1 });
  expect(work).toHaveBeenCalledTimes(1);
  // A question without a cached answer is queried all the same.
  expect(await answers.get('offers', work)).toEqual({ price: 1 });
  await expect
    .poll(async () => (await answers.get('packages', work)) && work.mock.calls.length, { timeout: 10_000 })
    .toBe(3);
});

test('hides no other error, and caches only the answers that it should', async () => {
  const answers = createCachedAnswers();
  await answers.get('packages', async () => ({ price: 1 }));
  await expect(answers.get('packages', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  const isThere = ({ state }: { state: string }) => state === 'there';
  await answers.get('offer', async () => ({ state: 'there' }), isThere);
  await answers.get('offer', async () => ({ state: 'missing' }), isThere);
  await expect(answers.get('offer', away)).rejects.toThrow('SERVICE_UNAVAILABLE');
});
