import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import { SINGLE_WORD_SECTIONS } from '../section-orders.ts';
import type { EarlierVersions, TemplateDesign, TemplateVersion } from '../template.ts';
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

const DENSE_MARGIN = 54;

/** Sections whose entries are mostly a name, an issuer and a date. */
const REFERENCES: readonly OrderedSection[] = [
  'projects',
  'publications',
  'volunteering',
  'memberships',
  'courses',
  'awards',
];

/** One column, in which a list item, a course or all skills take one line each. A side column was narrow, and empty below its skills. */
const dense: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 38,
      marginPx: DENSE_MARGIN,
      align: 'left',
      rule: { color: palette.heading, thicknessPx: 2, gapPx: 11, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 32, weight: 700, color: palette.heading, lineHeight: 1.1 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15, color: palette.accent, lineHeight: 1.35 }),
      contact: textStyle(fonts.body, { sizePx: 12, color: palette.ink, lineHeight: 1.5 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 76, heightPx: 95, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: DENSE_MARGIN,
      topPx: 46,
      belowHeroPx: 15,
      bottomPx: 48,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 13 },
        {
          title: textStyle(fonts.heading, {
            sizePx: 13,
            weight: 700,
            color: palette.heading,
            lineHeight: 1.3,
            letterSpacingPx: 0.6,
          }),
          titleCase: 'upper',
          titleGapPx: 7,
          sectionGapPx: 15,
          entryGapPx: 10,
          compactGapPx: 4,
          paragraphGapPx: 2,
          entryTitle: textStyle(fonts.body, { sizePx: 13.25, weight: 700, color: palette.ink, lineHeight: 1.3 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 12.5, color: palette.accent, lineHeight: 1.36 }),
          body: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.38 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 14, gapPx: 4 },
        },
      ),
    }),
  };
};

/** The version before pages were composed. */
const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withDateLeaders(dense),
};

/** Smaller gaps and margins: a career of three jobs and eight courses fits on one page. */
const denser: TemplateDesign = (input) => {
  const style = dense(input);
  return {
    ...style,
    hero: { ...style.hero, topPx: 34 } as typeof style.hero,
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 13,
      bottomPx: 42,
      look: { ...column.look, titleGapPx: 6, sectionGapPx: 13, entryGapPx: 9 },
    })),
  };
};

const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(denser, 'joined'), {
    sections: [...REFERENCES, 'certifications'],
    indentPx: 14,
    gapPx: 4,
  }),
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
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  composed,
];
