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
 * The drop target for a section dragged to a point: the nearest section of its own column. Sections share a column if they overlap
 * horizontally. Null if the nearest is the section itself.
 */
export function dropAt(
  boxes: readonly SectionBox[],
  dragged: SectionBox,
  point: { x: number; y: number },
): (Drop & { box: SectionBox }) | null {
  const middle = (dragged.left + dragged.right) / 2;
  let nearest: SectionBox | null = null;
  let nearestPx = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    if (box.left > middle || box.right < middle) continue;
    const distancePx = Math.max(box.top - point.y, point.y - box.bottom, 0);
    if (distancePx < nearestPx) {
      nearest = box;
      nearestPx = distancePx;
    }
  }
  if (!nearest || nearest.slug === dragged.slug) return null;
  const isUpper = point.y < (nearest.top + nearest.bottom) / 2;
  return { beside: nearest.slug, side: isUpper ? 'before' : 'after', box: nearest };
}
