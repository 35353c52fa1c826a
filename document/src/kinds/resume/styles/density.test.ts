import { describe, expect, test } from 'vitest';
import { PAPERS } from '../../../engine/page-geometry.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import { AS_DESIGNED, DENSITY_LIMITS, type Density, PAPER_CHOICES } from '../model/page-setup.ts';
import type { Resume } from '../model/resume.ts';
import { emptySections } from '../model/sections.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { createTypesetter } from '../typeset.ts';
import { resolveStyle } from './resolve-style.ts';

const typesetter = createTypesetter(installedFonts());

function withDensity(resume: Resume, change: Partial<Density>): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, density: { ...AS_DESIGNED, ...change } } };
}

/** Nothing but two jobs: on a page that does not reach its foot, no gap is stretched or shrunk. */
function twoJobs(pattern: TemplateSlug): Resume {
  const resume = typicalResume(pattern);
  const { experiences } = resume.sections;
  const data = { items: experiences.data.items.slice(0, 2) };
  return { ...resume, isDone: true, sections: { ...emptySections(), experiences: { ...experiences, data } } };
}

/** Distances in the only section. */
function geometry(pattern: TemplateSlug, change: Partial<Density>) {
  const [page] = typesetter.layOut(withDensity(twoJobs(pattern), change)).layout;
  const { placed, xPx } = page!.columns.find(({ id }) => id === 'main')!;
  const jobs = placed.sections.find(({ group }) => group === 'experiences')!;
  const tops = jobs.subSections.map(({ head }) => head[0]!.yPx);
  const lines = jobs.subSections[0]!.descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  return {
    xPx,
    titleToEntryPx: tops[0]! - jobs.title!.yPx,
    entryPitchPx: tops[1]! - tops[0]!,
    linePx: lines[0]!.heightPx,
  };
}

describe.each(['executive', 'tags', 'compact'] as const)('a density in %s', (pattern) => {
  const designed = geometry(pattern, {});

  test('changes the distance of a title alone by the gaps of sections', () => {
    const wide = geometry(pattern, { spacing: 1.5 });
    expect(wide.titleToEntryPx).toBeGreaterThan(designed.titleToEntryPx);
    expect(wide.entryPitchPx).toBeCloseTo(designed.entryPitchPx);
  });

  test('changes the distance of entries alone by the gaps of entries', () => {
    const wide = geometry(pattern, { entrySpacing: 1.5 });
    expect(wide.entryPitchPx).toBeGreaterThan(designed.entryPitchPx);
    expect(wide.titleToEntryPx).toBeCloseTo(designed.titleToEntryPx);
  });

  test('changes lines by line height and text size, both ways', () => {
    expect(geometry(pattern, { leading: 1.2 }).linePx).toBeCloseTo(designed.linePx * 1.2, 0);
    expect(geometry(pattern, { leading: 0.9 }).linePx).toBeLessThan(designed.linePx);
    expect(geometry(pattern, { text: 1.2 }).linePx).toBeGreaterThan(designed.linePx * 1.15);
  });

  test('moves the column by the margins, both ways', () => {
    expect(geometry(pattern, { margins: 1.3 }).xPx).toBeCloseTo(designed.xPx * 1.3);
    expect(geometry(pattern, { margins: 0.8 }).xPx).toBeCloseTo(designed.xPx * 0.8);
  });
});

test('a gutter grows with its text and keeps its width beside smaller text', () => {
  const widthAt = (text: number) => {
    const resume = { ...typicalResume('minimal'), patternVersion: 1 };
    const { titlePlace } = resolveStyle(withDensity(resume, { text })).columns[0]!.look;
    return titlePlace.kind === 'gutter' ? titlePlace.widthPx : null;
  };
  expect([widthAt(0.8), widthAt(1), widthAt(1.2)]).toEqual([150, 150, 180]);
});

describe('the largest and smallest factors', () => {
  const extremes = (side: 'min' | 'max') =>
    Object.fromEntries(Object.entries(DENSITY_LIMITS).map(([measure, limits]) => [measure, limits[side]])) as Density;

  test.each(TEMPLATE_SLUGS)(
    'keep columns of %s apart and on the page, in every version and on both papers',
    (pattern) => {
      for (const paper of PAPER_CHOICES)
        for (let patternVersion = 1; patternVersion <= latestVersion(pattern); patternVersion++)
          for (const density of [extremes('min'), extremes('max')]) {
            const resume = { ...typicalResume(pattern), patternVersion };
            const pageSetup = { ...resume.pageSetup, paper };
            const { columns } = resolveStyle(withDensity({ ...resume, pageSetup }, density));
            const places = columns
              .map(({ xPx, widthPx }) => [xPx, xPx + widthPx] as const)
              .toSorted(([a], [b]) => a - b);
            const edges = [0, ...places.flat(), PAPERS[paper].widthPx];
            expect(edges).toEqual(edges.toSorted((a, b) => a - b));
            expect(Math.min(...columns.map(({ widthPx }) => widthPx))).toBeGreaterThan(150);
          }
    },
  );
});
