import { expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { TemplateSlug } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';

const typesetter = createTypesetter(installedFonts());

/** The first section title of a page as SVG. */
function firstTitle(pattern: TemplateSlug): string {
  const [page = ''] = typesetter.typeset({ ...typicalResume(pattern), isDone: true }).pages;
  return /<g data-role="section-title"[^>]*>.*?<\/g>/.exec(page)![0];
}

function rects(svg: string): { x: number; y: number; width: number; height: number; fill: string }[] {
  return Array.from(svg.matchAll(/<rect [^>]*>/g), ([rect]) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(rect)![1]!;
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(value(name)));
    return { x: x!, y: y!, width: width!, height: height!, fill: value('fill') };
  });
}

test('a line after a title begins behind its letters, and ends at the column’s edge', () => {
  const title = firstTitle('compact');
  const [rule, ...others] = rects(title);
  expect(others).toEqual([]);
  const startPx = Number(/<text[^>]* x="([\d.]+)"/.exec(title)![1]);
  const baselinePx = Number(/<text[^>]* y="([\d.]+)"/.exec(title)![1]);
  expect(rule!.x).toBeGreaterThan(startPx + 100);
  expect(rule!.x + rule!.width).toBeCloseTo(794 - startPx, 0);
  expect(rule!.y).toBeLessThan(baselinePx - 3);
});

test('a tab is as wide as its title, and stands on a line as wide as the column', () => {
  const title = firstTitle('tags');
  const areas = rects(title);
  const rule = areas.toSorted((one, other) => other.width - one.width)[0]!;
  const tab = areas[0]!;
  expect(tab.width).toBeLessThan(rule.width / 2);
  expect(tab.y + tab.height).toBeCloseTo(rule.y, 1);
  expect(new Set(areas.map(({ fill }) => fill)).size).toBe(1);
  expect(/<text[^>]* fill="([^"]*)"/.exec(title)![1]).not.toBe(tab.fill);
});
