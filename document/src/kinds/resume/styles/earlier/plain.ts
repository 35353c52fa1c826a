import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { SHORT_ENTRIES, withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign, TemplateVersion } from '../template.ts';
import { textStyle } from '../text-styles.ts';

const design =
  (levels: 'numbers' | 'words'): TemplateDesign =>
  (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'plain',
        topPx: 56,
        marginPx: MARGIN,
        align: 'left',
        rule: null,
        name: textStyle(fonts.heading, { sizePx: 27, weight: 700, color: palette.heading, lineHeight: 1.2 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 15, color: palette.ink, lineHeight: 1.4 }),
        contact: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.55 }),
        contactForm: 'labels',
        icon: palette.accent,
        photo: { shape: 'rectangle', widthPx: 84, heightPx: 105, side: 'right' },
      },
      ...oneColumn({
        palette,
        fonts,
        marginPx: MARGIN,
        topPx: 56,
        belowHeroPx: 18,
        bottomPx: 60,
        look: sectionLook(
          { palette, fonts, bodyPx: 13.5, titlePx: 16 },
          {
            titleGapPx: 7,
            sectionGapPx: 18,
            entryGapPx: 12,
            compact: { kind: 'inline', levels },
            entrySubtitle: textStyle(fonts.body, { sizePx: 13.5, color: palette.ink, lineHeight: 1.4 }),
          },
        ),
      }),
    };
  };

const MARGIN = 64;

/** Each size apart from the next: name, titles of sections above heavier rules, titles of entries, text. */
const contrasted: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 48,
      marginPx: MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 36, weight: 700, color: palette.heading, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 13, color: palette.ink, lineHeight: 1.52 }),
      contactForm: 'labels',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 96, heightPx: 120, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 56,
      belowHeroPx: 16,
      bottomPx: 60,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 17.5 },
        {
          titleRule: { kind: 'below', color: palette.heading, thicknessPx: 1.5 },
          titleGapPx: 8,
          sectionGapPx: 17,
          entryGapPx: 11,
          entryTitle: textStyle(fonts.body, { sizePx: 14.5, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          entrySubtitle: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.4 }),
          body: textStyle(fonts.body, { sizePx: 13.25, color: palette.ink, lineHeight: 1.42 }),
          compact: { kind: 'inline', levels: 'words' },
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
  design: contrasted,
};

/** Dates at the end of their lines, where eyes look for them. */
const aligned: TemplateDesign = (input) => {
  const style = contrasted(input);
  return {
    ...style,
    columns: style.columns.map((column) => ({
      ...column,
      look: { ...column.look, dates: { kind: 'right' } as const },
    })),
  };
};

const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(aligned, 'joined'), { sections: SHORT_ENTRIES, indentPx: 18, gapPx: 5 }),
};

/** The versions of "Opole" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design('numbers') },
  { engine: 2, design: design('numbers') },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: design('numbers') },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  // Running text has no numbers in brackets: a level is printed in its own words, or not at all.
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: design('words') },
  // A larger name, larger titles and heavier rules: the sizes were too close to each other.
  detailed,
  // Pages are composed (docs/decisions/0061), and a line leads to the dates (0054).
  composed,
];
