import type { Frames } from '../../../engine/pagination/flow.ts';
import type { ColumnLine } from './column-lines.ts';
import { EPSILON_PX, MeasuredLines, SHRINK } from './measured-lines.ts';
import { breakCost, type EmptinessCosts, fullPage, lastPage } from './page-badness.ts';

/** The cost of a page: more than any badness, so that pages are as few as possible. */
const PAGE_COST = 100_000;
/** A page whose content does not fit: only where something is higher than a page. */
const OVERFULL = 1_000_000_000;

/** The lines of a column in one width. */
export interface ColumnFlow {
  lines: readonly ColumnLine<unknown>[];
  /** Height that the last page keeps free at its foot, px. */
  reservedPx: number;
  /** Whether pages of another width come before these. */
  isContinued: boolean;
}

/** How breaks are chosen. */
export interface BreakRules {
  /** Whether a section that continues on a page has its title there too. */
  repeatsTitles: boolean;
  costs: EmptinessCosts;
}

/** A page of a column: its lines, and the factor by which its gaps differ from the design. */
export interface PagePlan {
  from: number;
  /** The index after its last line. */
  to: number;
  gapFactor: number;
}

/** The cheapest pages from a line, with which a page begins, to the end of the column. */
interface Plan {
  cost: number;
  /** The first line of the next page. */
  to: number;
  gapFactor: number;
}

/**
 * Chooses the page breaks of a column with the least total badness (Knuth and Plass, applied to pages), so that an early page may end
 * sooner, or be set a little tighter, to make a later one better. The rules of the specification, sections 4 and 9, are constraints: a
 * section that fits with 50 px to spare is not split, a title stays with the beginning of its first entry, an entry of at most 45 px is
 * not split, a description only if 40 px of room are left for it.
 *
 * Bad are, among others: a nearly empty last page, small pieces of a section or an entry on one side of a break, empty space at the foot
 * of a page, gaps that differ from the design. The same lines give the same breaks.
 */
export class BreakSearch {
  private readonly column: MeasuredLines;
  private readonly frames: Frames;
  private readonly reservedPx: number;
  private readonly isContinued: boolean;
  private readonly costs: EmptinessCosts;
  /** By the line with which a page begins. */
  private readonly plans: Plan[] = [];

  constructor({ lines, reservedPx, isContinued }: ColumnFlow, frames: Frames, { repeatsTitles, costs }: BreakRules) {
    this.column = new MeasuredLines(lines, repeatsTitles);
    this.costs = costs;
    this.frames = frames;
    this.reservedPx = reservedPx;
    this.isContinued = isContinued;
    this.plans[lines.length] = { cost: 0, to: lines.length, gapFactor: 1 };
    // From the last line to the first, since the cost of a page includes the cost of the pages after it.
    for (let from = lines.length - 1; from >= 0; from--)
      this.plans[from] = this.bestPage(from, (to) => this.costFrom(to));
  }

  /** The cost of the pages from a line, with which a page begins, to the end of the column. */
  costFrom(line: number): number {
    return this.plans[line]!.cost;
  }

  /**
   * The pages from a line to the end of the column; none for no lines. If nothing else is possible, a page has content that is higher than
   * its frame.
   */
  pagesFrom(line: number): PagePlan[] {
    const pages: PagePlan[] = [];
    for (let from = line; from < this.column.lines.length; from = this.plans[from]!.to) {
      const { to, gapFactor } = this.plans[from]!;
      pages.push({ from, to, gapFactor });
    }
    return pages;
  }

  /**
   * The best page that begins with a line.
   *
   * @param costAfter the cost of all that follows a page that ends before line `to`.
   */
  bestPage(from: number, costAfter: (to: number) => number): Plan {
    const { lines } = this.column;
    const { heightPx } = from === 0 ? this.frames.first : this.frames.following;
    let best: Plan = { cost: Number.POSITIVE_INFINITY, to: from + 1, gapFactor: 1 };
    // From the fullest page to the emptiest: most of the emptier ones are ruled out by the cost of the pages after them alone.
    for (let to = this.column.fullestPage(from, heightPx); to > from; to--) {
      const afterCost = PAGE_COST + costAfter(to);
      if (afterCost >= best.cost) continue;
      const isLast = to === lines.length;
      const { solidPx, gapsPx } = this.column.measurePage(from, to, heightPx);
      const roomPx = isLast ? heightPx - this.reservedPx : heightPx;
      const page = isLast
        ? lastPage({ solidPx, gapsPx, roomPx, isOnlyPage: from === 0 && !this.isContinued, heightPx }, this.costs)
        : fullPage({ solidPx, gapsPx, roomPx }, this.costs);
      const isOverfull = solidPx + gapsPx * SHRINK > roomPx + EPSILON_PX;
      const { gapFactor } = page;
      const { reservedPx } = this;
      const cost =
        afterCost +
        page.cost +
        (isOverfull ? OVERFULL : 0) +
        (isLast ? 0 : breakCost(this.column, { from, to, pagePx: heightPx, reservedPx, gapFactor }));
      if (cost < best.cost) best = { cost, to, gapFactor };
    }
    return best;
  }
}
