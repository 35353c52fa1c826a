import type { PageSize } from '../../../engine/page-geometry.ts';
import { type TextStyle, toFontSize } from '../../../engine/text/text-style.ts';
import type { Density } from '../model/page-setup.ts';
import type { ColumnStyle, HeroStyle, SectionLook, TemplateStyle } from './template-style.ts';

/** 9 pt: text is not scaled below this size. Text that a template sets smaller keeps its size. */
export const MIN_TEXT_PX = 12;

function scaled(style: TextStyle, { text, leading }: Density): TextStyle {
  const sizePx = toFontSize(Math.max(Math.min(style.sizePx, MIN_TEXT_PX), style.sizePx * text));
  return { ...style, sizePx, lineHeight: Math.max(Math.min(style.lineHeight, 1.2), style.lineHeight * leading) };
}

function scaledLook(look: SectionLook, density: Density): SectionLook {
  const { spacing, entrySpacing } = density;
  return {
    ...look,
    title: scaled(look.title, density),
    entryTitle: scaled(look.entryTitle, density),
    entrySubtitle: scaled(look.entrySubtitle, density),
    meta: scaled(look.meta, density),
    body: scaled(look.body, density),
    link: scaled(look.link, density),
    titleGapPx: look.titleGapPx * spacing,
    sectionGapPx: look.sectionGapPx * spacing,
    entryGapPx: look.entryGapPx * entrySpacing,
    compactGapPx: look.compactGapPx * entrySpacing,
    paragraphGapPx: look.paragraphGapPx * entrySpacing,
    titlePlace: withRoom(look.titlePlace, density),
    dates: withRoom(look.dates, density),
    ...(look.bibliography && { bibliography: { ...look.bibliography, gapPx: look.bibliography.gapPx * entrySpacing } }),
  };
}

/** A gutter grows with its text. It does not shrink, so that the text beside it keeps its left edge. */
function withRoom<P extends SectionLook['titlePlace'] | SectionLook['dates']>(place: P, { text }: Density): P {
  return place.kind === 'gutter' ? { ...place, widthPx: place.widthPx * Math.max(1, text) } : place;
}

function scaledHero(hero: HeroStyle, density: Density): HeroStyle {
  const texts = {
    name: scaled(hero.name, density),
    profession: scaled(hero.profession, density),
    contact: scaled(hero.contact, density),
  };
  const { spacing, margins } = density;
  switch (hero.kind) {
    case 'split':
      return {
        ...hero,
        ...texts,
        topPx: hero.topPx * margins,
        contactTitle: scaledLook(hero.contactTitle, density),
      };
    case 'masthead':
      return {
        ...hero,
        ...texts,
        paddingPx: hero.paddingPx * spacing,
        contactTitle: scaledLook(hero.contactTitle, density),
      };
    case 'monogram':
      return { ...hero, ...texts, topPx: hero.topPx * margins };
    case 'plain':
      return { ...hero, ...texts, topPx: hero.topPx * margins, marginPx: hero.marginPx * margins };
    case 'band':
    case 'two-tone':
      return { ...hero, ...texts, marginPx: hero.marginPx * margins, paddingPx: hero.paddingPx * spacing };
    case 'portrait':
      return { ...hero, ...texts, paddingPx: hero.paddingPx * spacing };
  }
}

/** The columns with other margins. The outermost columns move their outer edges; the edges between columns keep their place. */
function scaledColumns(style: TemplateStyle, density: Density): ColumnStyle[] {
  const { page } = style;
  const { margins, spacing } = density;
  const left = Math.min(...style.columns.map(({ xPx }) => xPx));
  const right = Math.max(...style.columns.map(({ xPx, widthPx }) => xPx + widthPx));
  const rightMarginPx = page.widthPx - right;
  return style.columns.map((column) => {
    const growLeftPx = column.xPx === left ? (left - (column.marginFromPx ?? 0)) * (1 - margins) : 0;
    const growRightPx = column.xPx + column.widthPx === right ? rightMarginPx * (1 - margins) : 0;
    return {
      ...column,
      xPx: column.xPx - growLeftPx,
      widthPx: column.widthPx + growLeftPx + growRightPx,
      ...(column.alone && {
        alone: scaledPlace(column.alone, { column, isLeftmost: column.xPx === left, margins, page }),
      }),
      topPx: column.topPx * margins,
      bottomPx: column.bottomPx * margins,
      belowHeroPx: column.belowHeroPx * spacing,
      look: scaledLook(column.look, density),
    };
  });
}

/** A column's place on a page of its own, with other margins. A column that keeps its left edge there keeps it with any margins. */
function scaledPlace(
  { xPx, widthPx }: { xPx: number; widthPx: number },
  { column, isLeftmost, margins, page }: { column: ColumnStyle; isLeftmost: boolean; margins: number; page: PageSize },
) {
  const rightMarginPx = page.widthPx - xPx - widthPx;
  const scaledXPx = !isLeftmost && xPx === column.xPx ? xPx : xPx * margins;
  return { xPx: scaledXPx, widthPx: page.widthPx - (scaledXPx + rightMarginPx * margins) };
}

/** A template's style with a density. Unchanged if all factors are 1. */
export function withDensity(style: TemplateStyle, density: Density): TemplateStyle {
  if (Object.values(density).every((factor) => factor === 1)) return style;
  return {
    ...style,
    hero: scaledHero(style.hero, density),
    columns: scaledColumns(style, density),
    ...(style.signature && {
      signature: {
        ...style.signature,
        city: scaled(style.signature.city, density),
        caption: scaled(style.signature.caption, density),
      },
    }),
    footer: {
      ...style.footer,
      baselineFromFootPx: style.footer.baselineFromFootPx * density.margins,
    },
  };
}
