import { rowsOf } from './build-fragments.ts';
import { largestOf, smallestOf } from './extremes.ts';
import { findDates } from './find-dates.ts';
import { exactHeadingKind } from './heading-words.ts';
import { isLabelCell } from './label-pairs.ts';
import type { Fragment } from './piece.ts';

/** A vertical part of a page: one column of text over the full width, or two columns side by side. */
export type Region =
  | { kind: 'full'; rows: Fragment[][] }
  | { kind: 'columns'; left: Fragment[]; right: Fragment[]; gutterX: number };

const SAME_X_PT = 2.5;
const GUTTER_PT = 6;
const SAME_BASELINE_PT = 1.5;
/** Minimum number of lines in a column. A column that is known from an earlier page may have one line. */
const MIN_LINES = 3;
/** Minimum number of lines in a right column that begins with a heading: "Languages" and "English (native)". */
const MIN_HEADED = 2;
/** Minimum number of lines of the left column next to such a short column. */
const LONG_COLUMN = 8;
const SHORT_DATE = 34;

interface Split {
  gutterX: number;
  from: number;
  to: number;
  left: Fragment[];
  right: Fragment[];
  score: number;
}

/**
 * Splits a page where its text is in two columns. These are not columns: dates at the end of a title's line, dates or headings in a gutter
 * next to their text, and words in a grid.
 *
 * @param known x positions of the right columns of earlier pages.
 */
export function findColumns(page: readonly Fragment[], known: readonly number[]): Region[] {
  return split(rowsOf(page), known, 0);
}

/** Limits the number of splits of a page. */
const MAX_CUTS = 4;

function split(rows: Fragment[][], known: readonly number[], cuts: number): Region[] {
  if (rows.length === 0) return [];
  const best = cuts < MAX_CUTS ? bestSplit(rows, known) : null;
  if (!best) return onOneSide(rows, known) ?? [{ kind: 'full', rows }];
  const { left, right, gutterX, from, to } = best;
  return [
    ...split(rows.slice(0, from), known, cuts + 1),
    { kind: 'columns', left, right, gutterX },
    ...split(rows.slice(to), known, cuts + 1),
  ];
}

/** Rows that continue one column of earlier pages, with nothing in the other column. */
function onOneSide(rows: Fragment[][], known: readonly number[]): Region[] | null {
  const all = rows.flat();
  for (const gutterX of known) {
    if (all.every(({ right }) => right <= gutterX - GUTTER_PT / 2))
      return [{ kind: 'columns', left: all, right: [], gutterX }];
    if (all.every(({ x }) => x >= gutterX - SAME_X_PT)) return [{ kind: 'columns', left: [], right: all, gutterX }];
  }
  return null;
}

function bestSplit(rows: Fragment[][], known: readonly number[]): Split | null {
  let best: Split | null = null;
  for (const gutterX of candidates(rows, known)) {
    const isKnown = known.some((x) => Math.abs(x - gutterX) < SAME_X_PT);
    for (const [from, to] of openRuns(rows, gutterX)) {
      const found = judge(rows, { gutterX, from, to, isKnown });
      if (found && (!best || found.score > best.score)) best = found;
    }
  }
  return best;
}

/** X positions where at least three lines begin, or a heading and one line, with other text to the left. */
function candidates(rows: Fragment[][], known: readonly number[]): number[] {
  const starts = rows.flat().toSorted((a, b) => a.x - b.x);
  const leftmost = starts[0]?.x ?? 0;
  const clusters: { x: number; count: number; min: number }[] = [];
  for (const one of starts) {
    const min = isHeading(one) ? MIN_HEADED : MIN_LINES;
    const last = clusters.at(-1);
    if (last && one.x - last.x < SAME_X_PT)
      Object.assign(last, { count: last.count + 1, min: Math.min(last.min, min) });
    else clusters.push({ x: one.x, count: 1, min });
  }
  const isKnown = (x: number) => known.some((one) => Math.abs(one - x) < SAME_X_PT);
  return clusters
    .filter(({ x, count, min }) => x > leftmost + 40 && (count >= min || isKnown(x)))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 12)
    .map(({ x }) => x);
}

/** Ranges of rows in which no text crosses the gutter. */
function openRuns(rows: Fragment[][], gutterX: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let index = 0; index <= rows.length; index++) {
    const row = rows[index];
    const crosses = !row || row.some(({ x, right }) => x < gutterX - SAME_X_PT && right > gutterX - GUTTER_PT);
    if (!crosses) continue;
    if (index > from) runs.push([from, index]);
    from = index + 1;
  }
  return runs;
}

