import type { Backdrop } from '../../../engine/paint/backdrop.ts';
import type { TemplateStyle } from '../../resume/styles/template-style.ts';

/** What is left of a side column's strip, at the page's edge: as wide as on the resume's pages where that column has ended. */
const EDGE_PX = 12;

/** The coloured areas of a letter's pages. A strip of a side column becomes an edge; an area that begins at the margin moves with it. */
export function letterBackdrop({ hero, columns, backdrop, page }: TemplateStyle, marginPx: number): Backdrop[] {
  const side = columns.find(({ id }) => id === 'side');
  const middlePx = side && side.xPx + side.widthPx / 2;
  return backdrop.map((area) => {
    if (middlePx !== undefined && area.xPx <= middlePx && middlePx < area.xPx + area.widthPx) {
      const isAtRight = area.xPx + area.widthPx >= page.widthPx;
      return { ...area, xPx: isAtRight ? page.widthPx - EDGE_PX : area.xPx, widthPx: EDGE_PX };
    }
    return 'marginPx' in hero && area.xPx === hero.marginPx ? { ...area, xPx: marginPx } : area;
  });
}
