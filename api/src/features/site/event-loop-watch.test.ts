import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A watch with a clock that goes on while the loop turns, and on which the loop can stand. */
function watched() {
  let stoodMs = 0;
  const started = Date.now();
  const watch = watchEventLoop(() => Date.now() - started + stoodMs);
  watch.start();
  return {
    watch,
    stand: (ms: number) => {
      stoodMs += ms;
    },
  };
}

test('a loop that turns is well, and one that was late for a moment too', () => {
  const { watch, stand } = watched();
  vi.advanceTimersByTime(10_000);
  expect(watch.isStalled()).toBe(false);
  stand(1_000);
  expect(watch.isStalled()).toBe(false);
  vi.advanceTimersByTime(500);
  expect(watch.isStalled()).toBe(false);
  watch.stop();
});

test('a loop that stood is told before its next beat and for a moment after it, and then is well again', () => {
  const { watch, stand } = watched();
  vi.advanceTimersByTime(1_000);
  stand(4_000);
  expect(watch.isStalled()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(watch.isStalled()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(watch.isStalled()).toBe(false);
  watch.stop();
});

test('a process that has not begun to serve is not measured', () => {
  let time = 0;
  const watch = watchEventLoop(() => time);
  time = 60_000;
  expect(watch.isStalled()).toBe(false);
});
