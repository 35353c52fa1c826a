import { chooseBreaks, type PagePlan } from './choose-breaks.ts';
import { type ColumnLine, columnLines } from './column-lines.ts';
import type { FlowColumn, FlowSection, PlacedColumn } from './flow.ts';
import { sectionHeight } from './heights.ts';
import { placeAtFoot } from './place-at-foot.ts';
import { placeLines } from './place-lines.ts';

/**
 * Breaks the columns of a document into pages, all breaks of a column together (`chooseBreaks`). Sections for the document's foot are on
 * its last page: the flow of their column leaves room for them there, so that they get no page of their own where that can be avoided.
 *
 * @param repeatsTitles whether a section that continues on a page has its title there too.
 * @returns the pages of each column, in the order of the columns.
 */
export function paginateOptimally<T>(columns: readonly FlowColumn<T>[], repeatsTitles: boolean): PlacedColumn<T>[][] {
  const planned = columns.map((column) => {
    const lines = columnLines(column.sections.filter(({ isAtFoot }) => !isAtFoot));
    const atFoot = column.sections.filter(({ isAtFoot }) => isAtFoot);
    const plan = (reservedPx: number) => chooseBreaks(lines, framesOf(column), { repeatsTitles, reservedPx });
    return { column, lines, atFoot, pages: plan(0), plan };
  });
  const pageCount = Math.max(1, ...planned.map(({ pages }) => pages.length));
  const finished = planned.map((one) => ({ ...one, pages: withRoomAtFoot(one, pageCount) }));
  const finalCount = Math.max(1, ...finished.map(({ pages }) => pages.length));
  return finished.map(({ column, lines, atFoot, pages }) => {
    const placed = pages.map((page, index) => placeLines(lines, page, { frame: column.frameOf(index), repeatsTitles }));
    return placeAtFoot(placed, atFoot, { pageCount: finalCount, frameOf: column.frameOf });
  });
}

function framesOf({ frameOf }: FlowColumn<unknown>) {
  return { first: frameOf(0), following: frameOf(1) };
}

/** A foot higher than this share of a page does not shorten the flow of its column. It continues the flow instead. */
const MAX_FOOT_SHARE = 0.5;

/** Sums of heights have rounding errors: the flow must not end a trace below the reserved area. */
const ROUNDING_PX = 0.01;

interface PlannedColumn<T> {
  column: FlowColumn<T>;
  lines: readonly ColumnLine<T>[];
  atFoot: readonly FlowSection<T>[];
  pages: PagePlan[];
  plan(reservedPx: number): PagePlan[];
}

/** The column's pages, with room for its foot if they reach the document's last page. */
function withRoomAtFoot<T>({ column, atFoot, pages, plan }: PlannedColumn<T>, pageCount: number): PagePlan[] {
  if (atFoot.length === 0 || pages.length < pageCount) return pages;
  const footPx = atFoot.reduce((sum, section) => sum + section.gapBeforePx + sectionHeight(section), 0);
  const reservedPx = footPx + ROUNDING_PX;
  return reservedPx > column.frameOf(1).heightPx * MAX_FOOT_SHARE ? pages : plan(reservedPx);
}
