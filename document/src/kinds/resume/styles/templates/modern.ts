import type { EngineVersion } from '../../../../engine/engine-version.ts';
import { PAPERS } from '../../../../engine/page-geometry.ts';
import type { OrderedSection } from '../../model/sections.ts';
import { mix } from '../colors.ts';
import { withDateLeaders } from '../date-leaders.ts';
import { footerStyle } from '../footer-style.ts';
import { fieldPalette, pagePalette } from '../palette.ts';
import { refined } from '../refined.ts';
import { sectionLook } from '../section-look.ts';
import { SINGLE_WORD_SECTIONS, SKILLS_EARLY } from '../section-orders.ts';
import { defineTemplate, type TemplateDesign, type TemplateVersion } from '../template.ts';
import { TEMPLATE_NAMES } from '../template-names.ts';
import type { HeroStyle } from '../template-style.ts';
import { textStyle } from '../text-styles.ts';
import { withWideningColumn } from '../widening-column.ts';

const STRIP_PX = 262;
const PADDING_PX = 30;
const MAIN_X = STRIP_PX + 38;
const MAIN_WIDTH = 794 - MAIN_X - 44;

type Masthead = Extract<HeroStyle, { kind: 'masthead' }>;

export const design =
  (
    engine: EngineVersion,
    sideSections: readonly OrderedSection[],
    professionOver: Masthead['professionOver'] = 'both',
  ): TemplateDesign =>
  (input) => {
    const { fonts, generalColor } = input;
    const palette = pagePalette(input);
    const field = fieldPalette(generalColor, input.accentColor);
    const sideLook = sectionLook(
      { palette: { ...field, accent: field.muted }, fonts, bodyPx: 12, titlePx: 14.5 },
      {
        sectionGapPx: 26,
        entryGapPx: 11,
        compactGapPx: 9,
        level: { filled: field.accent, empty: field.faint },
        bullet: field.accent,
      },
    );
    return {
      background: palette.background,
      backdrop: [{ xPx: 0, yPx: 0, widthPx: STRIP_PX, heightPx: PAPERS.a4.heightPx, color: generalColor }],
      hero: {
        ...(engine === 1
          ? ({ kind: 'split', topPx: 52 } as const)
          : ({ kind: 'masthead', color: generalColor, professionOver, paddingPx: 34 } as const)),
        name: textStyle(fonts.heading, {
          sizePx: 40,
          weight: 700,
          color: engine === 1 ? palette.heading : field.ink,
          lineHeight: 1.12,
        }),
        nameCase: 'typed',
        profession: textStyle(fonts.body, {
          sizePx: 16,
          color: engine === 1 ? palette.muted : field.muted,
          lineHeight: 1.4,
        }),
        contact: sideLook.body,
        contactForm: 'icons',
        icon: field.accent,
        contactTitle: sideLook,
        photo: { shape: 'circle', sizePx: 156, border: mix(field.ink, generalColor, 0.9) },
      },
      columns: [
        {
          id: 'main',
          xPx: MAIN_X,
          widthPx: MAIN_WIDTH,
          topPx: 52,
          belowHeroPx: 28,
          bottomPx: 56,
          sections: 'rest',
          look: sectionLook(
            { palette, fonts, bodyPx: 13, titlePx: 17 },
            { titleGapPx: 12, sectionGapPx: 26, entryGapPx: 16, compactGapPx: 9 },
          ),
        },
        {
          id: 'side',
          xPx: PADDING_PX,
          widthPx: STRIP_PX - 2 * PADDING_PX,
          topPx: 52,
          belowHeroPx: 26,
          bottomPx: 44,
          sections: sideSections,
          look: sideLook,
        },
      ],
      footer: footerStyle({ palette, fonts }, { xPx: MAIN_X, widthPx: MAIN_WIDTH }),
    };
  };

