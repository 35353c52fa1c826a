import type { ParagraphLayout } from '../text/paragraph.ts';
import { type TextStyle, toFontSize } from '../text/text-style.ts';

/** The smallest size at which a contact or an address still reads, px. */
export const ADDRESS_MIN_PX = 9;

/** How wide the text is on one line, px. */
export function naturalWidth(paragraphs: ParagraphLayout, text: string, style: TextStyle): number {
  return paragraphs([{ text, style }], { widthPx: Number.MAX_SAFE_INTEGER })[0]?.widthPx ?? 0;
}

/** The style at the largest size, up to its own, at which the text stays on one line of that width; never below `leastPx`. */
export function fitText(
  paragraphs: ParagraphLayout,
  text: string,
  { style, widthPx, leastPx }: { style: TextStyle; widthPx: number; leastPx: number },
): TextStyle {
  const naturalPx = naturalWidth(paragraphs, text, style);
  if (naturalPx <= widthPx) return style;
  // Spacing between letters shrinks with the size; a sixty-fourth less takes care of rounding.
  const ratio = widthPx / naturalPx;
  const sizePx = Math.max(leastPx, toFontSize(style.sizePx * ratio - 1 / 64));
  const spacing = style.letterSpacingPx;
  return { ...style, sizePx, ...(spacing ? { letterSpacingPx: spacing * ratio } : {}) };
}

/**
 * An address or telephone number's style: smaller where it would not fit on one line otherwise. What does not fit at 9 px keeps
 * its size, and breaks where an address may.
 */
export function fitAddress(
  paragraphs: ParagraphLayout,
  text: string,
  { style, widthPx }: { style: TextStyle; widthPx: number },
): TextStyle {
  const leastPx = Math.min(style.sizePx, ADDRESS_MIN_PX);
  const fitted = fitText(paragraphs, text, { style, widthPx, leastPx });
  return naturalWidth(paragraphs, text, fitted) <= widthPx ? fitted : style;
}
