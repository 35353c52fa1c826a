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

const MARGIN = 66;

/** Text stands further right than name and titles, as in a magazine. */
const INDENT = 52;

export const design: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 60,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.accent, thicknessPx: 3, gapPx: 20, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 47, color: palette.heading, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 19, style: 'italic', color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 116, heightPx: 148, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 64,
      belowHeroPx: 26,
      bottomPx: 64,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 24 },
        {
          title: textStyle(fonts.heading, { sizePx: 24, style: 'italic', color: palette.accent, lineHeight: 1.25 }),
          titlePlace: { kind: 'outdent', indentPx: INDENT },
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 8,
          sectionGapPx: 26,
          entryGapPx: 16,
          entryTitle: textStyle(fonts.body, { sizePx: 14.5, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, {
            sizePx: 13.25,
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

/** Upright titles: the italic capitals of Playfair Display have swashes, so that J and Z hardly look like letters. */
const upright: TemplateDesign = (input) => {
  const style = design(input);
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    ...style,
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 22,
      bottomPx: 58,
      look: {
        ...column.look,
        title: textStyle(fonts.heading, { sizePx: 23, color: palette.accent, lineHeight: 1.25 }),
        body: { ...column.look.body, lineHeight: 1.42 },
        titleGapPx: 7,
        sectionGapPx: 22,
        entryGapPx: 13,
      },
    })),
  };
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(upright, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
};

/** "Zamość": a magazine's page with a large name, burgundy titles, and text hanging below them. */
export const editorial = defineTemplate({
  slug: 'editorial',
  ...TEMPLATE_NAMES.editorial,
  fonts: { heading: 'Playfair Display', body: 'Lora' },
  color: { generalColor: '#241a1d', accentColor: '#7d1d3c', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
