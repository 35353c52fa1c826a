import { expect, test } from 'vitest';
import { clampZoom, fitZoom, PAGE_SCALE } from './zoom.ts';

test('stays between 0.125 and 4', () => {
  expect([clampZoom(0), clampZoom(1), clampZoom(9)]).toEqual([0.125, 1, 4]);
});

test('fits the page to the room it has, and is not larger than 0.89 by itself', () => {
  expect(fitZoom(397)).toBeCloseTo(0.5);
  expect(fitZoom(3_000)).toBe(PAGE_SCALE);
});
