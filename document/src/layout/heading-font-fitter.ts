import type { ParagraphLayout } from '../text/paragraph.ts';
import { type TextStyle, toFontSize } from '../text/text-style.ts';

/** The heading font fitter's bounds, px (specification, section 9). */
export const HEADING_MIN_PX = 12;
export const HEADING_MAX_PX = 47;

/** The style at the largest size, up to its own and 47 px, at which the text stays on one line; never below 12 px. */
export function fitHeading(
  paragraphs: ParagraphLayout,
  text: string,
  box: { style: TextStyle; widthPx: number },
): TextStyle {
  const maxPx = Math.min(box.style.sizePx, HEADING_MAX_PX);
  const style = { ...box.style, sizePx: maxPx };
  const naturalPx = paragraphs([{ text, style }], { widthPx: Number.MAX_SAFE_INTEGER })[0]?.widthPx ?? 0;
  if (naturalPx <= box.widthPx) return style;
  // Spacing between letters shrinks with the size; a sixty-fourth less takes care of rounding.
  const ratio = box.widthPx / naturalPx;
  const sizePx = Math.max(HEADING_MIN_PX, toFontSize(maxPx * ratio - 1 / 64));
  const spacing = style.letterSpacingPx;
  return { ...style, sizePx, ...(spacing ? { letterSpacingPx: spacing * ratio } : {}) };
}
