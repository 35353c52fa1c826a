import { expect, test } from 'vitest';
import { installedFonts } from '../../testing/installed-fonts.ts';
import { inventedResumes } from '../../testing/invented-resumes.ts';
import { AS_DESIGNED } from './model/page-setup.ts';
import { createTypesetter } from './typeset.ts';

const typesetter = createTypesetter(installedFonts());
/** A third of a page's width. */
const WIDE_PX = 200;

test.each([1, 0.6])(
  'ends the strip of modern with its side column, and keeps the main column with margins of %d',
  (margins) => {
    const pages = inventedResumes(3, 'modern').flatMap((resume) => {
      const pageSetup = { ...resume.pageSetup, density: { ...AS_DESIGNED, margins } };
      return typesetter.layOut({ ...resume, pageSetup }).layout;
    });
    const columnsOf = (page: (typeof pages)[number]) => ({
      main: page.columns.find(({ id }) => id === 'main')!,
      side: page.columns.find(({ id }) => id === 'side')!,
    });
    const alone = pages.filter((page) => columnsOf(page).main.placed.isAlone);
    expect(alone.length).toBeGreaterThan(0);
    for (const page of pages) {
      const { main, side } = columnsOf(page);
      expect(main.xPx).toBe(columnsOf(pages[0]!).main.xPx);
      const hasStrip = page.backdrop.some(({ widthPx }) => widthPx > WIDE_PX);
      expect(hasStrip).toBe(!main.placed.isAlone);
      if (main.placed.isAlone) expect(side.placed.sections).toEqual([]);
    }
  },
);
