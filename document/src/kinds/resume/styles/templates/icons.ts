import { mix, textOn } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { SKILLS_EARLY } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 54;
/** Text stands below the titles, to the right of their icons. */
const INDENT = 40;

const design: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 52,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.hairline, thicknessPx: 1, gapPx: 20, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.heading,
      photo: { shape: 'rounded', widthPx: 112, heightPx: 132, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 54,
      belowHeroPx: 26,
      bottomPx: 60,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 18 },
        {
          title: textStyle(fonts.heading, { sizePx: 18, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titleIcon: { fill: generalColor, ink: textOn(generalColor) },
          titlePlace: { kind: 'outdent', indentPx: INDENT },
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 8,
          sectionGapPx: 24,
          entryGapPx: 15,
          dates: { kind: 'right' },
          compact: {
            kind: 'tags',
            form: 'pills',
            fill: mix(generalColor, palette.background, 0.1),
            ink: palette.ink,
          },
        },
      ),
    }),
  };
};

/** "Bydgoszcz": an icon in a disc for each section, text hanging from the titles, skills as tags. */
export const icons = defineTemplate({
  slug: 'icons',
  ...TEMPLATE_NAMES.icons,
  fonts: { heading: 'Montserrat', body: 'Source Sans 3' },
  color: { generalColor: '#0f5b6b', accentColor: '#a8501c', backgroundColor: '#ffffff' },
  sectionsOrder: SKILLS_EARLY,
  versions: [
    { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design) },
    // Typographic detail (docs/decisions/0043).
    { engine: 2, pageBreaks: 'optimal', typography: 'detailed', design: withDateLeaders(design) },
  ],
});
