import { PAPERS } from '../../../../engine/page-geometry.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import type { SectionLook } from '../template-style.ts';
import { detailed } from '../templates/europass.ts';
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
];
