import type { OrderedSection } from '../../model/sections.ts';
import { mix, textOn } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { SKILLS_EARLY } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

/** Text stands below the titles, to the right of their icons. */
export const INDENT = 40;
const WARM_MARGIN = 58;

/** The sections set as references. */
const REFERENCES: readonly OrderedSection[] = ['courses', 'awards', 'publications', 'memberships'];

/** A warm pale header, labels with levels in words, and short entries on one line. */
const warm: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'band',
      color: mix(accentColor, palette.background, 0.1),
      stripe: null,
      marginPx: WARM_MARGIN,
      paddingPx: 30,
      name: textStyle(fonts.heading, { sizePx: 42, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 18, color: palette.ink, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.7 }),
      contactForm: 'icons',
      icon: palette.heading,
      photo: { shape: 'circle', sizePx: 132, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: WARM_MARGIN,
      topPx: 56,
      belowHeroPx: 24,
      bottomPx: 58,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 18 },
        {
          title: textStyle(fonts.heading, { sizePx: 18.5, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titleIcon: { fill: generalColor, ink: textOn(generalColor) },
          titlePlace: { kind: 'outdent', indentPx: INDENT },
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 5,
          sectionGapPx: 19,
          entryGapPx: 12,
          paragraphGapPx: 3,
          entryTitle: textStyle(fonts.body, { sizePx: 14.75, weight: 700, color: palette.ink, lineHeight: 1.32 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.5, color: palette.accent, lineHeight: 1.38 }),
          body: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.4 }),
          dates: { kind: 'right' },
          compact: {
            kind: 'tags',
            form: 'labels',
            fill: mix(generalColor, palette.background, 0.09),
            ink: palette.ink,
          },
          bibliography: { sections: REFERENCES, indentPx: 18, gapPx: 5 },
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
  design: withDateLeaders(warm),
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(detailed.design, 'joined'), {
    sections: [...REFERENCES, 'certifications'],
    indentPx: 18,
    gapPx: 5,
  }),
};

/** "Bydgoszcz": an icon in a disc for each section, text hanging from the titles, skills on tinted areas. */
export const icons = defineTemplate({
  slug: 'icons',
  ...TEMPLATE_NAMES.icons,
  fonts: { heading: 'Montserrat', body: 'Source Sans 3' },
  color: { generalColor: '#0f5b6b', accentColor: '#a8501c', backgroundColor: '#ffffff' },
  sectionsOrder: SKILLS_EARLY,
  earlierEngines: [2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
