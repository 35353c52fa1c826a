import { type ColumnLine, repeatedTitle } from './column-lines.ts';
import type { ColumnFrame } from './flow.ts';
import { FREE_BELOW_SECTION_PX, ROOM_FOR_DESCRIPTION_PX, SPLITTABLE_SUB_SECTION_PX } from './paginate-column.ts';

/** How much a page's gaps may differ from the design. */
const SHRINK = 0.85;
const STRETCH = 1.25;
/** Minimum number of a paragraph's lines on each side of a break. */
const LINES_TOGETHER = 2;
/** Sums of heights have rounding errors. An excess below this still fits. */
const EPSILON_PX = 0.001;

// Costs. One more page costs more than any badness, so pages are as few as possible; a forbidden break costs more than a page.
const PAGE_COST = 100_000;
const FORBIDDEN = 10_000_000;
/** A page whose content does not fit: only where something is higher than a page. */
const OVERFULL = 1_000_000_000;
const BREAK_BETWEEN_ENTRIES = 30;
const BREAK_BETWEEN_DESCRIPTIONS = 60;
const BREAK_BETWEEN_PARAGRAPHS = 60;
const BREAK_IN_PARAGRAPH = 110;
/** The cost of gaps at a limit of their range. */
const GAPS_AT_LIMIT = 60;
/** Multiplied by the square of the share of a page that stays empty. */
const EMPTY_SHARE = 8_000;
/** A last page below this share of its height looks like a mistake. */
const TAIL_SHARE = 0.24;
const TAIL = 4_000;
/** What continues on the next page, or is left behind at the foot of one, should not be smaller than this. */
const PIECE_PX = 64;
const STRANDED_PIECE = 800;

/** The area of a column on the first page and on each later one. */
export interface ColumnFrames {
  first: ColumnFrame;
  following: ColumnFrame;
}

export interface BreakOptions {
  /** Whether a section that continues on a page has its title there too. */
  repeatsTitles: boolean;
  /** Height that the last page keeps free at its foot, px. */
  reservedPx: number;
}

