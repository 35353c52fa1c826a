import { PAPERS } from '../../../../engine/page-geometry.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 52;

export const design: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [{ xPx: 0, yPx: 0, widthPx: 794, heightPx: 10, color: input.generalColor }],
    hero: {
      kind: 'plain',
      topPx: 50,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.hairline, thicknessPx: 1, gapPx: 20, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 42, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 18, color: palette.accent, lineHeight: 1.35 }),
      contact: textStyle(fonts.body, { sizePx: 13.5, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'circle', widthPx: 116, heightPx: 116, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 56,
      belowHeroPx: 24,
      bottomPx: 60,
      look: sectionLook(
        { palette, fonts, bodyPx: 14, titlePx: 19 },
        {
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 10,
          sectionGapPx: 24,
          entryGapPx: 18,
          dates: {
            kind: 'rail',
            widthPx: 26,
            line: mix(input.accentColor, palette.background, 0.35),
            dot: palette.fill,
          },
        },
      ),
    }),
  };
};

/** Room for the line between the page's margin and the text. */
const RAIL_PX = 30;

/** The line's middle is half a ring to the right of the margin, so that rings begin at it. */
const RING_PX = 14;

/** One line along all sections with rings for titles and dots for stages. Place and dates are on one line. */
const railed: TemplateDesign = (input) => {
  const { fonts } = input;
  const style = design(input);
  const palette = pagePalette(input);
  return {
    ...style,
    hero: {
      kind: 'plain',
      topPx: 44,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.hairline, thicknessPx: 1, gapPx: 18, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.35 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'circle', widthPx: 112, heightPx: 112, side: 'left' },
    },
    columns: [
      {
        id: 'main',
        xPx: MARGIN + RAIL_PX,
        widthPx: PAPERS.a4.widthPx - 2 * MARGIN - RAIL_PX,
        marginFromPx: RAIL_PX,
        topPx: 50,
        belowHeroPx: 19,
        bottomPx: 52,
        sections: 'rest',
        look: sectionLook(
          { palette, fonts, bodyPx: 13, titlePx: 18 },
          {
            titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
            titleGapPx: 7,
            sectionGapPx: 18,
            entryGapPx: 12,
            compactGapPx: 5,
            entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
            dates: { kind: 'right' },
            rail: {
              offsetPx: RAIL_PX - RING_PX / 2,
              line: mix(input.accentColor, palette.background, 0.35),
              mark: palette.fill,
              hole: palette.background,
            },
          },
        ),
      },
    ],
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(railed),
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withDateLeaders(detailed.design, 'joined'),
};

/** "Wrocław": a line along the career with a dot for each of its stages. */
export const timeline = defineTemplate({
  slug: 'timeline',
  ...TEMPLATE_NAMES.timeline,
  fonts: { heading: 'Source Sans 3', body: 'Source Sans 3' },
  color: { generalColor: '#0b5d4b', accentColor: '#0b5d4b', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
