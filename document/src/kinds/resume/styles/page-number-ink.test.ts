import { describe, expect, test } from 'vitest';
import { letterStyleOf } from '../../letter/styles/letter-style.ts';
import { DENSITY_LIMITS, defaultPageSetup, PAPER_CHOICES, SIDE_WIDTH_LIMITS } from '../model/page-setup.ts';
import { contrast, TEXT_CONTRAST } from './colors.ts';
import { pageNumberInk } from './page-number-ink.ts';
import { resolveStyle } from './resolve-style.ts';
import { loadTemplateVersion } from './template-versions.ts';
import { TEMPLATES } from './templates.ts';

/** What numbers take up in the middle of a page's foot (renderer/src/join/page-numbers.ts), px. */
const STRIP = { widthPx: 80, heightPx: 25 };

const FONTS = { heading: 'Inter', body: 'Inter' } as const;
const COLOR = { generalColor: '#23235c', backgroundColor: '#ffffff', accentColor: '#f8202d' };

describe('the place of page numbers of an application', () => {
  test.for(TEMPLATES.map(({ slug, earlierEngines }) => [slug, earlierEngines.length + 1] as const))(
    '%s has no text and no coloured area there in any version',
    async ([pattern, versions]) => {
      for (let patternVersion = 1; patternVersion <= versions; patternVersion++) {
        await loadTemplateVersion({ pattern, patternVersion });
        for (const paper of PAPER_CHOICES)
          for (const sideWidth of [SIDE_WIDTH_LIMITS.min, 1, SIDE_WIDTH_LIMITS.max]) {
            const usual = defaultPageSetup('pl');
            const density = { ...usual.density, margins: DENSITY_LIMITS.margins.min };
            const pageSetup = { ...usual, paper, sideWidth, density };
            const styled = { pattern, patternVersion, color: COLOR, fonts: FONTS, pageSetup };
            const resume = resolveStyle(styled);
            const letter = letterStyleOf(styled);
            for (const { bottomPx } of [...resume.columns, letter])
              expect(bottomPx).toBeGreaterThanOrEqual(STRIP.heightPx);
            const { widthPx, heightPx } = resume.page;
            const from = (widthPx - STRIP.widthPx) / 2;
            const beneath = [...resume.backdrop, ...(resume.backdropAlone ?? []), ...letter.backdrop].filter(
              (area) =>
                area.xPx < widthPx - from &&
                area.xPx + area.widthPx > from &&
                area.yPx + area.heightPx > heightPx - STRIP.heightPx,
            );
            expect(beneath).toEqual([]);
            expect(letter.background).toBe(resume.background);
          }
      }
    },
  );

  test.for(['#ffffff', '#101020', '#8a8a8a', '#ffe9b0'])('has a readable colour on %s', (backgroundColor) => {
    const ink = pageNumberInk({ color: { ...COLOR, backgroundColor }, fonts: FONTS });
    expect(contrast(ink, backgroundColor)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});
