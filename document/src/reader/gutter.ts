import { endsBeforeStart, findDates, isShortDate } from './find-dates.ts';
import type { Fragment, Line } from './piece.ts';

const SAME_X_PT = 4;

/** The x position of text to the right of dates in a gutter; null without a gutter. */
export function gutterEnd(lines: readonly Line[]): number | null {
  const dated = lines.filter(({ cells }) => cells.length > 1 && isShortDate(cells[0]));
  const plain = lines.filter(({ cells: [first] }) => isShortDate(first));
  if (dated.length === 0 || dated.length < plain.length * 0.5) return null;
  const xs = dated.map(({ cells }) => cells[1]!.x).toSorted((a, b) => a - b);
  const x = xs[Math.floor(xs.length / 2)]!;
  const gutterX = dated[0]!.cells[0].x;
  // If much text begins where the gutter does, there is no gutter.
  const wide = lines.filter(({ cells: [first] }) => first.x < x - SAME_X_PT && first.right > x);
  return wide.length > lines.length * 0.3 || x - gutterX < 30 ? null : x;
}

/** A period that goes on in the next line of its cell: "September 2015 –", "September 2015 – January". */
const OPEN_END = /(?:[-–—−]|(?<![\p{L}])(?:do|to|until|till|bis|až|al|a|до|til|hasta|iki))(?:\s*\p{L}{3,12}\.?)?$/iu;
const OPEN_START = /^(?:[-–—−]|(?:do|to|until|till|bis|až|al|до|til|hasta|iki)\s)/iu;

/**
 * The lines with a date in the gutter, each of which begins an entry. A date that completes the period in the line above begins none.
 */
export function gutterStarts(lines: readonly { gutter: readonly Fragment[] }[]): number[] {
  let above = '';
  return lines.flatMap(({ gutter }, index) => {
    const text = gutter.map((cell) => cell.text).join(' ');
    const isSecond = above !== '' && (OPEN_START.test(text) || continuesPeriod(above, text));
    above = text;
    return gutter.some(isShortDate) && !isSecond ? [index] : [];
  });
}

/**
 * True if the lower text completes the period in the upper one: "July 2013 – August" above "2015", or "since 2020 –" above "today". A period
 * of its own completes none: "2015–" above "2008–2015" has not ended.
 */
export function continuesPeriod(upper: string, lower: string): boolean {
  return (
    upper.length <= 60 &&
    lower.length <= 40 &&
    OPEN_END.test(upper) &&
    !isPeriod(upper) &&
    !isPeriod(lower) &&
    isPeriod(`${upper} ${lower}`)
  );
}

function isPeriod(text: string): boolean {
  return findDates(text).some(
    (span) => span.isRange && span.from !== null && span.to !== null && span.to.text !== '' && !endsBeforeStart(span),
  );
}
