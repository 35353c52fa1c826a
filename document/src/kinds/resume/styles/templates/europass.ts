import { mix } from '../colors.ts';
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

const MARGIN = 56;
/** The text's left edge is that of the letters in the titles' bars. */
const BAR_PADDING_PX = 10;

/** A form of today: a pale head, and titles on bars in its tone, whose letters give the text its left edge. */
const form: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  const tone = mix(generalColor, palette.background, 0.1);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'band',
      color: tone,
      stripe: generalColor,
      marginPx: MARGIN,
      paddingPx: 30,
      name: textStyle(fonts.heading, { sizePx: 41, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.ink, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 146, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 56,
      belowHeroPx: 22,
      bottomPx: 54,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 15 },
        {
          title: textStyle(fonts.heading, { sizePx: 15, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titlePlace: { kind: 'outdent', indentPx: BAR_PADDING_PX },
          titleRule: { kind: 'box', color: tone, thicknessPx: 0 },
          titleGapPx: 7,
          sectionGapPx: 15,
          entryGapPx: 11,
          entryTitle: textStyle(fonts.body, { sizePx: 13.5, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 12.5, color: palette.accent, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.42 }),
          dates: { kind: 'right' },
          level: { filled: palette.fill, empty: mix(generalColor, palette.background, 0.16) },
          bibliography: { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 },
        },
      ),
    }),
  };
};

/** "Lublin": labels before all contacts and titles on bars, like a form. */
export const europass = defineTemplate({
  slug: 'europass',
  ...TEMPLATE_NAMES.europass,
  fonts: { heading: 'Open Sans', body: 'Open Sans' },
  color: { generalColor: '#0b4ea2', accentColor: '#0b4ea2', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Titles on bars of one form, whose letters give the text its left edge, in place of rules and an indent (docs/decisions/0095).
  newest: {
    engine: 2,
    pageBreaks: 'composed',
    typography: 'precise',
    design: refined(withDateLeaders(form, 'joined')),
  },
});
