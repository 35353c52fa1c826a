/** An axis-parallel box in CSS px; y grows downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The size of a page: in CSS px at 96 dpi, and in points as the PDF has it. */
export interface PageSize {
  width: number;
  height: number;
  points: { width: number; height: number };
}

/** The sizes that a page may have: A4 and US Letter. */
export const pageSizes = {
  a4: { width: 794, height: 1123, points: { width: 595.28, height: 841.89 } },
  letter: { width: 816, height: 1056, points: { width: 612, height: 792 } },
} as const satisfies Record<string, PageSize>;

export function union(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export function intersection(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** Whether the box has no area. */
export function isEmpty(box: Box): boolean {
  return !(box.x0 < box.x1 && box.y0 < box.y1);
}

export function inflate(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}
