import { boundsOf, type Matrix, multiply, type Rectangle } from './matrix.ts';

/** Paper in points, portrait. */
export interface Paper {
  width: number;
  height: number;
}

export const A4: Paper = { width: 595.28, height: 841.89 };

/** The strip at the foot of attachments that the page number stands in. */
const FOOT = 24;
/** The white around photos. */
const PHOTO_MARGIN = 24;
/** Photos of few pixels are not drawn coarser than this. */
const LEAST_PHOTO_DPI = 72;

export interface Placement {
  /** From the source's space to the paper's. */
  matrix: Matrix;
  /** The paper, turned for what is wider than tall. */
  paper: Paper;
}

/** Places a page with its rotation: as large as it is, or smaller where it would not fit; in the middle above the foot. */
export function placePage(box: Rectangle, rotation: number, paper: Paper): Placement {
  const turned = turn(rotation);
  const [x0, y0, x1, y1] = boundsOf(box, turned);
  const sheet = sheetFor(x1 - x0, y1 - y0, paper);
  const scale = Math.min(1, sheet.width / (x1 - x0), (sheet.height - FOOT) / (y1 - y0));
  const left = (sheet.width - (x1 - x0) * scale) / 2;
  const bottom = FOOT + (sheet.height - FOOT - (y1 - y0) * scale) / 2;
  return { paper: sheet, matrix: multiply(turned, [scale, 0, 0, scale, left - x0 * scale, bottom - y0 * scale]) };
}

/** Places a photo of so many pixels within margins. */
export function placePhoto(width: number, height: number, paper: Paper): Placement {
  const sheet = sheetFor(width, height, paper);
  const room = { width: sheet.width - 2 * PHOTO_MARGIN, height: sheet.height - FOOT - 2 * PHOTO_MARGIN };
  const scale = Math.min(72 / LEAST_PHOTO_DPI, room.width / width, room.height / height);
  const left = (sheet.width - width * scale) / 2;
  const bottom = FOOT + (sheet.height - FOOT - height * scale) / 2;
  return { paper: sheet, matrix: [width * scale, 0, 0, height * scale, left, bottom] };
}

function sheetFor(width: number, height: number, paper: Paper): Paper {
  return width > height ? { width: paper.height, height: paper.width } : paper;
}

/** Turns clockwise (ISO 32000-1, table 30). */
function turn(degrees: number): Matrix {
  if (degrees === 90) return [0, -1, 1, 0, 0, 0];
  if (degrees === 180) return [-1, 0, 0, -1, 0, 0];
  if (degrees === 270) return [0, 1, -1, 0, 0, 0];
  return [1, 0, 0, 1, 0, 0];
}
