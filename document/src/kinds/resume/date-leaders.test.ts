import { expect, test } from 'vitest';
import { demoResume } from '../../testing/demo-resumes.ts';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { createEngineRuns } from '../../testing/page-runs.ts';
import type { Resume } from './model/resume.ts';
import { TEMPLATE_SLUGS } from './model/templates-by-slug.ts';
import { createTypesetter } from './typeset.ts';

const fonts = installedFonts();
const typesetter = createTypesetter(fonts);
const runsOf = createEngineRuns(fonts);

/** Distances from the dots' right edges to the beginnings of the hairlines on the first page. */
function distances(resume: Resume): number[] {
  const [page = ''] = typesetter.typeset(resume).pages;
  const hairlines = Array.from(
    page.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="[\d.]+" height="0.75"/g),
    (rect) => ({
      xPx: Number(rect[1]),
      yPx: Number(rect[2]),
    }),
  );
  return runsOf([page])
    .filter(({ text }) => text.endsWith(' ·'))
    .map((dot) => {
      const hairline = hairlines.find(({ yPx }) => yPx < dot.yPx && yPx > dot.yPx - 8)!;
      return hairline.xPx - (dot.xPx + dot.advancePx);
    });
}

test('the hairline to the dates begins in the middle of its dot, which is still text', () => {
  const resume = demoResume('typical', 'classic', 'en');
  const joined = distances(resume);
  expect(joined.length).toBeGreaterThan(1);
  for (const distance of joined) {
    expect(distance).toBeGreaterThan(-4);
    expect(distance).toBeLessThan(-0.5);
  }
  for (const distance of distances({ ...resume, patternVersion: 7 })) expect(distance).toBeCloseTo(4, 1);
});

test.each(TEMPLATE_SLUGS)('the dot of %s is as pale as its hairline', (pattern) => {
  const [page = ''] = typesetter.typeset(demoResume('typical', pattern, 'en')).pages;
  const dots = Array.from(page.matchAll(/<text[^>]* fill="(#\w+)"[^>]*>\s*·<\/text>/g), ([, fill]) => fill);
  const hairlines = Array.from(page.matchAll(/<rect [^>]*height="0.75"[^>]* fill="(#\w+)"/g), ([, fill]) => fill);
  expect(dots.length).toBeGreaterThan(0);
  expect(new Set(dots).size).toBe(1);
  expect(hairlines).toContain(dots[0]);
});
