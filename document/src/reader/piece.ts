/** A piece of text after normalisation: letters that belong together, in one font. Points from the page's top left corner. */
export interface Piece {
  page: number;
  text: string;
  x: number;
  right: number;
  /** Baseline. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** The file has a space between this piece and the one before it. */
  isAfterSpace: boolean;
}

/** Pieces of one baseline without wide gaps between them: a line of a column, or a date at the end of a line. */
export interface Fragment {
  page: number;
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** Of its first piece: "**Fern Ltd** | Buyer" begins bold. */
  bold: boolean;
  italic: boolean;
  /** All of its pieces are bold. */
  isAllBold: boolean;
}

/** A line of a column: fragments of one baseline from left to right, never none. */
export interface Line {
  cells: [Fragment, ...Fragment[]];
  /** Two lines of one flow belong together only within a flow: 0 is the main column, 1 the side column. */
  flow: number;
  /** Baseline to baseline from the line above in the same column of the same page; null for a column's first line. */
  gapAbove: number | null;
}

export function lineText({ cells }: Line): string {
  return cells.map(({ text }) => text).join(' ');
}
