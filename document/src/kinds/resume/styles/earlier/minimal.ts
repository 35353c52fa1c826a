import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign } from '../template.ts';
import type { SectionLook } from '../template-style.ts';
import { composed, detailed } from '../templates/minimal.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 72;

const design =
  (titlePlace: SectionLook['titlePlace']): TemplateDesign =>
  (input) => {
    const { fonts } = input;
    const palette = pagePalette(input);
    return {
      background: palette.background,
      backdrop: [],
      hero: {
        kind: 'plain',
        topPx: 72,
        marginPx: MARGIN,
        align: 'left',
        rule: null,
        name: textStyle(fonts.heading, { sizePx: 34, color: palette.heading, lineHeight: 1.15 }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, { sizePx: 16, color: palette.muted, lineHeight: 1.4 }),
        contact: textStyle(fonts.body, { sizePx: 13.25, color: palette.muted, lineHeight: 1.6 }),
        contactForm: 'bare',
        icon: palette.accent,
        photo: { shape: 'circle', widthPx: 92, heightPx: 92, side: 'right' },
      },
      ...oneColumn({
        palette,
        fonts,
        marginPx: MARGIN,
        topPx: 72,
        belowHeroPx: 34,
        bottomPx: 72,
        look: sectionLook(
          { palette, fonts, bodyPx: 14, titlePx: 14 },
          {
            title: textStyle(fonts.heading, { sizePx: 14, color: palette.accent, lineHeight: 1.35 }),
            titlePlace,
            titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
            sectionGapPx: 30,
            entryGapPx: 18,
            dates: { kind: 'below' },
            entrySubtitle: textStyle(fonts.body, { sizePx: 14, color: palette.ink, lineHeight: 1.4 }),
          },
        ),
      }),
    };
  };

/** The versions of "Zakopane" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design: design({ kind: 'gutter', widthPx: 150 }) },
  // Software read a title in the gutter and the first entry's title on the same line as one.
  { engine: 2, design: design({ kind: 'outdent', indentPx: 80 }) },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: design({ kind: 'outdent', indentPx: 80 }) },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: design({ kind: 'outdent', indentPx: 80 }) },
  // Titles were too small to lead, and their indent took a seventh of the lines: large titles, all text on one edge, dates at the right.
  detailed,
  // Pages are composed (docs/decisions/0061).
  composed,
];
