import { expect, test } from 'vitest';
import { scrollToShow } from './scroll-to-show.ts';

const view = { start: 100, end: 700 };

test('does not scroll to a part that is in view or fills the view', () => {
  expect(scrollToShow(view, { start: 100, end: 300 }, 20)).toBe(0);
  expect(scrollToShow(view, { start: 50, end: 900 }, 20)).toBe(0);
});

test('scrolls a part outside of the view to a margin below its start', () => {
  expect(scrollToShow(view, { start: 1_000, end: 1_200 }, 20)).toBe(880);
  expect(scrollToShow(view, { start: -400, end: -200 }, 20)).toBe(-520);
});

test('scrolls to the beginning of a part that is cut off', () => {
  expect(scrollToShow(view, { start: 650, end: 900 }, 20)).toBe(530);
  expect(scrollToShow(view, { start: 20, end: 300 }, 20)).toBe(-100);
});
