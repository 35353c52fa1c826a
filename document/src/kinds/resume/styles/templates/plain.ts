import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

export const MARGIN = 64;

/** Each size apart from the next: name, titles of sections above heavier rules, titles of entries, text. */
const contrasted: TemplateDesign = (input) => {
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
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 36, weight: 700, color: palette.heading, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.52 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 96, heightPx: 120, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 56,
      belowHeroPx: 16,
      bottomPx: 60,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 17.5 },
        {
          titleRule: { kind: 'below', color: palette.heading, thicknessPx: 1.5 },
          titleGapPx: 8,
          sectionGapPx: 17,
          entryGapPx: 11,
          entryTitle: textStyle(fonts.body, { sizePx: 14.5, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.42 }),
          compact: { kind: 'inline', levels: 'words' },
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
  design: contrasted,
};

/** Dates at the end of their lines, where eyes look for them. */
const aligned: TemplateDesign = (input) => {
  const style = contrasted(input);
  return {
    ...style,
    columns: style.columns.map((column) => ({
      ...column,
      look: { ...column.look, dates: { kind: 'right' } as const },
    })),
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
  earlierEngines: [1, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and a line leads to the dates (0054).
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withReferences(withDateLeaders(aligned, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
  },
});
