import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 68;

/** One sans serif in few sizes. Titles and rules in the accent colour, so that a plain page has one mark of its own. */
const clear: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 48,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.fill, thicknessPx: 3, gapPx: 14, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 38, weight: 700, color: palette.heading, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.5 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 96, heightPx: 120, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 56,
      belowHeroPx: 18,
      bottomPx: 56,
      look: sectionLook(
        { palette, fonts, bodyPx: 13, titlePx: 17 },
        {
          title: textStyle(fonts.heading, { sizePx: 17, weight: 700, color: palette.accent, lineHeight: 1.3 }),
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 4,
          sectionGapPx: 17,
          entryGapPx: 10,
          entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.42 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 },
        },
      ),
    }),
  };
};

/** "Opole": one column of text in simple order, for job portals that parse a CV before a person reads it. */
export const plain = defineTemplate({
  slug: 'plain',
  ...TEMPLATE_NAMES.plain,
  fonts: { heading: 'PT Sans', body: 'PT Sans' },
  color: { generalColor: '#1f2326', accentColor: '#4c6b1f', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Rules below all titles were the heaviest marks of the page: one rule, and titles in the accent colour (docs/decisions/0095).
  newest: {
    engine: 2,
    pageBreaks: 'composed',
    typography: 'precise',
    design: refined(withDateLeaders(clear, 'joined')),
  },
});
