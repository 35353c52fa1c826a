import type { FontStyle, FontWeight, PageFontFamily } from '../fonts/catalogue.ts';

/** The style of a run of text. Sizes in CSS px at 96 dpi. */
export interface TextStyle {
  family: PageFontFamily;
  weight: FontWeight;
  style: FontStyle;
  /** A multiple of 1/64 px, since browsers and HarfBuzz disagree about advances at other sizes. */
  sizePx: number;
  /** `#rrggbb` */
  color: string;
  /** Line height as a multiple of the size. */
  lineHeight: number;
  letterSpacingPx?: number;
}

/** A part of a paragraph's text with one style. */
export interface Span {
  text: string;
  style: TextStyle;
  underline?: boolean;
  /** An absolute URL; the text becomes a link. */
  href?: string;
  /** The part of the text that only separates what is before and after it, such as ` · `: see `TextRules.trimsSeparators`. */
  separator?: { start: number; end: number };
}

/** Rounds a font size to a multiple of 1/64 px. */
export function toFontSize(px: number): number {
  return Math.round(px * 64) / 64;
}
