import type { ParagraphLayout } from '../text/paragraph.ts';
import { type TextStyle, toFontSize } from '../text/text-style.ts';

/** The smallest legible size of a contact or an address, px. */
export const ADDRESS_MIN_PX = 9;

/** The width of the text on one line, px. */
export function naturalWidth(paragraphs: ParagraphLayout, text: string, style: TextStyle): number {
  return paragraphs([{ text, style }], { widthPx: Number.MAX_SAFE_INTEGER })[0]?.widthPx ?? 0;
}

/** The style with the largest size, up to its own, at which the text fits on one line; never below `leastPx`. */
export function fitText(
  paragraphs: ParagraphLayout,
  text: string,
  { style, widthPx, leastPx }: { style: TextStyle; widthPx: number; leastPx: number },
): TextStyle {
  const naturalPx = naturalWidth(paragraphs, text, style);
  if (naturalPx <= widthPx) return style;
  // Letter spacing shrinks with the size. The size is 1/64 px smaller to be safe from rounding.
  const ratio = widthPx / naturalPx;
  const sizePx = Math.max(leastPx, toFontSize(style.sizePx * ratio - 1 / 64));
  const spacing = style.letterSpacingPx;
  return { ...style, sizePx, ...(spacing ? { letterSpacingPx: spacing * ratio } : {}) };
}

/**
 * The style of an address or telephone number, smaller if it would not fit on one line otherwise. If it does not even fit at `leastPx`, it
 * keeps its size and is broken.
 */
export function fitAddress(
  paragraphs: ParagraphLayout,
  text: string,
  { style, widthPx, leastPx = ADDRESS_MIN_PX }: { style: TextStyle; widthPx: number; leastPx?: number },
): TextStyle {
  const fitted = fitText(paragraphs, text, { style, widthPx, leastPx: Math.min(style.sizePx, leastPx) });
  return naturalWidth(paragraphs, text, fitted) <= widthPx ? fitted : style;
}
