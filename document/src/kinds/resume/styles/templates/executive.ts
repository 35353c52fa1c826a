import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 76;

export const design: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 62,
      marginPx: MARGIN,
      align: 'center',
      rule: { color: palette.accent, thicknessPx: 1.25, gapPx: 18, isDouble: true },
      name: textStyle(fonts.heading, { sizePx: 40, color: palette.heading, lineHeight: 1.15, letterSpacingPx: 3 }),
      nameCase: 'upper',
      profession: textStyle(fonts.body, {
        sizePx: 16,
        color: palette.muted,
        lineHeight: 1.5,
        letterSpacingPx: 0.6,
      }),
      contact: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 108, heightPx: 136, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 68,
      belowHeroPx: 24,
      bottomPx: 70,
      look: sectionLook(
        { palette, fonts, bodyPx: 14, titlePx: 15 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 15,
            weight: 700,
            color: palette.heading,
            lineHeight: 1.3,
            letterSpacingPx: 2,
          }),
          titleCase: 'upper',
          titleGapPx: 12,
          titleRule: { kind: 'below', color: palette.accent, thicknessPx: 0.75 },
          sectionGapPx: 26,
          entryGapPx: 16,
          entryTitle: textStyle(fonts.body, {
            sizePx: 15.5,
            weight: 700,
            color: palette.ink,
            lineHeight: 1.35,
          }),
          entrySubtitle: textStyle(fonts.body, {
            sizePx: 14.25,
            style: 'italic',
            color: palette.ink,
            lineHeight: 1.4,
          }),
          dates: { kind: 'right' },
        },
      ),
    }),
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(design),
};

/** "Warszawa": wide margins, a high-contrast serif in capitals, a double rule. For executives. */
export const executive = defineTemplate({
  slug: 'executive',
  ...TEMPLATE_NAMES.executive,
  fonts: { heading: 'Playfair Display', body: 'Source Sans 3' },
  color: { generalColor: '#1b1b1d', accentColor: '#94722b', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withDateLeaders(detailed.design, 'joined'),
  },
});
