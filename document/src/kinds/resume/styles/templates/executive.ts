import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 76;

export const design: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 62,
      marginPx: MARGIN,
      align: 'center',
      rule: { color: palette.accent, thicknessPx: 1.25, gapPx: 18, isDouble: true },
      name: textStyle(fonts.heading, { sizePx: 40, color: palette.heading, lineHeight: 1.15, letterSpacingPx: 3 }),
      nameCase: 'upper',
      profession: textStyle(fonts.body, {
        sizePx: 16,
        color: palette.muted,
        lineHeight: 1.5,
        letterSpacingPx: 0.6,
      }),
      contact: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 108, heightPx: 136, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 68,
      belowHeroPx: 24,
      bottomPx: 70,
      look: sectionLook(
        { palette, fonts, bodyPx: 14, titlePx: 15 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 15,
            weight: 700,
            color: palette.heading,
            lineHeight: 1.3,
            letterSpacingPx: 2,
          }),
          titleCase: 'upper',
          titleGapPx: 12,
          titleRule: { kind: 'below', color: palette.accent, thicknessPx: 0.75 },
          sectionGapPx: 26,
          entryGapPx: 16,
          entryTitle: textStyle(fonts.body, {
            sizePx: 15.5,
            weight: 700,
            color: palette.ink,
            lineHeight: 1.35,
          }),
          entrySubtitle: textStyle(fonts.body, {
            sizePx: 14.25,
            style: 'italic',
            color: palette.ink,
            lineHeight: 1.4,
          }),
          dates: { kind: 'right' },
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
  design: withDateLeaders(design),
};

/** A larger name, a heavier first rule, and narrower margins: a career of four posts fits on the first page. */
const senior: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  const style = design(input);
  const columns = style.columns.map((column) => ({
    ...column,
    belowHeroPx: 20,
    bottomPx: 60,
    look: {
      ...column.look,
      titleRule: { kind: 'below', color: palette.accent, thicknessPx: 1 } as const,
      titleGapPx: 10,
      sectionGapPx: 21,
      entryGapPx: 13,
      // Smaller text is no option: beside it, software took no title for one.
      body: { ...column.look.body, lineHeight: 1.42 },
    },
  }));
  return {
    ...style,
    hero: {
      kind: 'plain',
      topPx: 56,
      marginPx: MARGIN,
      align: 'center',
      rule: { color: palette.accent, thicknessPx: 1.5, gapPx: 16, isDouble: true },
      name: textStyle(fonts.heading, { sizePx: 44, color: palette.heading, lineHeight: 1.12, letterSpacingPx: 2.5 }),
      nameCase: 'upper',
      profession: textStyle(fonts.body, {
        sizePx: 16.5,
        color: palette.accent,
        lineHeight: 1.45,
        letterSpacingPx: 0.8,
      }),
      contact: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.55 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 108, heightPx: 136, side: 'left' },
    },
    columns,
  };
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). A larger name, and less empty space. */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(senior, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
};

/** "Warszawa": wide margins, a high-contrast serif in capitals, a double rule. For executives. */
export const executive = defineTemplate({
  slug: 'executive',
  ...TEMPLATE_NAMES.executive,
  fonts: { heading: 'Playfair Display', body: 'Source Sans 3' },
  color: { generalColor: '#1b1b1d', accentColor: '#94722b', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
