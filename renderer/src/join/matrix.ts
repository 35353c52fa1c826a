/** A transformation (ISO 32000-1, 8.3.3): x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `first`, then `then`. */
export function multiply(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Corners of a rectangle along the axes: x0 < x1 and y0 < y1. */
export type Rectangle = readonly [x0: number, y0: number, x1: number, y1: number];

/** The smallest rectangle along the axes around a transformed one. */
export function boundsOf([x0, y0, x1, y1]: Rectangle, [a, b, c, d, e, f]: Matrix): Rectangle {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
