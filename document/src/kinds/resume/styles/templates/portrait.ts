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

const SIDE_PX = 248;
const PADDING_PX = 32;
const GAP_PX = 34;
export const MARGIN_PX = 44;
const MAIN_WIDTH = 794 - SIDE_PX - GAP_PX - MARGIN_PX;

export const design =
  (photoSide: 'left' | 'right', sideSections: readonly OrderedSection[]): TemplateDesign =>
  (input) => {
    const { fonts, generalColor, accentColor } = input;
    const mainX = photoSide === 'left' ? SIDE_PX + GAP_PX : MARGIN_PX;
    const sideX = photoSide === 'left' ? PADDING_PX : 794 - SIDE_PX + 6;
    const palette = pagePalette(input);
    const field = fieldPalette(generalColor, accentColor);
    const serifTitle = textStyle(fonts.heading, {
      sizePx: 18,
      weight: 700,
      color: palette.heading,
      lineHeight: 1.25,
    });
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'portrait',
        color: generalColor,
        photo: { widthPx: SIDE_PX, heightPx: 268, side: photoSide },
        paddingPx: 34,
        name: textStyle(fonts.heading, { sizePx: 42, weight: 700, color: field.ink, lineHeight: 1.12 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, {
          sizePx: 16,
          color: mix(field.ink, generalColor, 0.85),
          lineHeight: 1.4,
        }),
        contact: textStyle(fonts.body, { sizePx: 12.25, color: field.ink, lineHeight: 1.6 }),
        contactForm: 'icons',
        icon: mix(field.ink, generalColor, 0.8),
      },
      columns: [
        {
          id: 'main',
          xPx: mainX,
          widthPx: MAIN_WIDTH,
          topPx: 52,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: 'rest',
          look: sectionLook(
            { palette, fonts, bodyPx: 12.75, titlePx: 18 },
            {
              title: serifTitle,
              titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
              titleGapPx: 8,
              sectionGapPx: 22,
            },
          ),
        },
        {
          id: 'side',
          xPx: sideX,
          widthPx: SIDE_PX - PADDING_PX - 6,
          topPx: 52,
          belowHeroPx: 30,
          bottomPx: 58,
          sections: sideSections,
          look: sectionLook(
            { palette, fonts, bodyPx: 12.25, titlePx: 16 },
            {
              title: { ...serifTitle, sizePx: 16 },
              titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
              titleGapPx: 8,
              sectionGapPx: 22,
              entryGapPx: 11,
            },
          ),
        },
      ],
      footer: footerStyle({ palette, fonts }, { xPx: mainX, widthPx: MAIN_WIDTH }),
    };
  };

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withWideningColumn(design('right', SINGLE_WORD_SECTIONS), { xPx: MARGIN_PX, widthPx: 660 }),
};

/** Dates and places on one line, and a coloured area no higher than the photo needs. */
const framed: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const style = design('right', SINGLE_WORD_SECTIONS)(input);
  const palette = pagePalette(input);
  const field = fieldPalette(generalColor, input.accentColor);
  return {
    ...style,
    hero: {
      kind: 'portrait',
      color: generalColor,
      photo: { widthPx: SIDE_PX, heightPx: 256, side: 'right' },
      paddingPx: 32,
      name: textStyle(fonts.heading, { sizePx: 44, weight: 700, color: field.ink, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: mix(field.ink, generalColor, 0.85), lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: field.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: mix(field.ink, generalColor, 0.8),
    },
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 26,
      bottomPx: 54,
      look:
        column.id === 'side'
          ? { ...column.look, title: { ...column.look.title, sizePx: 14.75 } }
          : {
              ...column.look,
              title: { ...column.look.title, sizePx: 21 },
              entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
              dates: { kind: 'right' } as const,
            },
    })),
  };
};

/** Pages are composed (docs/decisions/0061). Place and dates on one line, a larger name, and a lower head (docs/decisions/0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withWideningColumn(withDateLeaders(framed, 'joined'), { xPx: MARGIN_PX, widthPx: 660 }),
};

/** "Kazimierz": a photo in the page's corner, the name on a coloured area next to it. */
export const portrait = defineTemplate({
  slug: 'portrait',
  ...TEMPLATE_NAMES.portrait,
  fonts: { heading: 'Playfair Display', body: 'Open Sans' },
  color: { generalColor: '#3a2a4f', accentColor: '#3a2a4f', backgroundColor: '#ffffff' },
  wasNavy: true,
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [1, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
