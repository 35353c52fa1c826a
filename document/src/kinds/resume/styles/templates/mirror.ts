import { PAPERS } from '../../../../engine/page-geometry.ts';
import type { OrderedSection } from '../../model/sections.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { CAREER_FIRST, SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import { textStyle } from '../text-styles.ts';
import { withWideningColumn } from '../widening-column.ts';

export const MARGIN = 48;
const STRIP_PX = 250;
const PADDING_PX = 28;
const STRIP_X = 794 - STRIP_PX;
const MAIN_WIDTH = STRIP_X - MARGIN - 36;

export const design =
  (sideSections: readonly OrderedSection[]): TemplateDesign =>
  (input) => {
    const { fonts, generalColor } = input;
    const palette = pagePalette(input);
    const strip = mix(generalColor, palette.background, 0.08);
    const capitals = (sizePx: number) =>
      textStyle(fonts.heading, {
        sizePx,
        weight: 700,
        color: palette.heading,
        lineHeight: 1.3,
        letterSpacingPx: 1.2,
      });
    const sideLook = sectionLook(
      { palette, fonts, bodyPx: 12.25, titlePx: 13 },
      {
        title: capitals(12.5),
        titleCase: 'upper',
        titleRule: { kind: 'none', color: strip, thicknessPx: 0 },
        titleGapPx: 9,
        sectionGapPx: 24,
        entryGapPx: 11,
        level: { filled: palette.fill, empty: mix(generalColor, palette.background, 0.22) },
      },
    );
    return {
      background: palette.background,
      backdrop: [{ xPx: STRIP_X, yPx: 0, widthPx: STRIP_PX, heightPx: PAPERS.a4.heightPx, color: strip }],
      hero: {
        kind: 'split',
        topPx: 54,
        name: textStyle(fonts.heading, { sizePx: 36, weight: 700, color: palette.heading, lineHeight: 1.15 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 16, color: palette.accent, lineHeight: 1.4 }),
        contact: sideLook.body,
        contactForm: 'icons',
        icon: palette.accent,
        contactTitle: sideLook,
        photo: { shape: 'rounded', sizePx: 168, border: palette.background },
      },
      columns: [
        {
          id: 'main',
          xPx: MARGIN,
          widthPx: MAIN_WIDTH,
          topPx: 54,
          belowHeroPx: 26,
          bottomPx: 58,
          sections: 'rest',
          look: sectionLook(
            { palette, fonts, bodyPx: 12.75, titlePx: 14 },
            {
              title: capitals(14),
              titleCase: 'upper',
              titleRule: { kind: 'tick', color: palette.fill, thicknessPx: 4 },
              titleGapPx: 10,
              dates: { kind: 'right' },
            },
          ),
        },
        {
          id: 'side',
          xPx: STRIP_X + PADDING_PX,
          widthPx: STRIP_PX - 2 * PADDING_PX,
          topPx: 54,
          belowHeroPx: 24,
          bottomPx: 48,
          sections: sideSections,
          look: sideLook,
        },
      ],
      footer: footerStyle({ palette, fonts }, { xPx: MARGIN, widthPx: MAIN_WIDTH }),
    };
  };

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withWideningColumn(withDateLeaders(design(SINGLE_WORD_SECTIONS)), { xPx: MARGIN, widthPx: 660 }),
};

/** The side column with narrower padding, so that more addresses have their full size. */
const SLIM_PADDING_PX = 22;
const SLIM_SIDE = { xPx: STRIP_X + SLIM_PADDING_PX, widthPx: STRIP_PX - 2 * SLIM_PADDING_PX };

/** A larger name and photo, titles of entries apart from their texts, and a strip in a clearer tone. */
const clear: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const style = design(SINGLE_WORD_SECTIONS)(input);
  const palette = pagePalette(input);
  const strip = mix(generalColor, palette.background, 0.11);
  return {
    ...style,
    backdrop: style.backdrop.map((area) => ({ ...area, color: strip })),
    hero: {
      ...style.hero,
      topPx: 50,
      name: textStyle(fonts.heading, { sizePx: 38.5, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.4 }),
      photo: { shape: 'rounded', sizePx: 186, border: palette.background },
    } as typeof style.hero,
    columns: style.columns.map((column) =>
      column.id === 'side'
        ? { ...column, ...SLIM_SIDE, bottomPx: 44 }
        : {
            ...column,
            belowHeroPx: 22,
            bottomPx: 50,
            look: {
              ...column.look,
              sectionGapPx: 22,
              entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
            },
          },
    ),
  };
};

/**
 * Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). A larger name and photo, and a strip in a
 * clearer tone.
 */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withWideningColumn(withDateLeaders(clear, 'joined'), { xPx: MARGIN, widthPx: 660 }),
};

/** "Poznań": the career on the left, a pale strip on the right with personal data and skills. */
export const mirror = defineTemplate({
  slug: 'mirror',
  ...TEMPLATE_NAMES.mirror,
  fonts: { heading: 'Montserrat', body: 'Open Sans' },
  color: { generalColor: '#1f4e5f', accentColor: '#c96f4a', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design, { stripEndsBelowPx: 26 }) },
});
