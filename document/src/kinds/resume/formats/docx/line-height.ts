import { LineRuleType } from 'docx';
import type { Shaper } from '../../../../engine/text/shaper.ts';
import type { TextStyle } from '../../../../engine/text/text-style.ts';
import { toHalfPoints } from './units.ts';

/** The line spacing of a paragraph style. */
export interface LineSpacing {
  line: number;
  lineRule: typeof LineRuleType.AUTO;
}

export type LineHeight = (style: TextStyle) => LineSpacing;

/** Word processors round heights of lines up, each in its own way: without this a full page would run over by a line. */
const ROUNDING = 0.985;
/** WordprocessingML's unit of lines that are as high as the font says. */
const LINE = 240;

/**
 * Line heights as multiples of the font's own, so that lines are as high as on the page, and grow with a font that the user makes larger.
 * The font's own height is its ascender and descender: the fonts have no line gap.
 */
export function lineHeights(shaper: Shaper): LineHeight {
  return (style) => {
    const { ascent, descent } = shaper.metrics(style);
    const ownPx = (ascent + descent) * (toHalfPoints(style.sizePx) / 1.5);
    return {
      line: Math.round((LINE * ROUNDING * style.sizePx * style.lineHeight) / ownPx),
      lineRule: LineRuleType.AUTO,
    };
  };
}
