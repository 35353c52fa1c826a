import type { OrderedSection } from '@kreda/document/kinds/resume/model/sections';
import type { Drop } from './move-section.ts';

/** The bounding box of a section's part on a page, in px of the screen. */
export interface SectionBox {
  slug: OrderedSection;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The drop target for a section dragged to a point: the nearest section of the column that the point is over, otherwise of the
 * section's own column. Sections share a column if they overlap horizontally. Null if the nearest is the section itself.
 */
export function dropAt(
  boxes: readonly SectionBox[],
  dragged: SectionBox,
  point: { x: number; y: number },
): (Drop & { box: SectionBox }) | null {
  const isOver = (xPx: number) => (box: SectionBox) => box.left <= xPx && box.right >= xPx;
  const under = boxes.filter(isOver(point.x));
  const candidates = under.length > 0 ? under : boxes.filter(isOver((dragged.left + dragged.right) / 2));
  const distanceOf = (box: SectionBox) => Math.max(box.top - point.y, point.y - box.bottom, 0);
  const nearest = candidates.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0];
  if (!nearest || nearest.slug === dragged.slug) return null;
  const isUpper = point.y < (nearest.top + nearest.bottom) / 2;
  return { beside: nearest.slug, side: isUpper ? 'before' : 'after', box: nearest };
}