/** Four sizes far apart: name, titles of sections, titles of entries, text. What is beside the career is smaller and in capitals. */
const withHierarchy: TemplateDesign = (input) => {
  const { fonts, generalColor } = input;
  const style = design(2, SINGLE_WORD_SECTIONS, 'left')(input);
  const palette = pagePalette(input);
  const field = fieldPalette(generalColor, input.accentColor);
  const sideLook = sectionLook(
    { palette: { ...field, accent: field.muted }, fonts, bodyPx: 12, titlePx: 13 },
    {
      title: textStyle(fonts.heading, {
        sizePx: 12.75,
        weight: 700,
        color: field.muted,
        lineHeight: 1.3,
        letterSpacingPx: 1,
      }),
      titleCase: 'upper',
      titleRule: { kind: 'below', color: mix(field.ink, generalColor, 0.22), thicknessPx: 1 },
      titleGapPx: 10,
      sectionGapPx: 26,
      entryGapPx: 11,
      compactGapPx: 9,
      level: { filled: field.accent, empty: field.faint },
      bullet: field.accent,
    },
  );
  const mainLook = sectionLook(
    { palette, fonts, bodyPx: 13, titlePx: 20 },
    {
      titleRule: { kind: 'none', color: palette.hairline, thicknessPx: 0 },
      titleGapPx: 12,
      sectionGapPx: 27,
      entryGapPx: 16,
      compactGapPx: 9,
      entryTitle: textStyle(fonts.body, { sizePx: 14, weight: 700, color: palette.ink, lineHeight: 1.35 }),
      entrySubtitle: textStyle(fonts.body, { sizePx: 12.75, color: palette.accent, lineHeight: 1.45 }),
      dates: { kind: 'right' },
    },
  );
  return {
    ...style,
    hero: {
      kind: 'masthead',
      color: generalColor,
      professionOver: 'left',
      paddingPx: 34,
      name: textStyle(fonts.heading, { sizePx: 45, weight: 700, color: field.ink, lineHeight: 1.08 }),
      nameCase: 'typed',
      profession: textStyle(fonts.body, { sizePx: 16, color: field.muted, lineHeight: 1.4 }),
      contact: sideLook.body,
      contactForm: 'icons',
      icon: field.accent,
      contactTitle: sideLook,
      photo: { shape: 'circle', sizePx: 156, border: mix(field.ink, generalColor, 0.9) },
    },
    columns: style.columns.map((column) => ({ ...column, look: column.id === 'main' ? mainLook : sideLook })),
  };
};

/** The main column with narrower margins. */
const WIDE_MAIN = { xPx: STRIP_PX + 34, widthPx: 794 - STRIP_PX - 34 - 38 };

/** The side column with narrower padding, so that more addresses have their full size. */
const WIDE_SIDE = { xPx: 24, widthPx: STRIP_PX - 2 * 24 };

/** Less height for the name and between the parts: most careers of three jobs fit on one page. */
const withRoom: TemplateDesign = (input) => {
  const style = withHierarchy(input);
  const field = fieldPalette(input.generalColor, input.accentColor);
  const columns = style.columns.map((column) => {
    if (column.id === 'side') return { ...column, ...WIDE_SIDE, belowHeroPx: 24 };
    const { look } = column;
    return {
      ...column,
      ...WIDE_MAIN,
      belowHeroPx: 22,
      bottomPx: 46,
      look: {
        ...look,
        title: { ...look.title, sizePx: 18.5 },
        body: { ...look.body, sizePx: 12.5, lineHeight: 1.4 },
        titleGapPx: 9,
        sectionGapPx: 18,
        entryGapPx: 11,
      },
    };
  });
  return {
    ...style,
    hero: {
      ...style.hero,
      paddingPx: 28,
      name: textStyle(input.fonts.heading, { sizePx: 44, weight: 700, color: field.ink, lineHeight: 1.06 }),
    } as typeof style.hero,
    columns,
    footer: { ...style.footer, ...WIDE_MAIN },
  };
};

/** The width of the coloured edge on pages after the strip has ended. */
const EDGE_PX = 12;

/** The same design with a narrow edge in the strip's colour on pages where the side column has no content. */
export function withEndingStrip(own: TemplateDesign, place = { xPx: MAIN_X, widthPx: MAIN_WIDTH }): TemplateDesign {
  const ending = withWideningColumn(own, place);
  return (input) => {
    const style = ending(input);
    return { ...style, backdropAlone: style.backdrop.map((strip) => ({ ...strip, widthPx: EDGE_PX })) };
  };
}

/** The version before pages were composed. */
export const detailed: TemplateVersion = {
  engine: 2,
  pageBreaks: 'optimal',
  typography: 'detailed',
  design: withEndingStrip(withDateLeaders(withHierarchy)),
};

/**
 * Pages are composed (docs/decisions/0061), and the line to the dates begins in its dot (0054). The name takes less height, and text more
 * of the page.
 */
export const composed: TemplateVersion = {
  ...detailed,
  pageBreaks: 'composed',
  typography: 'precise',
  design: withEndingStrip(withDateLeaders(withRoom, 'joined'), WIDE_MAIN),
};

/** "Gdynia": a coloured strip with photo, contacts and skills next to a wide column for the career. */
export const modern = defineTemplate({
  slug: 'modern',
  ...TEMPLATE_NAMES.modern,
  fonts: { heading: 'Inter', body: 'Inter' },
  sectionsOrder: SKILLS_EARLY,
  earlierEngines: [1, 2, 2, 2, 2, 2, 2],
  // Details of typography, and side columns with fewer pages (docs/decisions/0094).
  newest: { ...composed, design: refined(composed.design, { stripEndsBelowPx: 28 }) },
});