/** A page of a column: its lines, and the factor by which its gaps differ from the design. */
export interface PagePlan {
  from: number;
  /** The index after its last line. */
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
 *
 * @returns the pages in order; none for no lines. If nothing else is possible, a page has content that is higher than its frame.
 */
export function chooseBreaks(
  lines: readonly ColumnLine<unknown>[],
  frames: ColumnFrames,
  options: BreakOptions,
): PagePlan[] {
  const column = new MeasuredLines(lines, options.repeatsTitles);
  const plans: Plan[] = [];
  plans[lines.length] = { cost: 0, to: lines.length, gapFactor: 1 };
  // From the last line to the first, since the cost of a page includes the cost of the pages after it.
  for (let from = lines.length - 1; from >= 0; from--) {
    const frame = from === 0 ? frames.first : frames.following;
    plans[from] = bestPlan(column, { from, frame, reservedPx: options.reservedPx }, plans);
  }
  const pages: PagePlan[] = [];
  for (let from = 0; from < lines.length; from = plans[from]!.to) {
    const { to, gapFactor } = plans[from]!;
    pages.push({ from, to, gapFactor });
  }
  return pages;
}

/** The cheapest pages from a line, with which a page begins, to the end of the column. */
interface Plan {
  cost: number;
  /** The first line of the next page. */
  to: number;
  gapFactor: number;
}

interface PageStart {
  from: number;
  frame: ColumnFrame;
  reservedPx: number;
}

function bestPlan(column: MeasuredLines, start: PageStart, plans: readonly Plan[]): Plan {
  const { from, frame, reservedPx } = start;
  const { lines } = column;
  let best: Plan = { cost: Number.POSITIVE_INFINITY, to: from + 1, gapFactor: 1 };
  // From the fullest page to the emptiest: most of the emptier ones are ruled out by the cost of the pages after them alone.
  for (let to = column.fullestPage(from, frame.heightPx); to > from; to--) {
    if (PAGE_COST + plans[to]!.cost >= best.cost) continue;
    const isLast = to === lines.length;
    const { solidPx, gapsPx } = column.measurePage(from, to, frame.heightPx);
    const roomPx = isLast ? frame.heightPx - reservedPx : frame.heightPx;
    const page = isLast
      ? lastPage({ solidPx, gapsPx, roomPx, isOnlyPage: from === 0, heightPx: frame.heightPx })
      : fullPage({ solidPx, gapsPx, roomPx });
    const isOverfull = solidPx + gapsPx * SHRINK > roomPx + EPSILON_PX;
    const cost =
      PAGE_COST +
      plans[to]!.cost +
      page.cost +
      (isOverfull ? OVERFULL : 0) +
      (isLast ? 0 : breakCost(column, { ...start, to, gapFactor: page.gapFactor }));
    if (cost < best.cost) best = { cost, to, gapFactor: page.gapFactor };
  }
  return best;
}

interface PageMeasure {
  solidPx: number;
  gapsPx: number;
  roomPx: number;
}

/**
 * A page before the last: its gaps are stretched or shrunk so that it ends at the foot. If even the widest gaps do not reach it, they stay as
 * designed.
 */
function fullPage({ solidPx, gapsPx, roomPx }: PageMeasure): { cost: number; gapFactor: number } {
  const wanted = gapsPx > 0 ? (roomPx - solidPx) / gapsPx : Number.POSITIVE_INFINITY;
  if (wanted > STRETCH) return { cost: emptyCost((roomPx - solidPx - gapsPx) / roomPx), gapFactor: 1 };
  const gapFactor = Math.max(SHRINK, wanted);
  return { cost: gapCost(gapFactor), gapFactor };
}

function lastPage({ isOnlyPage, heightPx, ...measure }: PageMeasure & { isOnlyPage: boolean; heightPx: number }): {
  cost: number;
  gapFactor: number;
} {
  const { solidPx, gapsPx, roomPx } = measure;
  const isTight = solidPx + gapsPx > roomPx;
  const gapFactor = isTight && gapsPx > 0 ? Math.max(SHRINK, (roomPx - solidPx) / gapsPx) : 1;
  const missing = Math.max(0, 1 - (solidPx + gapsPx) / (heightPx * TAIL_SHARE));
  return { cost: gapCost(gapFactor) + (isOnlyPage ? 0 : TAIL * missing), gapFactor };
}

function gapCost(factor: number): number {
  const share = factor < 1 ? (1 - factor) / (1 - SHRINK) : (factor - 1) / (STRETCH - 1);
  return GAPS_AT_LIMIT * share * share;
}

function emptyCost(share: number): number {
  return share > 0 ? EMPTY_SHARE * share * share : 0;
}

/** The cost of ending a page before line `to`. */
function breakCost(
  column: MeasuredLines,
  { from, to, frame, gapFactor, reservedPx }: PageStart & { to: number; gapFactor: number },
): number {
  const line = column.lines[to]!;
  if (line.sectionStart === to) return 0;
  // A section that fits with 50 px to spare is not split.
  const fittingPx = column.heightBetween(from, line.sectionStart, 1) + column.gapBefore(from, line.sectionStart);
  const pagePx = frame.heightPx - (line.sectionEnd === column.lines.length ? reservedPx : 0);
  const isWhole =
    line.sectionStart >= from && fittingPx + line.sectionPx + FREE_BELOW_SECTION_PX <= pagePx + EPSILON_PX;
  if (isWhole) return FORBIDDEN;
  const pieces =
    strandedCost(column.heightBetween(Math.max(from, contentStart(line)), to, gapFactor)) +
    strandedCost(column.heightBetween(to, line.sectionEnd, 1));
  // Titles stay with the first sub-section.
  if (line.subSectionStart === to) {
    const isFirst = line.section.title !== null && line.subSectionStart === line.sectionStart + 1;
    return isFirst ? FORBIDDEN : BREAK_BETWEEN_ENTRIES + pieces;
  }
  if (line.description === null || line.subSectionPx <= SPLITTABLE_SUB_SECTION_PX) return FORBIDDEN;
  const entryPieces =
    strandedCost(column.heightBetween(Math.max(from, line.subSectionStart), to, gapFactor)) +
    strandedCost(column.heightBetween(to, line.subSectionEnd, 1));
  const paragraph = paragraphCost(line);
  if (line.descriptionStart === to) {
    // A head stays with the beginning of its first description.
    const isFirst = line.description === line.subSection!.descriptions[0];
    return isFirst ? FORBIDDEN : BREAK_BETWEEN_DESCRIPTIONS + pieces + entryPieces;
  }
  const isBegunHere = line.descriptionStart >= from;
  const partPx = column.heightBetween(line.descriptionStart, to, gapFactor);
  if (isBegunHere && partPx < ROOM_FOR_DESCRIPTION_PX) return FORBIDDEN;
  return paragraph + pieces + entryPieces;
}

/** The index of the section's first line below its title. */
function contentStart({ section, sectionStart }: ColumnLine<unknown>): number {
  return section.title ? sectionStart + 1 : sectionStart;
}

function paragraphCost({ paragraph, lineInParagraph }: ColumnLine<unknown>): number {
  if (lineInParagraph === 0) return BREAK_BETWEEN_PARAGRAPHS;
  const after = paragraph!.lines.length - lineInParagraph;
  return lineInParagraph < LINES_TOGETHER || after < LINES_TOGETHER ? FORBIDDEN : BREAK_IN_PARAGRAPH;
}

function strandedCost(heightPx: number): number {
  return heightPx >= PIECE_PX ? 0 : STRANDED_PIECE * (1 - heightPx / PIECE_PX);
}

/** Heights of ranges of lines, by sums from the first line. */
class MeasuredLines {
  readonly lines: readonly ColumnLine<unknown>[];
  private readonly solidPx: number[] = [0];
  private readonly gapsPx: number[] = [0];
  private readonly repeatsTitles: boolean;

