import { rowsOf } from './build-fragments.ts';
import { findColumns, type Region } from './find-columns.ts';
import type { Fragment, Line } from './piece.ts';

/**
 * Sorts lines into reading order: the main column of all pages, then the side column of all pages. A sentence of the main column that is
 * broken at a page's foot thus continues in the next line.
 */
export function readingOrder(fragments: readonly Fragment[]): Line[] {
  const pages = [...Map.groupBy(fragments, ({ page }) => page).entries()].toSorted(([a], [b]) => a - b);
  const regions: Region[] = [];
  const known: number[] = [];
  for (const [, page] of pages) {
    const found = findColumns(page, known);
    for (const region of found)
      if (region.kind === 'columns' && region.left.length > 0 && region.right.length > 0) known.push(region.gutterX);
    regions.push(...found);
  }
  const isMainLeft = weight(regions, 'left') >= weight(regions, 'right');
  const main = regions.flatMap((region) => {
    if (region.kind === 'full') return toLines(region.rows, 0);
    return toLines(rowsOf(isMainLeft ? region.left : region.right), 0);
  });
  const side = regions.flatMap((region) =>
    region.kind === 'full' ? [] : toLines(rowsOf(isMainLeft ? region.right : region.left), 1),
  );
  return [...main, ...side];
}

/** The amount of text on one side of all gutters. */
function weight(regions: readonly Region[], side: 'left' | 'right'): number {
  const fragments = regions.flatMap((region) => (region.kind === 'columns' ? region[side] : []));
  return fragments.reduce((sum, { text }) => sum + text.length, 0);
}

function toLines(rows: readonly Fragment[][], flow: number): Line[] {
  let last: Fragment | null = null;
  return rows.flatMap((row) => {
    const [first, ...rest] = row;
    if (!first) return [];
    const y = first.y;
    const gapAbove = last && last.page === first.page ? y - last.y : null;
    last = first;
    return [{ cells: [first, ...rest], flow, gapAbove } satisfies Line];
  });
}
