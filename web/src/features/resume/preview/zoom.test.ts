import { PAPERS } from '@kreda/document/engine/page-geometry';
import { expect, test } from 'vitest';
import { clampZoom, fitZoom, PAGE_SCALE } from './zoom.ts';

test('stays between 0.125 and 4', () => {
  expect([clampZoom(0), clampZoom(1), clampZoom(9)]).toEqual([0.125, 1, 4]);
});

test('fits the page to the available width, but at most to a scale of 0.89', () => {
  expect(fitZoom(397, PAPERS.a4)).toBeCloseTo(0.5);
  expect(fitZoom(408, PAPERS.letter)).toBeCloseTo(0.5);
  expect(fitZoom(3_000, PAPERS.a4)).toBe(PAGE_SCALE);
});
