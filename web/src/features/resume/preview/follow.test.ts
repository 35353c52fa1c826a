import { expect, test } from 'vitest';
import { scrollToShow } from './follow.ts';

const view = { start: 100, end: 700 };

test('leaves alone what is in view, and what fills the view', () => {
  expect(scrollToShow(view, { start: 100, end: 300 }, 20)).toBe(0);
  expect(scrollToShow(view, { start: 50, end: 900 }, 20)).toBe(0);
});

test('brings what lies outside to a margin from the beginning, from below and from above', () => {
  expect(scrollToShow(view, { start: 1_000, end: 1_200 }, 20)).toBe(880);
  expect(scrollToShow(view, { start: -400, end: -200 }, 20)).toBe(-520);
});

test('shows the beginning of what is cut off', () => {
  expect(scrollToShow(view, { start: 650, end: 900 }, 20)).toBe(530);
  expect(scrollToShow(view, { start: 20, end: 300 }, 20)).toBe(-100);
});
