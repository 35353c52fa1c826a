import { mix } from '../colors.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 52;

const design: TemplateDesign = (input) => {
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

/** "Wrocław": dates along a rail with a dot for each stage of the career. */
export const timeline = defineTemplate({
  slug: 'timeline',
  ...TEMPLATE_NAMES.timeline,
  fonts: { heading: 'Source Sans 3', body: 'Source Sans 3' },
  sectionsOrder: CAREER_FIRST,
  versions: [
    { engine: 1, design },
    { engine: 2, design },
    // All page breaks of a column are chosen together (docs/decisions/0038).
    { engine: 2, pageBreaks: 'optimal', design },
    // Typed text is set by the typography of its language (docs/decisions/0040).
    { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design },
    // Typographic detail (docs/decisions/0043).
    { engine: 2, pageBreaks: 'optimal', typography: 'detailed', design },
  ],
});
