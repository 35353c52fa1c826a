import { type TextStyle, toFontSize } from '../../../engine/text/text-style.ts';

/** A text style, given as changes to plain body text: 13 px, regular, line height 1.45. */
export function textStyle(
  family: TextStyle['family'],
  changes: Partial<TextStyle> & Pick<TextStyle, 'color'>,
): TextStyle {
  const { sizePx = 13, ...rest } = changes;
  return { family, weight: 400, style: 'normal', lineHeight: 1.45, ...rest, sizePx: toFontSize(sizePx) };
}
