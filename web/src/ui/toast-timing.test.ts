import { expect, it } from 'vitest';
import { autoCloseMs } from './toast-timing.ts';

it('shows a toast for 3000 ms, and for 1000 ms after an update', () => {
  expect(autoCloseMs({}, false)).toBe(3000);
  expect(autoCloseMs({}, true)).toBe(1000);
});

it('keeps a loading toast until it is updated', () => {
  expect(autoCloseMs({ isLoading: true }, false)).toBe(false);
  expect(autoCloseMs({ isLoading: true, durationMs: 500 }, true)).toBe(false);
});

it('lets the caller choose another time', () => {
  expect(autoCloseMs({ durationMs: 2000 }, false)).toBe(2000);
  expect(autoCloseMs({ durationMs: 2000 }, true)).toBe(2000);
});
