import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import type { SectionLook } from '../template-style.ts';
import { detailed } from '../templates/academic.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 72;

const design =
  ({ dates, entryGapPx }: Pick<SectionLook, 'dates' | 'entryGapPx'>): TemplateDesign =>
  (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'plain',
        topPx: 64,
        marginPx: MARGIN,
        align: 'left',
        rule: { color: palette.heading, thicknessPx: 1, gapPx: 14, isDouble: false },
        name: textStyle(fonts.heading, { sizePx: 29, color: palette.heading, lineHeight: 1.2 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 14, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
        contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
        contactForm: 'bare',
        icon: palette.accent,
        photo: { shape: 'rectangle', widthPx: 84, heightPx: 105, side: 'right' },
      },
      ...oneColumn({
        palette,
        fonts,
        marginPx: MARGIN,
        topPx: 68,
        belowHeroPx: 22,
        bottomPx: 68,
        look: sectionLook(
          { palette, fonts, bodyPx: 12.5, titlePx: 14.5 },
          {
            titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
            titleGapPx: 7,
            sectionGapPx: 22,
            entryGapPx,
            entryTitle: textStyle(fonts.body, { sizePx: 13, weight: 700, color: palette.ink, lineHeight: 1.4 }),
            entrySubtitle: textStyle(fonts.body, {
              sizePx: 12.5,
              style: 'italic',
              color: palette.ink,
              lineHeight: 1.4,
            }),
            body: textStyle(fonts.body, { sizePx: 12.5, color: palette.ink, lineHeight: 1.5 }),
            dates,
            compact: { kind: 'inline', levels: 'numbers' },
          },
        ),
      }),
    };
  };

/** The versions of "Toruń" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design({ dates: { kind: 'gutter', widthPx: 132 }, entryGapPx: 11 }) },
  // Dates move to the right: software read dates in a left gutter as the title's first words. The distance between entries becomes larger
  // than that between their lines.
  { engine: 2, design: design({ dates: { kind: 'right' }, entryGapPx: 15 }) },
  { engine: 2, design: withDateLeaders(design({ dates: { kind: 'right' }, entryGapPx: 15 })) },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: withDateLeaders(design({ dates: { kind: 'right' }, entryGapPx: 15 })) },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  {
    engine: 2,
    pageBreaks: 'optimal',
    typography: 'by-language',
    design: withDateLeaders(design({ dates: { kind: 'right' }, entryGapPx: 15 })),
  },
  // Publications, projects, awards and courses become a bibliography. A level is printed in its own words, or not at all.
  detailed,
];
