import type { OrderedSection } from '../../model/sections.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { withReferences } from '../references.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign, TemplateVersion } from '../template.ts';
import type { SectionLook } from '../template-style.ts';
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

const SCHOLARLY_MARGIN = 66;
const REFERENCES: readonly OrderedSection[] = ['publications', 'projects', 'awards', 'courses'];

/** Large plain section titles, references of a bibliography, levels in words. */
const scholarly: TemplateDesign = (input) => {
  const { fonts } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 62,
      marginPx: SCHOLARLY_MARGIN,
      align: 'left',
      rule: { color: palette.heading, thicknessPx: 1, gapPx: 15, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 31, color: palette.heading, lineHeight: 1.2 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 14.5, style: 'italic', color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.6 }),
      contactForm: 'bare',
      icon: palette.accent,
      photo: { shape: 'rectangle', widthPx: 84, heightPx: 105, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: SCHOLARLY_MARGIN,
      topPx: 66,
      belowHeroPx: 22,
      bottomPx: 66,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.25, titlePx: 16 },
        {
          title: textStyle(fonts.heading, { sizePx: 16, color: palette.heading, lineHeight: 1.3 }),
          titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
          titleGapPx: 7,
          sectionGapPx: 21,
          entryGapPx: 13,
          paragraphGapPx: 3,
          entryTitle: textStyle(fonts.body, { sizePx: 12.5, weight: 700, color: palette.ink, lineHeight: 1.38 }),
          entrySubtitle: textStyle(fonts.body, {
            sizePx: 12.25,
            style: 'italic',
            color: palette.ink,
            lineHeight: 1.38,
          }),
          body: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.42 }),
          dates: { kind: 'right' },
          compact: { kind: 'inline', levels: 'words' },
          bibliography: { sections: REFERENCES, indentPx: 22, gapPx: 5 },
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
  design: withDateLeaders(scholarly),
};

const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withReferences(withDateLeaders(detailed.design, 'joined'), {
    sections: [...REFERENCES, 'certifications'],
    indentPx: 22,
    gapPx: 5,
  }),
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
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  composed,
];
