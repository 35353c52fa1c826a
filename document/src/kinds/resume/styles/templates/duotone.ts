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

export const MARGIN = 52;
const GAP = 40;
const SIDE_WIDTH = 190;
const MAIN_WIDTH = 794 - 2 * MARGIN - GAP - SIDE_WIDTH;

export const design: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  const field = fieldPalette(generalColor, input.accentColor);
  const lower = mix(generalColor, palette.background, 0.1);
  const title = (sizePx: number) =>
    textStyle(fonts.heading, { sizePx, weight: 700, color: palette.heading, lineHeight: 1.3 });
  const titleRule = { kind: 'none', color: palette.hairline, thicknessPx: 0 } as const;
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'two-tone',
      color: generalColor,
      lower,
      marginPx: MARGIN,
      paddingPx: 36,
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: field.ink, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 16.5, color: mix(field.ink, generalColor, 0.88), lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 158, border: palette.background },
    },
    columns: [
      {
        id: 'main',
        xPx: MARGIN,
        widthPx: MAIN_WIDTH,
        topPx: 54,
        belowHeroPx: 30,
        bottomPx: 58,
        sections: 'rest',
        look: sectionLook(
          { palette, fonts, bodyPx: 13, titlePx: 19 },
          {
            title: title(19),
            titleRule,
            titleGapPx: 8,
            sectionGapPx: 24,
            entryGapPx: 15,
            entryTitle: textStyle(fonts.body, { sizePx: 14.25, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          },
        ),
      },
      {
        id: 'side',
        xPx: MARGIN + MAIN_WIDTH + GAP,
        widthPx: SIDE_WIDTH,
        topPx: 54,
        belowHeroPx: 30,
        bottomPx: 58,
        sections: SINGLE_WORD_SECTIONS,
        look: sectionLook(
          { palette, fonts, bodyPx: 12.5, titlePx: 16 },
          { title: title(16), titleRule, titleGapPx: 8, sectionGapPx: 24, entryGapPx: 11, compactGapPx: 9 },
        ),
      },
    ],
    footer: footerStyle({ palette, fonts }, { xPx: MARGIN, widthPx: 794 - 2 * MARGIN }),
  };
};

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withWideningColumn(design, { xPx: MARGIN, widthPx: 660 }),
};

/** Dates at the end of their lines, and titles of both columns at one height (docs/decisions/0065). */
const hung: TemplateDesign = (input) => {
  const style = design(input);
  return {
    ...style,
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 26,
      bottomPx: 54,
      look:
        column.id === 'side'
          ? { ...column.look, title: { ...column.look.title, sizePx: 14.25 } }
          : {
              ...column.look,
              title: { ...column.look.title, sizePx: 20.5 },
              sectionGapPx: 22,
              entryGapPx: 13,
              dates: { kind: 'right' } as const,
            },
    })),
  };
};

/** Pages are composed (docs/decisions/0061), and a line leads to the dates (0054). */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withWideningColumn(withDateLeaders(hung, 'joined'), { xPx: MARGIN, widthPx: 660 }),
};

/** "Gdańsk": a header in two tones of one colour, with a warm accent and a round photo over both. */
export const duotone = defineTemplate({
  slug: 'duotone',
  ...TEMPLATE_NAMES.duotone,
  fonts: { heading: 'Merriweather', body: 'Source Sans 3' },
  color: { generalColor: '#16463f', accentColor: '#b0502a', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
