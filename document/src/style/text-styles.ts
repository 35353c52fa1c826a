import { type TextStyle, toFontSize } from '../text/text-style.ts';

const INK = '#1f2933';
export const MUTED_INK = '#52606d';

/** A text style by what differs from plain body text: 13 px, regular, ink, line height 1.45. */
export function textStyle(family: TextStyle['family'], changes: Partial<TextStyle> = {}): TextStyle {
  const { sizePx = 13, ...rest } = changes;
  return { family, weight: 400, style: 'normal', color: INK, lineHeight: 1.45, ...rest, sizePx: toFontSize(sizePx) };
}
