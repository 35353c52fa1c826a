/** A normalised piece of text in one font. Points from the page's top left corner. */
export interface Piece {
  page: number;
  text: string;
  x: number;
  right: number;
  /** The y coordinate of the baseline. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Whether the file has a space between this piece and the previous one. */
  isAfterSpace: boolean;
  /** The number of its paragraph; null if the file does not tell it. */
  paragraph: number | null;
}

/** Pieces on one baseline without wide gaps: a line of a column, or a date at the end of a line. */
export interface Fragment {
  page: number;
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  /** Whether its first piece is bold: "**Fern Ltd** | Buyer". */
  bold: boolean;
  italic: boolean;
  /** Whether all of its pieces are bold. */
  isAllBold: boolean;
  /** The length of the bold text that it begins with, in characters; 0 if its first piece is not bold. */
  boldLength: number;
  /** The number of its paragraph; null if the file does not tell it. */
  paragraph: number | null;
}

/** A line of a column: fragments on one baseline from left to right, at least one. */
export interface Line {
  cells: [Fragment, ...Fragment[]];
  /** The text flow: 0 is the main column, 1 the side column. Text never continues from one flow into another. */
  flow: number;
  /** Distance to the baseline above in the same column and page; null for a column's first line. */
  gapAbove: number | null;
}

export function lineText({ cells }: Line): string {
  return cells.map(({ text }) => text).join(' ');
}

/** Whether both are lines of one paragraph; null if the file does not tell it. */
export function isSameParagraph(
  upper: Pick<Fragment, 'paragraph'>,
  lower: Pick<Fragment, 'paragraph'>,
): boolean | null {
  return upper.paragraph === null || lower.paragraph === null ? null : upper.paragraph === lower.paragraph;
}
