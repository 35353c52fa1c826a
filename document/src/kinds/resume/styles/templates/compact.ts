import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const DENSE_MARGIN = 54;

/** Sections whose entries are mostly a name, an issuer and a date. */
const REFERENCES: readonly OrderedSection[] = [
  'projects',
  'publications',
  'volunteering',
  'memberships',
  'courses',
  'awards',
];

/** One column, in which a list item, a course or all skills take one line each. A side column was narrow, and empty below its skills. */
const dense: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 38,
      marginPx: DENSE_MARGIN,
      align: 'left',
      rule: { color: palette.heading, thicknessPx: 2, gapPx: 11, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 32, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15, color: palette.accent, lineHeight: 1.35 }),
      contact: textStyle(fonts.body, { sizePx: 12, color: palette.ink, lineHeight: 1.5 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 76, heightPx: 95, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: DENSE_MARGIN,
      topPx: 46,
      belowHeroPx: 15,
      bottomPx: 48,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 13 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 13,
            weight: 700,
            color: palette.heading,
            lineHeight: 1.3,
            letterSpacingPx: 0.6,
          }),
          titleCase: 'upper',
          titleGapPx: 7,
          sectionGapPx: 15,
          entryGapPx: 10,
          compactGapPx: 4,
          paragraphGapPx: 2,
          entryTitle: textStyle(fonts.body, { sizePx: 13.25, weight: 700, color: palette.ink, lineHeight: 1.3 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 12.5, color: palette.accent, lineHeight: 1.36 }),
          body: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.38 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 14, gapPx: 4 },
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
  design: withDateLeaders(dense),
};

/** Smaller gaps and margins: a career of three jobs and eight courses fits on one page. */
const denser: TemplateDesign = (input) => {
  const style = dense(input);
  return {
    ...style,
    hero: { ...style.hero, topPx: 34 } as typeof style.hero,
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 13,
      bottomPx: 42,
      look: { ...column.look, titleGapPx: 6, sectionGapPx: 13, entryGapPx: 9 },
    })),
  };
};

/** "Sopot": as much readable text on a page as possible: small gaps, skills as running text, courses on one line each. */
export const compact = defineTemplate({
  slug: 'compact',
  ...TEMPLATE_NAMES.compact,
  fonts: { heading: 'Roboto', body: 'Roboto' },
  color: { generalColor: '#1b3f5f', accentColor: '#1b3f5f', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  newest: {
    ...detailed,
    pageBreaks: 'composed',
    typography: 'precise',
    design: withReferences(withDateLeaders(denser, 'joined'), {
      sections: [...REFERENCES, 'certifications'],
      indentPx: 14,
      gapPx: 4,
    }),
  },
});
