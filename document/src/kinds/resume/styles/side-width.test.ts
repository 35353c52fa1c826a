import { describe, expect, test } from 'vitest';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { SIDE_WIDTH_LIMITS } from '../model/page-setup.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { resolveStyle } from './resolve-style.ts';
import { hasSideColumn } from './side-width.ts';
import type { TemplateStyle } from './template-style.ts';

function styleOf(pattern: TemplateSlug, patternVersion: number, sideWidth: number): TemplateStyle {
  const resume = typicalResume(pattern);
  return resolveStyle({ ...resume, patternVersion, pageSetup: { ...resume.pageSetup, sideWidth } });
}

function columnsOf({ columns }: TemplateStyle) {
  const [main, side] = (['main', 'side'] as const).map((id) => columns.find((column) => column.id === id)!);
  const [left, right] = side!.xPx < main!.xPx ? [side!, main!] : [main!, side!];
  return { main: main!, side: side!, left, right, whitePx: right.xPx - left.xPx - left.widthPx };
}

const VERSIONS = TEMPLATE_SLUGS.flatMap((pattern) =>
  Array.from({ length: latestVersion(pattern) }, (_, index) => ({ pattern, version: index + 1 })),
);
const WITH_SIDE = VERSIONS.filter(({ pattern, version }) => hasSideColumn(styleOf(pattern, version, 1)));

test('templates of one column have no side column to widen', () => {
  expect(new Set(WITH_SIDE.map(({ pattern }) => pattern))).toContain('modern');
  for (const { pattern, version } of VERSIONS.filter((one) => !WITH_SIDE.includes(one)))
    expect(styleOf(pattern, version, 1.2)).toEqual(styleOf(pattern, version, 1));
});

describe.each(Object.values(SIDE_WIDTH_LIMITS))('a side column of %d times its width', (factor) => {
  test.each(WITH_SIDE)(
    'in $pattern, version $version, keeps outer edges and the white space',
    ({ pattern, version }) => {
      const designed = columnsOf(styleOf(pattern, version, 1));
      const changed = columnsOf(styleOf(pattern, version, factor));
      expect(changed.side.widthPx).toBeCloseTo(designed.side.widthPx * factor);
      expect(changed.whitePx).toBeCloseTo(designed.whitePx);
      expect(changed.left.xPx).toBe(designed.left.xPx);
      expect(changed.right.xPx + changed.right.widthPx).toBeCloseTo(designed.right.xPx + designed.right.widthPx);
      expect(changed.main.widthPx).toBeGreaterThan(changed.side.widthPx);
    },
  );

  test.each(WITH_SIDE)('in $pattern, version $version, takes coloured areas along', ({ pattern, version }) => {
    const edgesInWhite = (style: TemplateStyle) => {
      const { left, right } = columnsOf(style);
      const fromPx = left.xPx + left.widthPx;
      return [...style.backdrop, style.footer, ...style.columns.flatMap(({ alone }) => alone ?? [])]
        .flatMap(({ xPx, widthPx }) => [xPx, xPx + widthPx])
        .filter((edge) => edge >= fromPx - 0.01 && edge <= right.xPx + 0.01)
        .map((edge) => edge - fromPx);
    };
    const [designed, changed] = [1, factor].map((sideWidth) => edgesInWhite(styleOf(pattern, version, sideWidth)));
    expect(changed).toHaveLength(designed!.length);
    for (const [index, edge] of changed!.entries()) expect(edge).toBeCloseTo(designed![index]!);
  });
});

test('the photo in the page’s corner and the one on the grid have the width of their column', () => {
  for (const pattern of ['portrait', 'grid'] as const) {
    const photoWidth = (sideWidth: number) => {
      const { hero } = styleOf(pattern, latestVersion(pattern), sideWidth);
      return 'widthPx' in hero.photo ? hero.photo.widthPx : 0;
    };
    const { side } = columnsOf(styleOf(pattern, latestVersion(pattern), 1));
    expect(photoWidth(1.2) - photoWidth(1)).toBeCloseTo(side.widthPx * 0.2);
  }
});
