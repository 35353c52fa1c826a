import { PAPERS, type PageSize } from '../../../engine/page-geometry.ts';
import type { Backdrop } from '../../../engine/paint/backdrop.ts';
import type { TemplateStyle } from './template-style.ts';

/** The paper that designs are drawn for. */
const DRAWN_FOR = PAPERS.a4;

interface Span {
  xPx: number;
  widthPx: number;
}

/**
 * Places a design that is drawn for A4 on another paper. The page is widened at a vertical line through the middle of the main column, and
 * made lower or higher at half its height: what is left of the line or above the middle keeps its place, what is right of it or below moves
 * with the page's edge, and what crosses it changes its size. So the main column takes the whole difference in width, and areas that reach
 * the foot still do. Unchanged on A4.
 */
export function onPaper(style: Omit<TemplateStyle, 'page'>, page: PageSize): TemplateStyle {
  const [morePx, higherPx] = [page.widthPx - DRAWN_FOR.widthPx, page.heightPx - DRAWN_FOR.heightPx];
  if (morePx === 0 && higherPx === 0) return { ...style, page };
  const main = style.columns.find(({ id }) => id === 'main')!;
  const cutPx = main.xPx + main.widthPx / 2;
  const across = <S extends Span>(span: S): S => {
    const [fromPx, toPx] = [span.xPx, span.xPx + span.widthPx].map((px) => (px > cutPx ? px + morePx : px));
    return { ...span, xPx: fromPx!, widthPx: toPx! - fromPx! };
  };
  const area = (one: Backdrop): Backdrop => {
    const [fromPx, toPx] = [one.yPx, one.yPx + one.heightPx].map((px) =>
      px > DRAWN_FOR.heightPx / 2 ? px + higherPx : px,
    );
    return { ...across(one), yPx: fromPx!, heightPx: toPx! - fromPx! };
  };
  return {
    ...style,
    page,
    backdrop: style.backdrop.map(area),
    ...(style.backdropAlone && { backdropAlone: style.backdropAlone.map(area) }),
    columns: style.columns.map((column) => ({
      ...across(column),
      ...(column.alone && { alone: across(column.alone) }),
    })),
    footer: across(style.footer),
  };
}
