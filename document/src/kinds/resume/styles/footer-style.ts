import type { ResumeFonts } from '../model/appearance.ts';
import type { Palette } from './palette.ts';
import type { FooterStyle } from './template-style.ts';
import { textStyle } from './text-styles.ts';

/** Small print at the page's foot, as wide as the column. */
export function footerStyle(
  { palette, fonts }: { palette: Palette; fonts: ResumeFonts },
  { xPx, widthPx }: { xPx: number; widthPx: number },
): FooterStyle {
  return {
    text: textStyle(fonts.body, { sizePx: 11, color: palette.muted, lineHeight: 1.4 }),
    xPx,
    widthPx,
    baselineFromFootPx: 28,
  };
}
