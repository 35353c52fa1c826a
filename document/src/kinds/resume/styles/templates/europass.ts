import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

/** The label column: titles stand in it, and texts begin at its right. */
const LABELS_PX = 96;
const WIDE_MARGIN = 56;

/** A pale header, one accent, and a wide column of labels. */
const contemporary: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'band',
      color: mix(generalColor, palette.background, 0.07),
      stripe: null,
      marginPx: WIDE_MARGIN,
      paddingPx: 38,
      name: textStyle(fonts.heading, { sizePx: 34, weight: 700, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15.5, color: palette.ink, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.7 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 124, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: WIDE_MARGIN,
      topPx: 60,
      belowHeroPx: 30,
      bottomPx: 62,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 15 },
        {
          title: textStyle(fonts.heading, { sizePx: 15, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titlePlace: { kind: 'outdent', indentPx: LABELS_PX },
          titleRule: { kind: 'above', color: palette.hairline, thicknessPx: 1 },
          titleGapPx: 3,
          sectionGapPx: 22,
          entryGapPx: 15,
          entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          dates: { kind: 'right' },
          level: { filled: palette.fill, empty: mix(generalColor, palette.background, 0.16) },
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
  design: withDateLeaders(contemporary),
};

const HANGING_PX = 24;

/** A larger photo and name, and more colour. */
const confident: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const style = contemporary(input);
  const palette = pagePalette(input);
  return {
    ...style,
    hero: {
      kind: 'band',
      color: mix(generalColor, palette.background, 0.1),
      stripe: null,
      marginPx: WIDE_MARGIN,
      paddingPx: 32,
      name: textStyle(fonts.heading, { sizePx: 41, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.ink, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 150, side: 'left' },
    },
    // The text hangs a little below its title: a column of labels without labels was empty.
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 22,
      bottomPx: 54,
      look: {
        ...column.look,
        titlePlace: { kind: 'outdent', indentPx: HANGING_PX } as const,
        titleGapPx: 5,
        sectionGapPx: 18,
        entryGapPx: 12,
      },
    })),
  };
};

/** "Lublin": labels before all contacts, dates and titles in a wide margin, like the European standard form. */
export const europass = defineTemplate({
  slug: 'europass',
  ...TEMPLATE_NAMES.europass,
  fonts: { heading: 'Open Sans', body: 'Open Sans' },
  color: { generalColor: '#0b4ea2', accentColor: '#0b4ea2', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  // A larger photo and name, and more colour.
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withReferences(withDateLeaders(confident, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
  },
});
