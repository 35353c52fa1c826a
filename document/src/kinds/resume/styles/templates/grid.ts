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

// A grid of six columns of 104 px with gutters of 14 px: the career takes four, the words at the side two.
export const MARGIN = 50;
const UNIT = 104;
const GUTTER = 14;
const span = (count: number) => count * UNIT + (count - 1) * GUTTER;
const MAIN_WIDTH = span(4);
const SIDE_X = MARGIN + MAIN_WIDTH + 2 * GUTTER;
const SIDE_WIDTH = 794 - MARGIN - SIDE_X;

export const design: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  const titleRule = { kind: 'above', color: generalColor, thicknessPx: 3 } as const;
  const title = textStyle(fonts.heading, { sizePx: 15, weight: 700, color: palette.heading, lineHeight: 1.3 });
  return {
    background: palette.background,
    backdrop: [{ xPx: MARGIN, yPx: 0, widthPx: UNIT, heightPx: 14, color: input.accentColor }],
    hero: {
      kind: 'plain',
      topPx: 58,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 18, color: palette.accent, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: SIDE_WIDTH, heightPx: 168, side: 'right' },
    },
    columns: [
      {
        id: 'main',
        xPx: MARGIN,
        widthPx: MAIN_WIDTH,
        topPx: 56,
        belowHeroPx: 34,
        bottomPx: 60,
        sections: 'rest',
        look: sectionLook(
          { palette, fonts, bodyPx: 12.75, titlePx: 15 },
          {
            title,
            titleRule,
            titleGapPx: 10,
            sectionGapPx: 26,
            entryGapPx: 16,
            entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
            entrySubtitle: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.4 }),
            dates: { kind: 'right' },
          },
        ),
      },
      {
        id: 'side',
        xPx: SIDE_X,
        widthPx: SIDE_WIDTH,
        topPx: 56,
        belowHeroPx: 34,
        bottomPx: 60,
        sections: SINGLE_WORD_SECTIONS,
        look: sectionLook(
          { palette, fonts, bodyPx: 12.5, titlePx: 15 },
          {
            title,
            titleRule,
            titleGapPx: 10,
            sectionGapPx: 26,
            entryGapPx: 11,
            compactGapPx: 9,
            level: { filled: palette.fill, empty: mix(generalColor, palette.background, 0.16) },
          },
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
  design: withWideningColumn(withDateLeaders(design), { xPx: MARGIN, widthPx: 660 }),
};

/**
 * Titles of the two columns hang from rules at one height. Their sizes differ so much that their baselines are apart: software takes titles
 * on one baseline for one line. The photo shows the whole head.
 */
const hung: TemplateDesign = (input) => {
  const style = design(input);
  const { fonts } = input;
  const palette = pagePalette(input);
  const title = (sizePx: number) =>
    textStyle(fonts.heading, { sizePx, weight: 700, color: palette.heading, lineHeight: 1.3 });
  return {
    ...style,
    hero: {
      kind: 'plain',
      topPx: 46,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      name: style.hero.name,
      nameCase: 'typed',
      profession: style.hero.profession,
      contact: style.hero.contact,
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: SIDE_WIDTH, heightPx: 212, side: 'right' },
    },
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 28,
      bottomPx: 54,
      look: {
        ...column.look,
        title: title(column.id === 'main' ? 19 : 12.75),
        titleGapPx: 9,
        sectionGapPx: 22,
        entryGapPx: column.id === 'main' ? 13 : column.look.entryGapPx,
      },
    })),
  };
};

/**
 * Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). Titles of both columns hang at one height
 * (docs/decisions/0065).
 */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withWideningColumn(withDateLeaders(hung, 'joined'), { xPx: MARGIN, widthPx: 660 }),
};

/** "Szczecin": a Swiss grid of six columns, heavy black rules, one red accent. */
export const grid = defineTemplate({
  slug: 'grid',
  ...TEMPLATE_NAMES.grid,
  fonts: { heading: 'Inter', body: 'Roboto' },
  color: { generalColor: '#16181c', accentColor: '#c8202f', backgroundColor: '#ffffff' },
  sectionsOrder: CAREER_FIRST,
  earlierEngines: [2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design) },
});
