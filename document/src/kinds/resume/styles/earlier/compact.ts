import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import { SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import { detailed } from '../templates/compact.ts';
import { textStyle } from '../text-styles.ts';
import { withWideningColumn } from '../widening-column.ts';

const MARGIN = 40;
const GAP = 28;
const SIDE_WIDTH = 214;
const MAIN_WIDTH = 794 - 2 * MARGIN - GAP - SIDE_WIDTH;

const design =
  (
    sideSections: readonly OrderedSection[],
    entryGapPx: number,
    levels: 'numbers' | 'words' = 'numbers',
  ): TemplateDesign =>
  (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    const look = (bodyPx: number) =>
      sectionLook(
        { palette, fonts, bodyPx, titlePx: 13.5 },
        {
          titleCase: 'upper',
          titleGapPx: 6,
          sectionGapPx: 14,
          entryGapPx,
          compactGapPx: 4,
          paragraphGapPx: 2,
          entryTitle: textStyle(fonts.body, { sizePx: 12.75, weight: 700, color: palette.ink, lineHeight: 1.3 }),
          body: textStyle(fonts.body, { sizePx: bodyPx, color: palette.ink, lineHeight: 1.36 }),
        },
      );
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'plain',
        topPx: 36,
        marginPx: MARGIN,
        align: 'left',
        rule: { color: palette.heading, thicknessPx: 2, gapPx: 10, isDouble: false },
        name: textStyle(fonts.heading, { sizePx: 28, weight: 700, color: palette.heading, lineHeight: 1.1 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 14, color: palette.accent, lineHeight: 1.3 }),
        contact: textStyle(fonts.body, { sizePx: 12, color: palette.ink, lineHeight: 1.45 }),
        contactForm: 'icons',
        icon: palette.accent,
        photo: { shape: 'rectangle', widthPx: 72, heightPx: 90, side: 'right' },
      },
      columns: [
        {
          id: 'main',
          xPx: MARGIN,
          widthPx: MAIN_WIDTH,
          topPx: 40,
          belowHeroPx: 14,
          bottomPx: 44,
          sections: 'rest',
          look: { ...look(12.25), dates: { kind: 'right' } },
        },
        {
          id: 'side',
          xPx: MARGIN + MAIN_WIDTH + GAP,
          widthPx: SIDE_WIDTH,
          topPx: 40,
          belowHeroPx: 14,
          bottomPx: 44,
          sections: sideSections,
          look: { ...look(12), compact: { kind: 'inline', levels } },
        },
      ],
      footer: {
        ...footerStyle({ palette, fonts }, { xPx: MARGIN, widthPx: 794 - 2 * MARGIN }),
        baselineFromFootPx: 20,
      },
    };
  };

/** The versions of "Sopot" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  {
    engine: 1,
    design: design(
      ['education', 'skills', 'languages', 'software', 'certifications', 'courses', 'awards', 'interests'],
      8,
    ),
  },
  { engine: 2, design: design(SINGLE_WORD_SECTIONS, 11) },
  { engine: 2, design: withDateLeaders(design(SINGLE_WORD_SECTIONS, 11)) },
  // All page breaks of a column are chosen together, and the main column widens when the side column has ended (docs/decisions/0038).
  {
    engine: 2,
    pageBreaks: 'optimal',
    design: withWideningColumn(withDateLeaders(design(SINGLE_WORD_SECTIONS, 11)), {
      xPx: MARGIN,
      widthPx: 794 - 2 * MARGIN,
    }),
  },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  // Running text has no numbers in brackets: a level is printed in its own words, or not at all.
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withWideningColumn(withDateLeaders(design(SINGLE_WORD_SECTIONS, 11, 'words')), {
      xPx: MARGIN,
      widthPx: 794 - 2 * MARGIN,
    }),
  },
  // Two thirds of the side column were empty, and skills were a block of bold text: one column, and references (docs/decisions/0048).
  detailed,
];
