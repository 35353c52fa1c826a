import { describe, expect, test } from 'vitest';
import { PAPERS } from '../../../engine/page-geometry.ts';
import { pageRuns } from '../../../engine/page-runs.ts';
import { installedFonts } from '../../../testing/installed-fonts.ts';
import { typicalResume } from '../../../testing/sample-resumes.ts';
import type { Resume } from '../model/resume.ts';
import { latestVersion, TEMPLATE_SLUGS, type TemplateSlug } from '../model/templates-by-slug.ts';
import { atomsOfSection } from '../pagination/placed-atoms.ts';
import { createTypesetter } from '../typeset.ts';
import { resolveStyle } from './resolve-style.ts';
import type { TemplateStyle } from './template-style.ts';

const { a4, letter } = PAPERS;
const typesetter = createTypesetter(installedFonts());

function onLetter(resume: Resume): Resume {
  return { ...resume, pageSetup: { ...resume.pageSetup, paper: 'letter' } };
}

/** Each version of a template on A4, and the same on US Letter. */
function versionsOf(pattern: TemplateSlug): { drawn: TemplateStyle; placed: TemplateStyle }[] {
  return Array.from({ length: latestVersion(pattern) }, (_, index) => {
    const resume = { ...typicalResume(pattern), patternVersion: index + 1 };
    return { drawn: resolveStyle(resume), placed: resolveStyle(onLetter(resume)) };
  });
}

describe.each(TEMPLATE_SLUGS)('%s on US Letter, in every version', (pattern) => {
  test('keeps its margins and the width of its side column; the main column takes the difference', () => {
    for (const { drawn, placed } of versionsOf(pattern)) {
      expect(placed.page).toEqual(letter);
      for (const [index, column] of placed.columns.entries()) {
        const before = drawn.columns[index]!;
        expect(column.widthPx - before.widthPx).toBe(column.id === 'main' ? letter.widthPx - a4.widthPx : 0);
        const isMoved = column.xPx !== before.xPx;
        expect(column.xPx - before.xPx).toBe(isMoved ? letter.widthPx - a4.widthPx : 0);
      }
      const marginsOf = ({ columns, page }: TemplateStyle) => [
        Math.min(...columns.map(({ xPx }) => xPx)),
        page.widthPx - Math.max(...columns.map(({ xPx, widthPx }) => xPx + widthPx)),
      ];
      expect(marginsOf(placed)).toEqual(marginsOf(drawn));
      expect(placed.page.widthPx - placed.footer.xPx - placed.footer.widthPx).toBe(
        drawn.page.widthPx - drawn.footer.xPx - drawn.footer.widthPx,
      );
    }
  });

  test('colours the page to the edges that it reaches on A4', () => {
    const edgesOf = ({ page, backdrop, backdropAlone = [] }: TemplateStyle) =>
      [...backdrop, ...backdropAlone].map(({ xPx, yPx, widthPx, heightPx }) => ({
        left: xPx === 0,
        top: yPx === 0,
        right: xPx + widthPx === page.widthPx,
        foot: yPx + heightPx === page.heightPx,
      }));
    for (const { drawn, placed } of versionsOf(pattern)) expect(edgesOf(placed)).toEqual(edgesOf(drawn));
  });

  test('prints all text inside the page, above the bottom margin', () => {
    const resume = onLetter(typicalResume(pattern));
    const { pages, layout } = typesetter.typeset(resume);
    expect(pages.flatMap((svg) => pageRuns(svg)).length).toBeGreaterThan(100);
    for (const svg of pages) {
      expect(svg).toContain('width="816" height="1056" viewBox="0 0 816 1056"');
      const outside = pageRuns(svg).filter(({ xPx, yPx }) => xPx < 0 || xPx > 816 || yPx < 0 || yPx > 1_056);
      expect(outside).toEqual([]);
    }
    const { columns } = resolveStyle(resume);
    for (const page of layout)
      for (const { id, placed } of page.columns) {
        const footPx = letter.heightPx - columns.find((column) => column.id === id)!.bottomPx;
        const ends = placed.sections.flatMap(atomsOfSection).map(({ yPx, heightPx }) => yPx + heightPx);
        expect(Math.max(0, ...ends)).toBeLessThanOrEqual(footPx + 0.01);
      }
  });
});
