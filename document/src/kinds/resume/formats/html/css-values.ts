import type { PageFontFamily } from '../../../../engine/fonts/catalogue.ts';
import type { TextStyle } from '../../../../engine/text/text-style.ts';

/** Families whose stand-ins have serifs. */
const SERIFS: readonly PageFontFamily[] = ['Lora', 'Merriweather', 'Noto Serif', 'Playfair Display'];
const SERIF_STACK = 'Georgia,Cambria,"Times New Roman",serif';
const NARROW_STACK = '"Arial Narrow",system-ui,sans-serif';
const SANS_STACK = 'system-ui,-apple-system,"Segoe UI","Helvetica Neue",Arial,sans-serif';

/** A family with stand-ins of its kind, for characters that the embedded faces do not have. */
export function fontStack(family: PageFontFamily): string {
  const standIns = SERIFS.includes(family) ? SERIF_STACK : family === 'Roboto Condensed' ? NARROW_STACK : SANS_STACK;
  return `"${family}",${standIns}`;
}

/** Lengths of the page as multiples of its body text's size, so that the reader's own text size scales everything. */
export interface Scale {
  rem(px: number): string;
}

/** @param bodyPx the size of body text on the page, px: 1 rem. */
export function scaleOf(bodyPx: number): Scale {
  return { rem: (px) => `${round(px / bodyPx)}rem` };
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The declarations of a text style. */
export function textCss(
  { family, weight, style, sizePx, color, lineHeight, letterSpacingPx }: TextStyle,
  { rem }: Scale,
): string {
  return [
    `font:${style} ${weight} ${rem(sizePx)}/${round(lineHeight)} ${fontStack(family)}`,
    `color:${color}`,
    `letter-spacing:${letterSpacingPx ? `${round(letterSpacingPx / sizePx)}em` : 'normal'}`,
  ].join(';');
}
