import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { repeatWork } from './repeat-work.ts';

const log = createLog({ logLevel: 'silent' });
const failure = 'the work failed';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs after the first pause, and then after each pause', async () => {
  const run = vi.fn(async () => {});
  const work = repeatWork({ log }, { firstPauseMs: 100, pauseMs: 1_000, failure, run });
  await vi.advanceTimersByTimeAsync(99);
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(4);
  await work.stop();
});

test('tries again after a run that threw', async () => {
  const run = vi.fn(async () => {
    throw new Error('the database is away');
  });
  const work = repeatWork({ log }, { pauseMs: 1_000, failure, run });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  await work.stop();
});

test('never runs twice at the same time: wakes during a run lead to one more', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const work = repeatWork({ log }, { pauseMs: 1_000, failure, run });
  work.wake();
  await vi.advanceTimersByTimeAsync(0);
  for (let count = 0; count < 5; count++) work.wake();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  ends[1]!();
  await work.stop();
  expect(run).toHaveBeenCalledTimes(2);
});

test('stop tells the present run, waits for it, and starts no more', async () => {
  let end = () => {};
  let hasStopped: (() => boolean) | undefined;
  const run = vi.fn((isStopped: () => boolean) => {
    hasStopped = isStopped;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const work = repeatWork({ log }, { pauseMs: 1_000, failure, run });
  work.wake();
  await vi.advanceTimersByTimeAsync(0);
  work.wake();
  expect(hasStopped?.()).toBe(false);
  let isOver = false;
  const stopped = work.stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([hasStopped?.(), isOver]).toEqual([true, false]);
  end();
  await stopped;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});
