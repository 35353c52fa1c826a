import { PAPERS } from '../../../../engine/page-geometry.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign, TemplateVersion } from '../template.ts';
import type { SectionLook } from '../template-style.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 54;

const design =
  (dates: SectionLook['dates']): TemplateDesign =>
  (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    return {
      background: palette.background,
      backdrop: [
        {
          xPx: 0,
          yPx: 0,
          widthPx: 16,
          heightPx: PAPERS.a4.heightPx,
          color: mix(input.generalColor, palette.background, 0.9),
        },
      ],
      hero: {
        kind: 'plain',
        topPx: 52,
        marginPx: MARGIN,
        align: 'left',
        rule: null,
        name: textStyle(fonts.heading, { sizePx: 30, weight: 700, color: palette.heading, lineHeight: 1.2 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 15, color: palette.muted, lineHeight: 1.4 }),
        contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
        contactForm: 'labels',
        icon: palette.accent,
        photo: { shape: 'rectangle', widthPx: 100, heightPx: 125, side: 'left' },
      },
      ...oneColumn({
        palette,
        fonts,
        marginPx: MARGIN,
        topPx: 56,
        belowHeroPx: 22,
        bottomPx: 60,
        look: sectionLook(
          { palette, fonts, bodyPx: 12.75, titlePx: 14 },
          {
            title: textStyle(fonts.heading, {
              sizePx: 13.5,
              weight: 700,
              color: palette.accent,
              lineHeight: 1.3,
              letterSpacingPx: 0.4,
            }),
            titleCase: 'upper',
            titleRule: { kind: 'above', color: palette.hairline, thicknessPx: 1 },
            titleGapPx: 9,
            sectionGapPx: 20,
            dates,
          },
        ),
      }),
    };
  };

/** The label column: titles stand in it, and texts begin at its right. */
const LABELS_PX = 96;
const WIDE_MARGIN = 56;

/** A pale header, one accent, and a wide column of labels. */
const contemporary: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'band',
      color: mix(generalColor, palette.background, 0.07),
      stripe: null,
      marginPx: WIDE_MARGIN,
      paddingPx: 38,
      name: textStyle(fonts.heading, { sizePx: 34, weight: 700, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 15.5, color: palette.ink, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.7 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 124, side: 'left' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: WIDE_MARGIN,
      topPx: 60,
      belowHeroPx: 30,
      bottomPx: 62,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.5, titlePx: 15 },
        {
          title: textStyle(fonts.heading, { sizePx: 15, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titlePlace: { kind: 'outdent', indentPx: LABELS_PX },
          titleRule: { kind: 'above', color: palette.hairline, thicknessPx: 1 },
          titleGapPx: 3,
          sectionGapPx: 22,
          entryGapPx: 15,
          entryTitle: textStyle(fonts.body, { sizePx: 13.75, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          dates: { kind: 'right' },
          level: { filled: palette.fill, empty: mix(generalColor, palette.background, 0.16) },
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
  design: withDateLeaders(contemporary),
};

const HANGING_PX = 24;

/** A larger photo and name, and more colour. */
const confident: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const style = contemporary(input);
  const palette = pagePalette(input);
  return {
    ...style,
    hero: {
      kind: 'band',
      color: mix(generalColor, palette.background, 0.1),
      stripe: null,
      marginPx: WIDE_MARGIN,
      paddingPx: 32,
      name: textStyle(fonts.heading, { sizePx: 41, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.ink, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'circle', sizePx: 150, side: 'left' },
    },
    // The text hangs a little below its title: a column of labels without labels was empty.
    columns: style.columns.map((column) => ({
      ...column,
      belowHeroPx: 22,
      bottomPx: 54,
      look: {
        ...column.look,
        titlePlace: { kind: 'outdent', indentPx: HANGING_PX } as const,
        titleGapPx: 5,
        sectionGapPx: 18,
        entryGapPx: 12,
      },
    })),
  };
};

const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(confident, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
};

/** The versions of "Lublin" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design({ kind: 'gutter', widthPx: 164 }) },
  // Dates move to the right: software read dates in a left gutter as the title's first words.
  { engine: 2, design: design({ kind: 'right' }) },
  { engine: 2, design: withDateLeaders(design({ kind: 'right' })) },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: withDateLeaders(design({ kind: 'right' })) },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design({ kind: 'right' })) },
  // The European form of the 2020s instead of that of 2010. Titles are above their texts: on one line, software read both as one.
  detailed,
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). A larger photo and name, and more colour.
  composed,
];
