import { mix, textOn } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import { composed, detailed, INDENT } from '../templates/icons.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 54;

const design: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 52,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.hairline, thicknessPx: 1, gapPx: 20, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 40, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 17, color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.75, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.heading,
      photo: { shape: 'rounded', widthPx: 112, heightPx: 132, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 54,
      belowHeroPx: 26,
      bottomPx: 60,
      look: sectionLook(
        { palette, fonts, bodyPx: 13.25, titlePx: 18 },
        {
          title: textStyle(fonts.heading, { sizePx: 18, weight: 700, color: palette.heading, lineHeight: 1.3 }),
          titleIcon: { fill: generalColor, ink: textOn(generalColor) },
          titlePlace: { kind: 'outdent', indentPx: INDENT },
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 8,
          sectionGapPx: 24,
          entryGapPx: 15,
          dates: { kind: 'right' },
          compact: {
            kind: 'tags',
            form: 'pills',
            fill: mix(generalColor, palette.background, 0.1),
            ink: palette.ink,
          },
        },
      ),
    }),
  };
};

/** The versions of "Bydgoszcz" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design) },
  // Pills with dots and wide gaps became a stack: labels with levels in words, short entries on one line, and a header of its own.
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
