import type { OrderedSection } from '../../model/sections.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const BOOK_MARGIN = 74;

/** The sections set as references. */
const REFERENCES: readonly OrderedSection[] = ['courses', 'awards', 'publications', 'memberships'];

/** A heavy rule below a large name, large titles in plain weight, levels in words. */
const book: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  const rule = mix(input.generalColor, palette.background, 0.45);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 58,
      marginPx: BOOK_MARGIN,
      align: 'center',
      rule: { color: palette.heading, thicknessPx: 2, gapPx: 17, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 44, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 17, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 104, heightPx: 130, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: BOOK_MARGIN,
      topPx: 62,
      belowHeroPx: 24,
      bottomPx: 64,
      look: sectionLook(
        { palette, fonts, bodyPx: 13, titlePx: 20 },
        {
          title: textStyle(fonts.heading, { sizePx: 20, color: palette.heading, lineHeight: 1.25 }),
          titleAlign: 'center',
          titleRule: { kind: 'sides', color: rule, thicknessPx: 0.75 },
          titleGapPx: 9,
          sectionGapPx: 23,
          entryGapPx: 13,
          entryTitle: textStyle(fonts.body, { sizePx: 14.25, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.25, style: 'italic', color: palette.ink, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.48 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 22, gapPx: 5 },
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
  design: withDateLeaders(book),
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(detailed.design, 'joined'), {
    sections: [...REFERENCES, 'certifications'],
    indentPx: 22,
    gapPx: 5,
  }),
};

/** "Kraków": one column under a large centred name, titles between hairlines. */
export const classic = defineTemplate({
  slug: 'classic',
  ...TEMPLATE_NAMES.classic,
  fonts: { heading: 'Lora', body: 'Lora' },
  color: { generalColor: '#2a2a2a', accentColor: '#7a2331', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  // Version 2 separates contacts by thin bars, since icons did not fit the book's serif.
  earlierEngines: [1, 1, 2, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