  constructor(lines: readonly ColumnLine<unknown>[], repeatsTitles: boolean) {
    this.lines = lines;
    this.repeatsTitles = repeatsTitles;
    for (const [index, { atom, gapPx }] of lines.entries()) {
      this.solidPx.push(this.solidPx[index]! + atom.heightPx);
      this.gapsPx.push(this.gapsPx[index]! + gapPx);
    }
  }

  /** The index after the last line that fits on a page that begins with line `from`. A page takes at least one line. */
  fullestPage(from: number, pagePx: number): number {
    let to = from + 1;
    const fits = (end: number) => {
      const { solidPx, gapsPx } = this.measurePage(from, end, pagePx);
      return solidPx + gapsPx * SHRINK <= pagePx + EPSILON_PX;
    };
    while (to < this.lines.length && fits(to + 1)) to++;
    return to;
  }

  /** A page from line `from` to before line `to`: the height of its lines with a repeated title, and of its gaps. */
  measurePage(from: number, to: number, pagePx: number): { solidPx: number; gapsPx: number } {
    const title = this.repeatsTitles ? repeatedTitle(this.lines[from]!, from, pagePx) : null;
    const { solidPx, gapsPx } = this.measure(from, to);
    return { solidPx: solidPx + (title?.heightPx ?? 0), gapsPx };
  }

  /** The height from line `from` to before line `to` without the gap before it. */
  heightBetween(from: number, to: number, gapFactor: number): number {
    if (to <= from) return 0;
    const { solidPx, gapsPx } = this.measure(from, to);
    return solidPx + gapsPx * gapFactor;
  }

  /** The gap before a line on a page that begins with line `from`. */
  gapBefore(from: number, line: number): number {
    return line > from ? this.lines[line]!.gapPx : 0;
  }

  private measure(from: number, to: number): { solidPx: number; gapsPx: number } {
    return { solidPx: this.solidPx[to]! - this.solidPx[from]!, gapsPx: this.gapsPx[to]! - this.gapsPx[from + 1]! };
  }
}
