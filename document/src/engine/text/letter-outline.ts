import type { TextStyle } from './text-style.ts';

/** A point of a path. */
const POINT = /(-?[\d.]+),(-?[\d.]+)/g;

/** Units of the grid of letters and icons. */
const GRID = 24;
const CENTRE = 12;
const BASELINE = 18;

/** A letter on a grid of 24 units per em: its ink is centred at 12, its baseline is at 18. Wide letters and accents exceed 0 to 24. */
export interface LetterOutline {
  /** SVG path data. */
  data: string;
  widthUnits: number;
  /** How far it extends below the baseline; 0 or more. */
  depthUnits: number;
}

/** Gives the outline of a letter in a style; null if no font has the letter. */
export type LetterOutlines = (letter: string, style: TextStyle) => LetterOutline | null;

/** A glyph's path in font units, as HarfBuzz gives it: y upwards, and its position. */
interface PlacedGlyph {
  path: string;
  x: number;
  y: number;
}

/** Joins a letter's glyphs on the grid. */
export function toOutline(glyphs: readonly PlacedGlyph[], unitsPerEm: number): LetterOutline {
  const points = glyphs.flatMap(({ path, x, y }) =>
    Array.from(path.matchAll(POINT), ([, ownX, ownY]) => ({ x: Number(ownX) + x, y: Number(ownY) + y })),
  );
  const left = points.reduce((min, { x }) => Math.min(min, x), Number.POSITIVE_INFINITY);
  const right = points.reduce((max, { x }) => Math.max(max, x), Number.NEGATIVE_INFINITY);
  const bottom = points.reduce((min, { y }) => Math.min(min, y), 0);
  const scale = GRID / unitsPerEm;
  const data = glyphs.map(({ path, x, y }) =>
    path.replace(POINT, (_, ownX: string, ownY: string) => {
      const gridX = CENTRE + (Number(ownX) + x - (left + right) / 2) * scale;
      const gridY = BASELINE - (Number(ownY) + y) * scale;
      return ` ${rounded(gridX)} ${rounded(gridY)}`;
    }),
  );
  return {
    data: data.join('').trim(),
    widthUnits: points.length === 0 ? 0 : (right - left) * scale,
    depthUnits: -bottom * scale,
  };
}

/** At most three decimals, like all numbers of a page. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
