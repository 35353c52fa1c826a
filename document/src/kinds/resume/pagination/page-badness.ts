import type { ColumnLine } from './column-lines.ts';
import { EPSILON_PX, type MeasuredLines, SHRINK, STRETCH } from './measured-lines.ts';
import { FREE_BELOW_SECTION_PX, ROOM_FOR_DESCRIPTION_PX, SPLITTABLE_SUB_SECTION_PX } from './paginate-column.ts';

// What makes a page and the break after it bad. The costs are part of released template versions and do not change.

/** The costs of empty space, which differ between kinds of page breaks. */
export interface EmptinessCosts {
  /** Multiplied by the square of the share of a page that stays empty. */
  emptyShare: number;
  /** Multiplied by the share that stays empty beyond `MOST_EMPTY_SHARE`. */
  tooEmptyShare: number;
  /** A last page below this share of its height looks like a mistake. */
  tailShare: number;
  /** The cost of a last page without content. It falls to 0 at `tailShare`. */
  tail: number;
}

/** No page before the last should have more empty space at its foot, as a share of its height. */
const MOST_EMPTY_SHARE = 0.12;

/** A short last page is the worst: pages before it end early to fill it. */
export const OPTIMAL_COSTS: EmptinessCosts = { emptyShare: 8_000, tooEmptyShare: 0, tailShare: 0.24, tail: 4_000 };
/** Pages before the last are full. A short last page is worse than small pieces, and better than a page that is a fifth empty. */
export const COMPOSED_COSTS: EmptinessCosts = {
  emptyShare: 6_000,
  tooEmptyShare: 50_000,
  tailShare: 0.2,
  tail: 2_000,
};

/** A break against a rule: only if nothing else is possible. It costs more than a page. */
const FORBIDDEN = 10_000_000;
const BREAK_BETWEEN_ENTRIES = 30;
const BREAK_BETWEEN_DESCRIPTIONS = 60;
const BREAK_BETWEEN_PARAGRAPHS = 60;
const BREAK_IN_PARAGRAPH = 110;
/** Minimum number of a paragraph's lines on each side of a break. */
const LINES_TOGETHER = 2;
/** The cost of gaps at a limit of their range. */
const GAPS_AT_LIMIT = 60;
/** What continues on the next page, or is left behind at the foot of one, should not be smaller than this. */
const PIECE_PX = 64;
const STRANDED_PIECE = 800;

/** Heights of a page's content and of its gaps as designed, and the height that it may take. */
export interface PageMeasure {
  solidPx: number;
  gapsPx: number;
  roomPx: number;
}

/**
 * A page before the last: its gaps are stretched or shrunk so that it ends at the foot. If even the widest gaps do not reach it, they stay as
 * designed.
 */
export function fullPage(
  { solidPx, gapsPx, roomPx }: PageMeasure,
  costs: EmptinessCosts,
): { cost: number; gapFactor: number } {
  const wanted = gapsPx > 0 ? (roomPx - solidPx) / gapsPx : Number.POSITIVE_INFINITY;
  if (wanted > STRETCH) return { cost: emptyCost((roomPx - solidPx - gapsPx) / roomPx, costs), gapFactor: 1 };
  const gapFactor = Math.max(SHRINK, wanted);
  return { cost: gapCost(gapFactor), gapFactor };
}

/** The last page of a column: its gaps shrink if they must, and are not stretched. */
export function lastPage(
  { isOnlyPage, heightPx, ...measure }: PageMeasure & { isOnlyPage: boolean; heightPx: number },
  { tailShare, tail }: EmptinessCosts,
): { cost: number; gapFactor: number } {
  const { solidPx, gapsPx, roomPx } = measure;
  const isTight = solidPx + gapsPx > roomPx;
  const gapFactor = isTight && gapsPx > 0 ? Math.max(SHRINK, (roomPx - solidPx) / gapsPx) : 1;
  const missing = Math.max(0, 1 - (solidPx + gapsPx) / (heightPx * tailShare));
  return { cost: gapCost(gapFactor) + (isOnlyPage ? 0 : tail * missing), gapFactor };
}

function gapCost(factor: number): number {
  const share = factor < 1 ? (1 - factor) / (1 - SHRINK) : (factor - 1) / (STRETCH - 1);
  return GAPS_AT_LIMIT * share * share;
}

function emptyCost(share: number, { emptyShare, tooEmptyShare }: EmptinessCosts): number {
  return share > 0 ? emptyShare * share * share + tooEmptyShare * Math.max(0, share - MOST_EMPTY_SHARE) : 0;
}

/** An only page below the first share of its height keeps its gaps. From the second one on they may become as wide as on other pages. */
const SPREAD_FROM = 0.6;
const SPREAD_FULLY = 0.7;

/**
 * The factor that spreads the gaps of a document's only page, so that its content ends at the foot, or nearer to it. It grows gradually from
 * 1 with the page's content, so that one more line does not move all others.
 */
export function onlyPageFactor({ solidPx, gapsPx, roomPx }: PageMeasure): number {
  if (gapsPx === 0) return 1;
  const share = (solidPx + gapsPx) / roomPx;
  const most = 1 + (STRETCH - 1) * Math.min(1, Math.max(0, (share - SPREAD_FROM) / (SPREAD_FULLY - SPREAD_FROM)));
  return Math.max(1, Math.min(most, (roomPx - solidPx) / gapsPx));
}

/** A page from line `from` that ends before line `to`. */
export interface PageBreak {
  from: number;
  to: number;
  /** The height of the page's frame, and how much of it the last page keeps free. */
  pagePx: number;
  reservedPx: number;
  gapFactor: number;
}

/** The cost of ending a page before line `to`, by the place of the break in its section (specification, sections 4 and 9). */
export function breakCost(column: MeasuredLines, { from, to, pagePx, reservedPx, gapFactor }: PageBreak): number {
  const line = column.lines[to]!;
  if (line.sectionStart === to) return 0;
  // A section that fits with 50 px to spare is not split.
  const fittingPx = column.heightBetween(from, line.sectionStart, 1) + column.gapBefore(from, line.sectionStart);
  const roomPx = pagePx - (line.sectionEnd === column.lines.length ? reservedPx : 0);
  const isWhole =
    line.sectionStart >= from && fittingPx + line.sectionPx + FREE_BELOW_SECTION_PX <= roomPx + EPSILON_PX;
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
