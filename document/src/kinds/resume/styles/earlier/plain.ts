import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import { detailed, MARGIN } from '../templates/plain.ts';
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
];
