import type { EngineVersion } from '../../../../engine/engine-version.ts';
import type { OrderedSection } from '../../model/sections.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { fieldPalette, pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST, SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';
import { withWideningColumn } from '../widening-column.ts';

export const MARGIN = 46;
const GAP = 36;
const SIDE_WIDTH = 206;
const MAIN_WIDTH = 794 - 2 * MARGIN - GAP - SIDE_WIDTH;

export const design =
  (engine: EngineVersion, sideSections: readonly OrderedSection[]): TemplateDesign =>
  (input) => {
    const { fonts, generalColor, accentColor } = input;
    const palette = pagePalette(input);
    const field = fieldPalette(generalColor, accentColor);
    const title = { kind: 'bar', color: accentColor, thicknessPx: 4 } as const;
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'band',
        color: generalColor,
        stripe: accentColor === generalColor ? mix(field.ink, generalColor, 0.22) : accentColor,
        marginPx: MARGIN,
        paddingPx: 36,
        name: textStyle(fonts.heading, { sizePx: 47, weight: 700, color: field.ink, lineHeight: 1.05 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, {
          sizePx: 16,
          color: mix(field.ink, generalColor, 0.85),
          lineHeight: 1.4,
        }),
        contact: textStyle(fonts.body, { sizePx: 12, color: field.ink, lineHeight: 1.6 }),
        contactForm: 'icons',
        icon: mix(field.ink, generalColor, 0.85),
        photo: { shape: 'rounded', sizePx: 128, side: engine === 1 ? 'left' : 'right' },
      },
      columns: [
        {
          id: 'main',
          xPx: MARGIN,
          widthPx: MAIN_WIDTH,
          topPx: 48,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: 'rest',
          look: sectionLook(
            { palette, fonts, bodyPx: 12.75, titlePx: 21 },
            {
              titleRule: title,
              titleGapPx: 11,
              sectionGapPx: 26,
              entryGapPx: 16,
              compactGapPx: 9,
              entrySubtitle: textStyle(fonts.body, {
                sizePx: 12.75,
                weight: 700,
                color: palette.accent,
                lineHeight: 1.4,
              }),
              dates: { kind: 'right' },
            },
          ),
        },
        {
          id: 'side',
          xPx: MARGIN + MAIN_WIDTH + GAP,
          widthPx: SIDE_WIDTH,
          topPx: 48,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: sideSections,
          look: sectionLook(
            { palette, fonts, bodyPx: 12.25, titlePx: 18 },
            { titleRule: title, titleGapPx: 11, sectionGapPx: 26, entryGapPx: 11, compactGapPx: 9 },
          ),
        },
      ],
      footer: footerStyle({ palette, fonts }, { xPx: MARGIN, widthPx: 794 - 2 * MARGIN }),
    };
  };

const PAIR_GAP = 40;
const PAIR_SIDE = 216;
const PAIR_MAIN = 794 - 2 * MARGIN - PAIR_GAP - PAIR_SIDE;

/** A larger name, titles of entries apart from their texts, and a wider gap between the columns. */
const balanced: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const style = design(2, SINGLE_WORD_SECTIONS)(input);
  const palette = pagePalette(input);
  const field = fieldPalette(generalColor, accentColor);
  const title = { kind: 'bar', color: accentColor, thicknessPx: 4 } as const;
  const main = sectionLook(
    { palette, fonts, bodyPx: 12.75, titlePx: 22 },
    {
      titleRule: title,
      titleGapPx: 9,
      sectionGapPx: 24,
      entryGapPx: 15,
      compactGapPx: 8,
      entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
      entrySubtitle: textStyle(fonts.body, { sizePx: 12.75, weight: 700, color: palette.accent, lineHeight: 1.4 }),
      dates: { kind: 'right' },
    },
  );
  const side = sectionLook(
    { palette, fonts, bodyPx: 12.25, titlePx: 18 },
    { titleRule: title, titleGapPx: 9, sectionGapPx: 24, entryGapPx: 11, compactGapPx: 8 },
  );
  const widths = {
    main: { xPx: MARGIN, widthPx: PAIR_MAIN },
    side: { xPx: MARGIN + PAIR_MAIN + PAIR_GAP, widthPx: PAIR_SIDE },
  };
  return {
    ...style,
    hero: {
      ...style.hero,
      name: textStyle(fonts.heading, { sizePx: 54, weight: 700, color: field.ink, lineHeight: 1.02 }),
    },
    columns: style.columns.map((column) => ({
      ...column,
      ...widths[column.id],
      look: column.id === 'main' ? main : side,
    })),
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withWideningColumn(withDateLeaders(balanced), { xPx: MARGIN, widthPx: 660 }),
};

/** A larger photo, and larger text beside it. The name has the size that the specification allows at most. */
const loud: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const style = balanced(input);
  const field = fieldPalette(generalColor, accentColor);
  return {
    ...style,
    hero: {
      kind: 'band',
      color: generalColor,
      stripe: accentColor === generalColor ? mix(field.ink, generalColor, 0.22) : accentColor,
      marginPx: MARGIN,
      paddingPx: 32,
      name: style.hero.name,
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17.5, color: mix(field.ink, generalColor, 0.85), lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: field.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: mix(field.ink, generalColor, 0.85),
      photo: { shape: 'rounded', sizePx: 144, side: 'right' },
    },
    // Bars at one height, and titles of sizes so different that their baselines are apart (docs/decisions/0065).
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 28,
      bottomPx: 54,
      look: { ...column.look, title: { ...column.look.title, sizePx: column.id === 'main' ? 23 : 16.5 } },
    })),
  };
};

/**
 * Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). A larger photo, and larger text beside it.
 */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withWideningColumn(withDateLeaders(loud, 'joined'), { xPx: MARGIN, widthPx: 660 }),
};

/** "Łódź": a band of colour with a big condensed name, two columns below. */
export const bold = defineTemplate({
  slug: 'bold',
  ...TEMPLATE_NAMES.bold,
  fonts: { heading: 'Roboto Condensed', body: 'Inter' },
  color: { generalColor: '#141a2b', accentColor: '#d9482b', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
