import type { PageSize } from '../../../engine/page-geometry.ts';
import type { ColumnStyle, HeroStyle, TemplateStyle } from './template-style.ts';

interface Span {
  xPx: number;
  widthPx: number;
}

/** Whether the template has a side column, whose width can be changed. */
export function hasSideColumn({ columns }: Pick<TemplateStyle, 'columns'>): boolean {
  return columns.some(({ id }) => id === 'side');
}

/**
 * A template's style with a wider or narrower side column, at the expense of the main one. The white space between them is moved as a
 * whole: all edges in it, of columns, coloured areas, photos and footers, are moved by the same distance, and all others stay.
 *
 * @param factor on the side column's width.
 */
export function withSideWidth(style: TemplateStyle, factor: number): TemplateStyle {
  const side = style.columns.find(({ id }) => id === 'side');
  const main = style.columns.find(({ id }) => id === 'main');
  if (factor === 1 || !side || !main) return style;
  const [left, right] = side.xPx < main.xPx ? [side, main] : [main, side];
  const growthPx = side.widthPx * (factor - 1);
  const distancePx = side === left ? growthPx : -growthPx;
  const moved = (xPx: number) => (xPx >= left.xPx + left.widthPx && xPx <= right.xPx ? xPx + distancePx : xPx);
  const span = <S extends Span>(given: S): S => {
    const xPx = moved(given.xPx);
    return { ...given, xPx, widthPx: moved(given.xPx + given.widthPx) - xPx };
  };
  return {
    ...style,
    backdrop: style.backdrop.map(span),
    ...(style.backdropAlone && { backdropAlone: style.backdropAlone.map(span) }),
    hero: heroWith(style, span),
    columns: style.columns.map(
      (column): ColumnStyle => ({
        ...span(column),
        ...(column.alone && { alone: span(column.alone) }),
      }),
    ),
    footer: span(style.footer),
  };
}

/** A photo that fills the column's width is changed with it. In the page's corner it keeps its height, otherwise its format. */
function heroWith({ hero, page }: TemplateStyle, span: (given: Span) => Span): HeroStyle {
  switch (hero.kind) {
    case 'portrait': {
      const { widthPx } = span(placeOf(hero.photo, { marginPx: 0, page }));
      return { ...hero, photo: { ...hero.photo, widthPx } };
    }
    case 'plain': {
      const { photo, marginPx } = hero;
      const { widthPx } = span(placeOf(photo, { marginPx, page }));
      return { ...hero, photo: { ...photo, widthPx, heightPx: (photo.heightPx * widthPx) / photo.widthPx } };
    }
    default:
      return hero;
  }
}

function placeOf(
  { widthPx, side }: { widthPx: number; side: 'left' | 'right' },
  { marginPx, page }: { marginPx: number; page: PageSize },
): Span {
  return { widthPx, xPx: side === 'left' ? marginPx : page.widthPx - marginPx - widthPx };
}
