import { describe, expect, test } from 'vitest';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { PageSetup } from '../model/page-setup.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';
import { largestPhotoSize } from './photo-style.ts';
import { resolveStyle } from './resolve-style.ts';

const typesetter = createTypesetter(installedFonts());

function withPhoto(pattern: TemplateSlug, patternVersion: number, setup: Partial<PageSetup> = {}) {
  const resume = typicalResume(pattern);
  return {
    ...resume,
    patternVersion,
    photo: { url: '/photo', widthPx: 300, heightPx: 400 },
    pageSetup: { ...resume.pageSetup, ...setup },
  };
}

function photoOf(resume: ReturnType<typeof withPhoto>) {
  const photo = typesetter.layOut(resume).layout[0]!.hero.find((draw) => draw.kind === 'photo');
  if (photo?.kind !== 'photo') throw new Error('The page has no photo');
  return photo;
}

describe.each(TEMPLATE_SLUGS)('the photo in %s', (pattern) => {
  const versions = Array.from({ length: latestVersion(pattern) }, (_, index) => index + 1);

  test('takes each shape, or fills its corner as designed', () => {
    for (const version of versions) {
      const designed = photoOf(withPhoto(pattern, version));
      const [circle, rounded, rectangle] = (['circle', 'rounded', 'rectangle'] as const).map((photoShape) =>
        photoOf(withPhoto(pattern, version, { photoShape })),
      );
      if (pattern === 'portrait') expect([circle, rounded, rectangle]).toEqual([designed, designed, designed]);
      else {
        expect(circle!.widthPx).toBe(circle!.heightPx);
        expect(circle!.radiusPx).toBe(circle!.widthPx / 2);
        expect(circle!.widthPx * circle!.heightPx).toBeCloseTo(designed.widthPx * designed.heightPx);
        expect([rounded!.radiusPx, rectangle!.radiusPx]).toEqual([10, 0]);
        expect(rectangle).toMatchObject({ widthPx: designed.widthPx, heightPx: designed.heightPx });
      }
    }
  });

  test('grows and shrinks on the page, above the columns, and not beyond the side column', () => {
    for (const version of versions) {
      const designed = photoOf(withPhoto(pattern, version));
      const { columns } = resolveStyle(withPhoto(pattern, version));
      const largest = largestPhotoSize(resolveStyle(withPhoto(pattern, version)));
      const [small, large] = [0.7, 1.3].map((photoSize) => photoOf(withPhoto(pattern, version, { photoSize })));
      if (largest === null) {
        expect([small, large]).toEqual([designed, designed]);
        continue;
      }
      expect(small!.widthPx).toBeLessThan(designed.widthPx * 0.75);
      if (largest > 1.05) expect(large!.widthPx).toBeGreaterThan(designed.widthPx * 1.04);
      const side = columns.find(({ id }) => id === 'side');
      if (side) expect(large!.widthPx).toBeLessThanOrEqual(Math.max(side.widthPx, designed.widthPx));
      for (const { xPx, yPx, widthPx } of [small!, large!]) {
        expect(Math.min(xPx, yPx)).toBeGreaterThanOrEqual(0);
        expect(xPx + widthPx).toBeLessThanOrEqual(794);
      }
    }
  });
});
