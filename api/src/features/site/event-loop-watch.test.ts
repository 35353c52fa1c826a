import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch whose clock can be advanced without a beat, as when the loop is blocked. */
function watched() {
  let blockedMs = 0;
  const started = Date.now();
  const watch = watchEventLoop(() => Date.now() - started + blockedMs);
  watch.start();
  return {
    watch,
    block: (ms: number) => {
      blockedMs += ms;
    },
  };
}

test('a running loop is not stalled, and neither is one that was late for a moment', () => {
  const { watch, block } = watched();
  vi.advanceTimersByTime(10_000);
  expect(watch.isStalled()).toBe(false);
  block(1_000);
  expect(watch.isStalled()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(watch.isStalled()).toBe(false);
  watch.stop();
});

test('a blocked loop is stalled before its next beat and for a moment after it, and then no longer', () => {
  const { watch, block } = watched();
  vi.advanceTimersByTime(1_000);
  block(4_000);
  expect(watch.isStalled()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(watch.isStalled()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(watch.isStalled()).toBe(false);
  watch.stop();
});

test('a watch that was not started reports no stall', () => {
  let time = 0;
  const watch = watchEventLoop(() => time);
  time = 60_000;
  expect(watch.isStalled()).toBe(false);
});
