import { largestOf, smallestOf } from './extremes.ts';
import { isShortDate } from './find-dates.ts';
import { bulletOf } from './paragraphs.ts';
import type { Line } from './piece.ts';
import { firstWordWidth } from './split-entries.ts';

const SAME_X_PT = 3;
const MIN_LINES = 5;
/** The lines of a paragraph are no further apart than this share of their size. */
const CLOSE_STEP = 1.75;

/** Right ends of a line's column on its page, points. */
export interface ColumnRight {
  /** How far text extends. */
  reach: number;
  /** The end of the column, as far as it is certain: lines that end before it were ended on purpose. */
  end: number;
  /** The same for running text whose lines begin at an x position; null if only the text itself tells it. */
  textFrom: (x: number) => number | null;
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
/** In running text, at least this share of the lines above others had no room for the next word. */
const FULL_SHARE = 0.5;
const MIN_FULL_LINES = 8;

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
  const texts = new Map([...Map.groupBy(lines, ({ flow }) => flow)].map(([flow, own]) => [flow, textColumns(own)]));
  const rights = new Map<string, ColumnRight>();
  for (const [key, column] of Map.groupBy(lines, keyOf)) {
    const { flow } = column[0]!;
    const reaches = column.map(({ cells }) => largestOf(cells.map(({ right }) => right)));
    // A page with a few lines does not tell how wide its column is.
    const whole = column.length < MIN_LINES ? lines.filter((line) => line.flow === flow) : column;
    const reach = largestOf(
      whole.map(({ cells }) => largestOf(cells.map(({ right }) => right))),
      0,
    );
    const longest = largestOf(column.map(textEnd), 0);
    const isLoose = flow === rightmost && reach < marginX - SHORT_OF_MARGIN_PT && isOfShortLines(column, longest);
    const known = texts.get(flow);
    rights.set(key, {
      reach,
      end: endOf(reaches, isLoose),
      textFrom: (x) => (isLoose ? longest + UNKNOWN_ROOM_PT : (known?.(x) ?? null)),
    });
  }
  return (line) => rights.get(keyOf(line)) ?? { reach: 0, end: 0, textFrom: () => null };
}

/** So many lines that end close to each other are full. */
const MIN_ALIKE = 3;
const ALIKE_PT = 15;

/**
 * The right ends of a flow's columns of text, by where their lines begin. A column is known if several of its lines end close to the
 * furthest one. Text with a date beside it has less room than other text that begins there, so that its column is not known.
 */
function textColumns(lines: readonly Line[]): (x: number) => number | null {
  const ends = new Map<number, number>();
  const last = lines.map(({ cells }) => cells.at(-1)!);
  const reach = largestOf(last.map(({ right }) => right));
  if (lines.some((line) => hasDateAtEnd(line) && line.cells.at(-1)!.right > reach - LONE_REACH_PT)) return () => null;
  for (const [x, cells] of Map.groupBy(last, (cell) => Math.round(cell.x / SAME_X_PT))) {
    const furthest = largestOf(cells.map(({ right }) => right));
    if (cells.filter(({ right }) => right > furthest - ALIKE_PT).length >= MIN_ALIKE) ends.set(x, furthest);
  }
  return (x) => ends.get(Math.round(x / SAME_X_PT)) ?? null;
}

function endOf(ends: readonly number[], isLoose: boolean): number {
  const [first = 0, second = first] = ends.toSorted((a, b) => b - a);
  return isLoose || first - second > LONE_REACH_PT ? first + UNKNOWN_ROOM_PT : first;
}

/** True unless most lines had no room for the first word below: then the column is narrow, and has running text. */
function isOfShortLines(column: readonly Line[], right: number): boolean {
  const pairs = column.flatMap((line, index) => {
    const [upper, lower] = [column[index - 1]?.cells.at(-1), line.cells[0]];
    const isBelow = upper && Math.abs(upper.x - lower.x) < SAME_X_PT && upper.bold === lower.bold;
    const isClose = line.gapAbove !== null && line.gapAbove < lower.size * CLOSE_STEP;
    return isBelow && isClose && !bulletOf(line) ? [{ upper, lower }] : [];
  });
  const full = pairs.filter(({ upper, lower }) => upper.right + lower.size * 0.25 + firstWordWidth(lower) > right);
  return full.length < MIN_FULL_LINES || full.length < pairs.length * FULL_SHARE;
}

/** The right end of a line without the date at its end. */
function textEnd(line: Line): number {
  return line.cells.at(hasDateAtEnd(line) ? -2 : -1)!.right;
}

function hasDateAtEnd({ cells }: Line): boolean {
  return cells.length > 1 && isShortDate(cells.at(-1)!);
}

/** The flow whose lines begin furthest to the right, by their median. */
function rightmostFlow(lines: readonly Line[]): number {
  const flows = [...Map.groupBy(lines, ({ flow }) => flow)].map(([flow, own]) => {
    const xs = own.map(({ cells }) => cells[0].x).toSorted((a, b) => a - b);
    return { flow, x: xs[Math.floor(xs.length / 2)] ?? 0 };
  });
  return flows.toSorted((a, b) => b.x - a.x)[0]?.flow ?? 0;
}
