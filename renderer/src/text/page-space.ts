import { page as pagePx } from '../read/geometry.ts';
import type { TextSpace } from './text-operator-writer.ts';

/** The page size in points. */
export const a4 = { width: 595.28, height: 841.89 } as const;

/** Points per CSS px. 1 px is 3/4 point, but 794 × 1123 px is a little more than A4: hence two scales. */
export const scale = { x: a4.width / pagePx.width, y: a4.height / pagePx.height } as const;

/** CSS px below the page's top, since the content stream has scaled the coordinate system already. */
export const CSS_PX: TextSpace = { xPerPx: 1, yPerPx: 1, top: 0 };

/**
 * Text of engine 2 is written in points. PDF readers ignore the page's scale when they measure the space between words, and take a wide gap
 * for text that extends into the next column.
 */
export const POINTS: TextSpace = { xPerPx: scale.x, yPerPx: scale.y, top: a4.height };
