import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

/** Sections whose entries are mostly a name, an issuer and a date. */
const REFERENCES: readonly OrderedSection[] = [
  'projects',
  'publications',
  'volunteering',
  'memberships',
  'courses',
  'awards',
  'certifications',
];

const MARGIN = 54;

/** Condensed capitals with a line beside them, so that a title takes one line; small gaps, and levels in words. */
const condensed: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 36,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 37, weight: 700, color: palette.heading, lineHeight: 1.06 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 17, color: palette.muted, lineHeight: 1.3 }),
      contact: textStyle(fonts.body, { sizePx: 12, color: palette.ink, lineHeight: 1.55 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 80, heightPx: 100, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 46,
      belowHeroPx: 16,
      bottomPx: 44,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 14 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 14,
            weight: 700,
            color: palette.heading,
            lineHeight: 1.3,
            letterSpacingPx: 1.1,
          }),
          titleCase: 'upper',
          titleRule: { kind: 'after', color: palette.hairline, thicknessPx: 1 },
          titleGapPx: 5,
          sectionGapPx: 14,
          entryGapPx: 9,
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

/** "Sopot": as much readable text on a page as possible: small gaps, skills as running text, courses on one line each. */
export const compact = defineTemplate({
  slug: 'compact',
  ...TEMPLATE_NAMES.compact,
  fonts: { heading: 'Roboto Condensed', body: 'Roboto' },
  color: { generalColor: '#1b3f5f', accentColor: '#1b3f5f', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // A title takes one line: it has its rule beside it. Condensed titles apart from the text's face (docs/decisions/0095).
  newest: {
    engine: 2,
    pageBreaks: 'composed',
    typography: 'precise',
    design: refined(withDateLeaders(condensed, 'joined')),
  },
});
