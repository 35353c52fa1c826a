import { largestOf, smallestOf } from './extremes.ts';
import { isShortDate } from './find-dates.ts';
import type { Line } from './piece.ts';

/** Right ends of a line's column on its page, points. */
export interface ColumnRight {
  /** How far text extends. */
  reach: number;
  /** The end of the column, as far as it is certain: lines that end before it were ended on purpose. */
  end: number;
  /** The same for running text, which may end before dates beside it; null if only the text itself tells it. */
  text: number | null;
}

export type ColumnRights = (line: Line) => ColumnRight;

/** If a single line extends this much further than all others, the column's end is unknown, points. */
const LONE_REACH_PT = 40;
/** In that case the column may extend this much further than the line, points. */
const UNKNOWN_ROOM_PT = 100;
/** The width of an A4 page (ISO 216), the narrower one of the usual two across, points. */
const PAGE_WIDTH_PT = 595;
/** Text that ends this much before the page's right margin may consist of short lines, points. */
const SHORT_OF_MARGIN_PT = 60;
/** Lines of running text end this close to the end of their column, points. */
const RAGGED_PT = 25;
/** So many lines that end close to each other are running text. */
const MIN_FULL_LINES = 4;

/**
 * Measures the columns. A tabular resume may consist of short lines alone, each a paragraph of its own: then the longest line is not the
 * end of its column. The right margin of a page is about as wide as its left one.
 */
export function columnRights(lines: readonly Line[]): ColumnRights {
  const keyOf = ({ flow, cells: [first] }: Line) => `${flow} ${first.page}`;
  const left = smallestOf(
    lines.map(({ cells }) => cells[0].x),
    0,
  );
  const marginX = PAGE_WIDTH_PT - left;
  const rightmost = rightmostFlow(lines);
  const rights = new Map<string, ColumnRight>();
  for (const [key, column] of Map.groupBy(lines, keyOf)) {
    const isAtMargin = column[0]!.flow === rightmost;
    const room = (ends: readonly number[]) => endOf(ends, isAtMargin ? marginX : null);
    const reaches = column.map(({ cells }) => largestOf(cells.map(({ right }) => right)));
    const texts = column.map(textEnd);
    rights.set(key, { reach: largestOf(reaches, 0), end: room(reaches), text: isAtMargin ? room(texts) : null });
  }
  return (line) => rights.get(keyOf(line)) ?? { reach: 0, end: 0, text: null };
}

function endOf(ends: readonly number[], marginX: number | null): number {
  const [first = 0, second = first] = ends.toSorted((a, b) => b - a);
  if (first - second > LONE_REACH_PT) return first + UNKNOWN_ROOM_PT;
  const isShort = marginX !== null && first < marginX - SHORT_OF_MARGIN_PT;
  const full = ends.filter((end) => end > first - RAGGED_PT).length;
  return isShort && full < MIN_FULL_LINES ? first + UNKNOWN_ROOM_PT : first;
}

/** The right end of a line without the date at its end. */
function textEnd({ cells }: Line): number {
  const last = cells.at(-1)!;
  return (cells.length > 1 && isShortDate(last) ? cells.at(-2)! : last).right;
}

/** The flow whose lines begin furthest to the right, by their median. */
function rightmostFlow(lines: readonly Line[]): number {
  const flows = [...Map.groupBy(lines, ({ flow }) => flow)].map(([flow, own]) => {
    const xs = own.map(({ cells }) => cells[0].x).toSorted((a, b) => a - b);
    return { flow, x: xs[Math.floor(xs.length / 2)] ?? 0 };
  });
  return flows.toSorted((a, b) => b.x - a.x)[0]?.flow ?? 0;
}
