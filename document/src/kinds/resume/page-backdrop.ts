import type { Backdrop } from '../../engine/paint/backdrop.ts';
import type { PlacedColumn } from './pagination/flow.ts';
import { atomsOfSection } from './pagination/placed-atoms.ts';
import type { ColumnStyle, TemplateStyle } from './styles/template-style.ts';

interface OnPage {
  style: ColumnStyle;
  placed: PlacedColumn<unknown>;
}

/** Content that ends this close to the foot of its column fills it, px: the area behind it reaches the page's foot. */
const FULL_PX = 90;

/**
 * The coloured areas of a page on which the side column has content. After the first page the area behind the side column ends below that
 * content, if the style says so: a strip as high as the page beside a few lines was a third of the page in one colour.
 */
export function backdropBeside(style: TemplateStyle, columns: readonly OnPage[], index: number): readonly Backdrop[] {
  const side = columns.find(({ style: { id } }) => id === 'side');
  if (style.stripEndsBelowPx === undefined || index === 0 || !side) return style.backdrop;
  const { xPx, widthPx, bottomPx } = side.style;
  const contentPx = Math.max(
    ...side.placed.sections.flatMap(atomsOfSection).map((atom) => atom.yPx + atom.heightPx),
    0,
  );
  if (contentPx > style.page.heightPx - bottomPx - FULL_PX) return style.backdrop;
  const middlePx = xPx + widthPx / 2;
  const isStrip = (area: Backdrop) => area.xPx <= middlePx && middlePx < area.xPx + area.widthPx;
  const heightPx = contentPx + style.stripEndsBelowPx;
  return [
    ...(style.backdropAlone ?? []),
    ...style.backdrop.map((area) => (isStrip(area) ? { ...area, heightPx: heightPx - area.yPx } : area)),
  ];
}
