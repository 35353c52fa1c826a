import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { SKILLS_EARLY } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const CALM_MARGIN = 56;

/** One coloured rule below each title, and labels in one pale tone. */
const calm: TemplateDesign = (input) => {
  const { fonts, accentColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 52,
      marginPx: CALM_MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 38, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 16, color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.7 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rounded', widthPx: 112, heightPx: 112, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: CALM_MARGIN,
      topPx: 54,
      belowHeroPx: 26,
      bottomPx: 58,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.75, titlePx: 15.5 },
        {
          titleRule: { kind: 'below', color: palette.fill, thicknessPx: 1.5 },
          titleGapPx: 11,
          sectionGapPx: 25,
          entryGapPx: 15,
          entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          dates: { kind: 'right' },
          compact: { kind: 'tags', form: 'labels', fill: mix(accentColor, palette.background, 0.09), ink: palette.ink },
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
  design: withDateLeaders(calm),
};

/** "Katowice": skills as rounded tags, titles on coloured areas. For people who list technologies. */
export const tags = defineTemplate({
  slug: 'tags',
  ...TEMPLATE_NAMES.tags,
  fonts: { heading: 'Montserrat', body: 'Noto Sans' },
  color: { generalColor: '#1f4fa3', accentColor: '#1f4fa3', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: SKILLS_EARLY,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withDateLeaders(detailed.design, 'joined'),
  },
});
