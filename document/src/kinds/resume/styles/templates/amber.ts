import { PAPERS } from '../../../../engine/page-geometry.ts';
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

const MARGIN = 50;
const BAND_PX = 236;
const PADDING_PX = 26;
const BAND_X = 794 - BAND_PX;
const MAIN_WIDTH = BAND_X - MARGIN - 36;

const design: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const palette = pagePalette(input);
  const field = fieldPalette(accentColor, generalColor);
  const sideLook = sectionLook(
    { palette: field, fonts, bodyPx: 12.25, titlePx: 16 },
    {
      titleRule: { kind: 'none', color: field.hairline, thicknessPx: 0 },
      titleGapPx: 7,
      sectionGapPx: 22,
      entryGapPx: 10,
      compactGapPx: 7,
      level: { filled: field.accent, empty: field.faint },
    },
  );
  return {
    background: palette.background,
    backdrop: [{ xPx: BAND_X, yPx: 0, widthPx: BAND_PX, heightPx: PAPERS.a4.heightPx, color: accentColor }],
    hero: {
      kind: 'split',
      topPx: 54,
      baselinesApartPx: 14,
      name: textStyle(fonts.heading, { sizePx: 43, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 18, color: palette.muted, lineHeight: 1.4 }),
      contact: sideLook.body,
      contactForm: 'icons',
      icon: field.accent,
      contactTitle: sideLook,
      photo: { shape: 'circle', sizePx: 152, border: palette.background },
    },
    columns: [
      {
        id: 'main',
        xPx: MARGIN,
        widthPx: MAIN_WIDTH,
        topPx: 54,
        belowHeroPx: 26,
        bottomPx: 54,
        sections: 'rest',
        look: sectionLook(
          { palette, fonts, bodyPx: 12.75, titlePx: 18 },
          {
            titleRule: { kind: 'bar', color: accentColor, thicknessPx: 5 },
            titleGapPx: 8,
            sectionGapPx: 20,
            entryGapPx: 12,
            dates: { kind: 'right' },
            entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
            entrySubtitle: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.4 }),
          },
        ),
      },
      {
        id: 'side',
        xPx: BAND_X + PADDING_PX,
        widthPx: BAND_PX - 2 * PADDING_PX,
        topPx: 56,
        belowHeroPx: 26,
        bottomPx: 48,
        sections: SINGLE_WORD_SECTIONS,
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
  design: withWideningColumn(withDateLeaders(design), { xPx: MARGIN, widthPx: 660 }),
};

/** Narrower padding in the band, so that more addresses have their full size. */
const SLIM_PADDING_PX = 20;

const slim: TemplateDesign = (input) => {
  const style = detailed.design(input);
  const place = { xPx: BAND_X + SLIM_PADDING_PX, widthPx: BAND_PX - 2 * SLIM_PADDING_PX };
  return {
    ...style,
    columns: style.columns.map((column) => (column.id === 'side' ? { ...column, ...place } : column)),
  };
};

/** Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withDateLeaders(slim, 'joined'),
};

/** The width of the band's edge on pages where the side column has ended. */
const EDGE_PX = 12;

const withEdge: TemplateDesign = (input) => {
  const style = composed.design(input);
  const backdropAlone = style.backdrop.map((band) => ({ ...band, xPx: 794 - EDGE_PX, widthPx: EDGE_PX }));
  return { ...style, backdropAlone };
};

/** "Białystok": a broad band in the accent colour with photo and contacts, dark condensed titles on white. */
export const amber = defineTemplate({
  slug: 'amber',
  ...TEMPLATE_NAMES.amber,
  fonts: { heading: 'Roboto Condensed', body: 'Source Sans 3' },
  color: { generalColor: '#23212e', accentColor: '#f2b63d', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(withEdge, { stripEndsBelowPx: 26 }) },
});