function judge(
  rows: Fragment[][],
  { gutterX, from, to, isKnown }: { gutterX: number; from: number; to: number; isKnown: boolean },
): Split | null {
  const all = rows.slice(from, to).flat();
  const right = all.filter(({ x }) => x >= gutterX - SAME_X_PT);
  const left = all.filter(({ x }) => x < gutterX - SAME_X_PT);
  if (beginsWithDates(right, left)) return null;
  const min = isKnown ? 1 : MIN_LINES;
  const isHeaded = right.length >= MIN_HEADED && isHeading(right[0]!) && left.length >= LONG_COLUMN;
  if (left.length < min || (right.length < min && !isHeaded)) return null;
  const sides = [left, right];
  const isOfMarks = (side: Fragment[]) => {
    const rows = besideOnly(side, other(side));
    return isMadeOf(rows, isMark, 0.3) && sharedShare(rows, other(side)) > 0.75;
  };
  if (sides.some(isOfMarks)) return null;
  // Headings in a gutter next to their sections.
  const besideRight = besideOnly(left, right);
  const headings = besideRight.filter((one, index) => isHeading(one) || isPartOfHeading(besideRight, index));
  if (headings.length >= besideRight.length * 0.75 && besideRight.length > 1) return null;
  const shared = Math.max(...sides.map((side) => sharedShare(side, other(side))));
  const score = Math.min(rowsOf(left).length, rowsOf(right).length);
  const found = { gutterX, from, to, left, right, score };
  if (isKnown) return found;
  if (sides.every((side) => side.some(isHeading))) return isHeaded || rowsOf(right).length >= MIN_LINES ? found : null;
  const isNearTop = (all[0]?.page ?? 1) === 1 && from < rows.length * 0.3;
  if (isNearTop && sides.some((side) => side.length <= 12 && side.some(isContact) && !side.some(isHeading)))
    return found;
  return shared < 0.5 && score >= 6 ? found : null;

  function other(side: Fragment[]): Fragment[] {
    return side === left ? right : left;
  }
}

/** True if the supposed right column begins with dates of the left column's lines, which end before the actual right column. */
function beginsWithDates(right: readonly Fragment[], left: readonly Fragment[]): boolean {
  const starts = right.flatMap((one) => (isShortDate(one) ? [] : [one.x])).toSorted((a, b) => a - b);
  // The median, not the minimum: a telephone number next to an address may begin to the left of everything else.
  const columnX = starts[Math.floor(starts.length / 2)];
  if (columnX === undefined) return false;
  const ahead = right.filter((one) => one.right < columnX - GUTTER_PT);
  return ahead.some(isShortDate) && sharedShare(ahead, left) > 0.75;
}

/** Those of these that are not above or below all of those: a list below a table is no part of its left column. */
function besideOnly(these: readonly Fragment[], those: readonly Fragment[]): Fragment[] {
  const top = smallestOf(those.map(({ y }) => y)) - SAME_BASELINE_PT;
  const bottom = largestOf(those.map(({ y }) => y)) + SAME_BASELINE_PT;
  return these.filter(({ y }) => y > top && y < bottom);
}

/** The share of these that are on a line with one of those. */
function sharedShare(these: readonly Fragment[], those: readonly Fragment[]): number {
  // Headings are alone on their line, in columns and in gutters.
  const plain = these.filter((one) => !isHeading(one));
  const baselines = those.map(({ y }) => y).toSorted((a, b) => a - b);
  let next = 0;
  let shared = 0;
  for (const { y } of plain.toSorted((a, b) => a.y - b.y)) {
    while (next < baselines.length && baselines[next]! <= y - SAME_BASELINE_PT) next++;
    if (next < baselines.length && baselines[next]! < y + SAME_BASELINE_PT) shared++;
  }
  return shared / Math.max(1, plain.length);
}

function isMadeOf(side: readonly Fragment[], is: (one: Fragment) => boolean, share: number): boolean {
  return side.filter(is).length >= side.length * share;
}

function isShortDate({ text }: Fragment): boolean {
  return text.length <= SHORT_DATE && findDates(text).length > 0;
}

/** What stands beside the text of a table's row: a date, or the label of personal data. */
function isMark(one: Fragment): boolean {
  return isShortDate(one) || isLabelCell(one.text);
}

function isHeading({ text }: Fragment): boolean {
  return exactHeadingKind(text) !== null;
}

/** True for a line of a heading that takes two of them: "Esperienze" above "professionali". */
function isPartOfHeading(lines: readonly Fragment[], index: number): boolean {
  const isHeadingOf = (upper: Fragment | undefined, lower: Fragment | undefined) =>
    upper !== undefined &&
    lower !== undefined &&
    lower.y - upper.y < lower.size * 1.8 &&
    exactHeadingKind(`${upper.text} ${lower.text}`) !== null;
  return isHeadingOf(lines[index - 1], lines[index]) || isHeadingOf(lines[index], lines[index + 1]);
}

function isContact({ text }: Fragment): boolean {
  return /@\w|\+?\d[\d ()-]{7,}\d|linkedin|github/i.test(text);
}
