import type { FontStyle, FontWeight, PageFontFamily } from '../fonts/catalogue.ts';

/** How a run of text looks. Sizes in CSS px at 96 dpi. */
export interface TextStyle {
  family: PageFontFamily;
  weight: FontWeight;
  style: FontStyle;
  /** A multiple of 1/64 px: browsers and HarfBuzz disagree about advances at other sizes. */
  sizePx: number;
  /** `#rrggbb` */
  color: string;
  /** Line height as a multiple of the size. */
  lineHeight: number;
  letterSpacingPx?: number;
}

/** A stretch of paragraph text with one look. */
export interface Span {
  text: string;
  style: TextStyle;
  underline?: boolean;
  /** An absolute address; the text becomes a link. */
  href?: string;
}

/** Rounds a font size to the 1/64 px grid. */
export function toFontSize(px: number): number {
  return Math.round(px * 64) / 64;
}
