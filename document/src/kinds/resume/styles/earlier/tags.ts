import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { oneColumn } from '../one-column.ts';
import { pagePalette } from '../palette.ts';
import { sectionLook } from '../section-look.ts';
import type { EarlierVersions, TemplateDesign, TemplateVersion } from '../template.ts';
import { textStyle } from '../text-styles.ts';

const MARGIN = 50;

const design: TemplateDesign = (input) => {
  const { fonts, generalColor, accentColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 50,
      marginPx: MARGIN,
      align: 'left',
      rule: { color: palette.fill, thicknessPx: 3, gapPx: 18, isDouble: false },
      name: textStyle(fonts.heading, { sizePx: 36, weight: 700, color: palette.heading, lineHeight: 1.15 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 16, color: palette.accent, lineHeight: 1.4 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.65 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rounded', widthPx: 112, heightPx: 112, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: MARGIN,
      topPx: 52,
      belowHeroPx: 22,
      bottomPx: 58,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.75, titlePx: 13.5 },
        {
          titleRule: { kind: 'box', color: mix(generalColor, palette.background, 0.1), thicknessPx: 0 },
          titleGapPx: 11,
          sectionGapPx: 22,
          dates: { kind: 'right' },
          compact: {
            kind: 'tags',
            form: 'pills',
            fill: mix(accentColor, palette.background, 0.12),
            ink: palette.ink,
          },
        },
      ),
    }),
  };
};

const CALM_MARGIN = 56;

/** One coloured rule below each title, and labels in one pale tone. */
const calm: TemplateDesign = (input) => {
  const { fonts, accentColor } = input;
  const palette = pagePalette(input);
  return {
    background: palette.background,
    backdrop: [],
    hero: {
      kind: 'plain',
      topPx: 52,
      marginPx: CALM_MARGIN,
      align: 'left',
      rule: null,
      name: textStyle(fonts.heading, { sizePx: 38, weight: 700, color: palette.heading, lineHeight: 1.12 }),
      nameCase: 'typed',
      profession: textStyle(fonts.heading, { sizePx: 16, color: palette.muted, lineHeight: 1.45 }),
      contact: textStyle(fonts.body, { sizePx: 12.25, color: palette.ink, lineHeight: 1.7 }),
      contactForm: 'icons',
      icon: palette.accent,
      photo: { shape: 'rounded', widthPx: 112, heightPx: 112, side: 'right' },
    },
    ...oneColumn({
      palette,
      fonts,
      marginPx: CALM_MARGIN,
      topPx: 54,
      belowHeroPx: 26,
      bottomPx: 58,
      look: sectionLook(
        { palette, fonts, bodyPx: 12.75, titlePx: 15.5 },
        {
          titleRule: { kind: 'below', color: palette.fill, thicknessPx: 1.5 },
          titleGapPx: 11,
          sectionGapPx: 25,
          entryGapPx: 15,
          entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
          dates: { kind: 'right' },
          compact: { kind: 'tags', form: 'labels', fill: mix(accentColor, palette.background, 0.09), ink: palette.ink },
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
  design: withDateLeaders(calm),
};

const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withDateLeaders(detailed.design, 'joined'),
};

/** The versions of "Katowice" before the newest, version 1 first. */
export const versions: EarlierVersions = [
  { engine: 1, design },
  { engine: 2, design },
  { engine: 2, design: withDateLeaders(design) },
  // All page breaks of a column are chosen together (docs/decisions/0038).
  { engine: 2, pageBreaks: 'optimal', design: withDateLeaders(design) },
  // Typed text is set by the typography of its language (docs/decisions/0040).
  { engine: 2, pageBreaks: 'optimal', typography: 'by-language', design: withDateLeaders(design) },
  // Titles on coloured areas, pills and level dots became too much on one page: a rule, plain labels, and levels in words.
  detailed,
  // Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054).
  composed,
];
