import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import { EDUCATION_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const SCHOLARLY_MARGIN = 66;
const REFERENCES: readonly OrderedSection[] = ['publications', 'projects', 'awards', 'courses'];

/** Large plain section titles, references of a bibliography, levels in words. */
const scholarly: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 62,
      marginPx: SCHOLARLY_MARGIN,
      align: 'left',
      rule: { color: palette.heading, thicknessPx: 1, gapPx: 15, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 31, color: palette.heading, lineHeight: 1.2 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 14.5, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 84, heightPx: 105, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: SCHOLARLY_MARGIN,
      topPx: 66,
      belowHeroPx: 22,
      bottomPx: 66,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.25, titlePx: 16 },
        {
          title: textStyle(fonts.heading, { sizePx: 16, color: palette.heading, lineHeight: 1.3 }),
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 7,
          sectionGapPx: 21,
          entryGapPx: 13,
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

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(scholarly),
};

/** "Toruń": education first, a book's serif, years at the margin, no photo needed. */
export const academic = defineTemplate({
  slug: 'academic',
  ...TEMPLATE_NAMES.academic,
  fonts: { heading: 'Noto Serif', body: 'Noto Serif' },
  color: { generalColor: '#1d1d20', accentColor: '#6b2d3c', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: EDUCATION_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withReferences(withDateLeaders(detailed.design, 'joined'), {
      sections: [...REFERENCES, 'certifications'],
      indentPx: 22,
      gapPx: 5,
    }),
  },
});
