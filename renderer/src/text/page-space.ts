import type { PageSize } from '../read/geometry.ts';
import type { TextSpace } from './text-operator-writer.ts';

/** Points per CSS px. 1 px is 3/4 point, but 794 × 1123 px is a little more than A4: hence two scales. */
export function pointsPerPx({ width, height, points }: PageSize): { x: number; y: number } {
  return { x: points.width / width, y: points.height / height };
}

/** CSS px below the page's top, since the content stream has scaled the coordinate system already. */
export const CSS_PX: TextSpace = { xPerPx: 1, yPerPx: 1, top: 0 };

/**
 * Text of engine 2 is written in points. PDF readers ignore the page's scale when they measure the space between words, and take a wide gap
 * for text that extends into the next column.
 */
export function pointSpace(size: PageSize): TextSpace {
  const scale = pointsPerPx(size);
  return { xPerPx: scale.x, yPerPx: scale.y, top: size.points.height };
}
