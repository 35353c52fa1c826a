import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { EDUCATION_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 66;
const REFERENCES: readonly OrderedSection[] = ['publications', 'projects', 'awards', 'courses', 'certifications'];

/** Spaced capitals in the accent colour above a hairline, as in a book; references of a bibliography, levels in words. */
const scholarly: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 58,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.heading, thicknessPx: 1, gapPx: 15, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 34, color: palette.heading, lineHeight: 1.2 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15.5, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 84, heightPx: 105, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 66,
      belowHeroPx: 20,
      bottomPx: 62,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.25, titlePx: 13 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 13,
            color: palette.accent,
            lineHeight: 1.3,
            letterSpacingPx: 1.5,
          }),
          titleCase: 'upper',
          titleRule: { kind: 'below', color: palette.hairline, thicknessPx: 0.75 },
          titleGapPx: 7,
          sectionGapPx: 18,
          entryGapPx: 12,
          paragraphGapPx: 3,
          entryTitle: textStyle(fonts.body, { sizePx: 12.5, weight: 700, color: palette.ink, lineHeight: 1.38 }),
          entrySubtitle: textStyle(fonts.body, {
            sizePx: 12.25,
            style: 'italic',
            color: palette.ink,
            lineHeight: 1.38,
          }),
          body: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.42 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 22, gapPx: 5 },
        },
      ),
    }),
  };
};

/** "Toruń": education first, a book's serif and its spaced capitals, no photo needed. */
export const academic = defineTemplate({
  slug: 'academic',
  ...TEMPLATE_NAMES.academic,
  fonts: { heading: 'Noto Serif', body: 'Noto Serif' },
  color: { generalColor: '#1d1d20', accentColor: '#6b2d3c', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: EDUCATION_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Titles were as dark and as small as those of entries: spaced capitals in the accent colour (docs/decisions/0095).
  newest: {
    engine: 2,
    pageBreaks: 'composed',
    typography: 'precise',
    design: refined(withDateLeaders(scholarly, 'joined')),
  },
});
