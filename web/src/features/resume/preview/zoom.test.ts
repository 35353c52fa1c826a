import { expect, test } from 'vitest';
import { clampZoom, fitZoom, PAGE_SCALE } from './zoom.ts';

test('stays between 0.125 and 4', () => {
  expect([clampZoom(0), clampZoom(1), clampZoom(9)]).toEqual([0.125, 1, 4]);
});

test('fits the page to the available width, but at most to a scale of 0.89', () => {
  expect(fitZoom(397)).toBeCloseTo(0.5);
  expect(fitZoom(3_000)).toBe(PAGE_SCALE);
});
