/** The page's CSS pixels in the units of WordprocessingML and DrawingML. */

/** Twentieths of a point: lengths. */
export function toTwips(px: number): number {
  return Math.round(px * 15);
}

/** Half points, the only font sizes of WordprocessingML. A size in the middle becomes the smaller one, so that pages do not grow. */
export function toHalfPoints(px: number): number {
  return Math.max(2, Math.ceil(px * 1.5 - 0.5));
}

/** Eighths of a point, at least a quarter point and at most 12 points: the thickness of borders. */
export function toBorderSize(px: number): number {
  return Math.min(96, Math.max(2, Math.round(px * 6)));
}

/** Points, at most 31: the distance of a paragraph's border from its text. */
export function toBorderSpace(px: number): number {
  return Math.min(31, Math.max(0, Math.round(px * 0.75)));
}

/** English Metric Units: positions of drawings. */
export function toEmu(px: number): number {
  return Math.round(px * 9525);
}

/** `#23235c` as `23235C`. */
export function toHex(color: string): string {
  return color.slice(1).toUpperCase();
}
