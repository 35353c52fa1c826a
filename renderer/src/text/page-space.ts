import { page as pagePx } from '../read/geometry.ts';
import type { TextSpace } from './pencil.ts';

/** A page in points. */
export const a4 = { width: 595.28, height: 841.89 } as const;

/** Points of a CSS px. One is three quarters of a point, but 794 x 1123 px is a little more than A4: hence two scales. */
export const scale = { x: a4.width / pagePx.width, y: a4.height / pagePx.height } as const;

/** CSS px below the page's top: the coordinate system has been scaled before. */
export const CSS_PX: TextSpace = { xPerPx: 1, yPerPx: 1, top: 0 };

/**
 * Text of engine 2 is written in points: readers of PDFs forget a page's scale where they measure the white space between words,
 * and take a wide gap for text that reaches into the next column.
 */
export const POINTS: TextSpace = { xPerPx: scale.x, yPerPx: scale.y, top: a4.height };
