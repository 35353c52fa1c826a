import { mix, textOn } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { SKILLS_EARLY } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 56;

/** Section titles are tabs that stand on lines, like those of a card index; skills are labels in one pale tone. */
const tabbed: TemplateDesign = (input) => {
  const { fonts, accentColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 50,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 16, color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rounded', widthPx: 116, heightPx: 116, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 50,
      belowHeroPx: 24,
      bottomPx: 52,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.75, titlePx: 13 },
        {
          titleRule: { kind: 'tab', color: palette.fill, thicknessPx: 1.5, ink: textOn(palette.fill) },
          titleGapPx: 10,
          sectionGapPx: 20,
          entryGapPx: 12,
          entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          body: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.42 }),
          dates: { kind: 'right' },
          compact: { kind: 'tags', form: 'labels', fill: mix(accentColor, palette.background, 0.09), ink: palette.ink },
          bibliography: { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 },
        },
      ),
    }),
  };
};

/** "Katowice": skills as labels, titles as tabs. For people who list technologies. */
export const tags = defineTemplate({
  slug: 'tags',
  ...TEMPLATE_NAMES.tags,
  fonts: { heading: 'Montserrat', body: 'Noto Sans' },
  color: { generalColor: '#1f4fa3', accentColor: '#1f4fa3', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: SKILLS_EARLY,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Titles are tabs, as skills are labels; short entries take one line (docs/decisions/0095).
  newest: {
    engine: 2,
    pageBreaks: 'composed',
    typography: 'precise',
    design: refined(withDateLeaders(tabbed, 'joined')),
  },
});
