import { fitText, naturalWidth } from '../../../engine/blocks/fit-text.ts';
import type { ParagraphLayout } from '../../../engine/text/paragraph.ts';
import type { TextStyle } from '../../../engine/text/text-style.ts';

/** Bounds of the heading font fitter, px (specification, section 9). */
export const HEADING_MIN_PX = 12;
export const HEADING_MAX_PX = 47;

interface HeadingBox {
  style: TextStyle;
  widthPx: number;
}

/** The style with the largest size, up to its own and 47 px, at which the text fits on one line; never below 12 px. */
export function fitHeading(paragraphs: ParagraphLayout, text: string, { style, widthPx }: HeadingBox): TextStyle {
  const sizePx = Math.min(style.sizePx, HEADING_MAX_PX);
  return fitText(paragraphs, text, { style: { ...style, sizePx }, widthPx, leastPx: HEADING_MIN_PX });
}

/** If a name would be set smaller than this share of its size, it takes another line instead. */
const LEAST_SHARE = 0.7;
const MOST_LINES = 3;

/** A name split into lines, all in one style. */
export interface FittedHeading {
  lines: string[];
  style: TextStyle;
}

/** Where a name may break: at spaces, and after its hyphens, which software drops at a line's end. */
const AT_SPACES = /(?<=\s)(?=\S)/u;
const AT_SPACES_AND_HYPHENS = /(?<=[\s\u2010-])(?=\S)/u;

/**
 * Sets a name on as few lines as allow at least 70 % of its size, three at most. It breaks at spaces, and after hyphens only if spaces do
 * not help. It shrinks only after that, and never below 12 px.
 */
export function fitHeadingLines(paragraphs: ParagraphLayout, text: string, box: HeadingBox): FittedHeading {
  const wantedPx = Math.min(box.style.sizePx, HEADING_MAX_PX) * LEAST_SHARE;
  let best: FittedHeading | null = null;
  for (const places of [AT_SPACES, AT_SPACES_AND_HYPHENS]) {
    const parts = text.split(places);
    for (let count = 1; count <= Math.min(MOST_LINES, parts.length); count++) {
      const lines = evenLines(paragraphs, parts, { count, style: box.style });
      const fitted = { lines, style: fitHeading(paragraphs, widest(paragraphs, lines, box.style), box) };
      if (!best || fitted.style.sizePx > best.style.sizePx) best = fitted;
      if (best.style.sizePx >= wantedPx) return best;
    }
  }
  return best ?? { lines: [text], style: box.style };
}

function widest(paragraphs: ParagraphLayout, lines: readonly string[], style: TextStyle): string {
  const width = (line: string) => naturalWidth(paragraphs, line, style);
  return lines.reduce((longest, line) => (width(line) > width(longest) ? line : longest));
}

/** Distributes the parts over that many lines, so that the longest line is as short as possible. */
function evenLines(
  paragraphs: ParagraphLayout,
  parts: readonly string[],
  { count, style }: { count: number; style: TextStyle },
): string[] {
  const width = (line: string) => naturalWidth(paragraphs, line, style);
  let best: { lines: string[]; widthPx: number } | null = null;
  for (const cuts of combinations(parts.length - 1, count - 1)) {
    const ends = [...cuts.map((cut) => cut + 1), parts.length];
    const lines = ends.map((end, index) =>
      parts
        .slice(ends[index - 1] ?? 0, end)
        .join('')
        .trim(),
    );
    const widthPx = Math.max(...lines.map(width));
    if (!best || widthPx < best.widthPx) best = { lines, widthPx };
  }
  return best?.lines ?? [parts.join('')];
}

/** All choices of `count` out of the first `places` places, in order. Only the first eight places are considered, since names have few. */
function combinations(places: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let place = from; place < Math.min(places, 8); place++)
    for (const rest of combinations(places, count - 1, place + 1)) found.push([place, ...rest]);
  return found;
}
