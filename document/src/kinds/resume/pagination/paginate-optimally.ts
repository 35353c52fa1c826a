import type { Frames } from '../../../engine/pagination/flow.ts';
import { type BreakRules, BreakSearch, type PagePlan } from './choose-breaks.ts';
import { type ColumnLine, columnLines } from './column-lines.ts';
import type { FlowColumn, FlowSection, PlacedColumn } from './flow.ts';
import { sectionHeight } from './heights.ts';
import { MeasuredLines } from './measured-lines.ts';
import { COMPOSED_COSTS, OPTIMAL_COSTS, onlyPageFactor } from './page-badness.ts';
import { placeAtFoot, separateFoot } from './place-at-foot.ts';
import { placeLines } from './place-lines.ts';
import { sharedStarts } from './shared-starts.ts';

/** A foot higher than this share of a page does not shorten the flow of its column. It continues the flow instead. */
const MAX_FOOT_SHARE = 0.5;
/** Sums of heights have rounding errors: the flow must not end a trace below the reserved area. */
const ROUNDING_PX = 0.01;

/**
 * Breaks the columns of a document into pages, all breaks of a column together (`BreakSearch`). Sections for the document's foot are on
 * its last page: the flow of their column leaves room for them there, so that they get no page of their own where that can be avoided.
 * When all other columns have ended, a column that may widen does so on the following pages.
 *
 * @param repeatsTitles whether a section that continues on a page has its title there too.
 * @returns the pages of each column, in the order of the columns.
 */
export function paginateOptimally<T>(columns: readonly FlowColumn<T>[], repeatsTitles: boolean): PlacedColumn<T>[][] {
  return placeDrafts(finishedDrafts(columns, { repeatsTitles, costs: OPTIMAL_COSTS }));
}

/**
 * The same with full pages before the last one, and with an only page spread to its foot (docs/decisions/0061). A column beside which
 * nothing stands is wide on the first page, too. Continued sections repeat their titles.
 */
export function paginateComposed<T>(columns: readonly FlowColumn<T>[]): PlacedColumn<T>[][] {
  const drafts = finishedDrafts(columns.map(withoutNeighbours), { repeatsTitles: true, costs: COMPOSED_COSTS });
  const pageCount = Math.max(1, ...drafts.map(({ pages }) => pages.length));
  // On a last page that is not the only one, gaps stay as designed: it ends where its content does.
  const mayBeSpread = ({ pages }: Draft<T>) => pageCount === 1 || pages.length < pageCount;
  return placeDrafts(drafts.map((draft) => (mayBeSpread(draft) ? spread(draft, pageCount === 1) : draft)));
}

/** The column in its wide form, if no other one has content. */
function withoutNeighbours<T>(column: FlowColumn<T>, _index: number, columns: readonly FlowColumn<T>[]): FlowColumn<T> {
  const { frameOf, firstFrameAlone, sectionsAlone } = column;
  const hasNeighbour = columns.some((other) => other !== column && other.sections.length > 0);
  if (hasNeighbour || !firstFrameAlone || !sectionsAlone) return column;
  return {
    sections: sectionsAlone(() => true),
    frameOf: (pageIndex) => (pageIndex === 0 ? firstFrameAlone : frameOf(pageIndex)),
    isAlone: true,
  };
}

/** The draft with the gaps of its last page spread: of the document's only page, or of the page on which the column ends before others do. */
function spread<T>(draft: Draft<T>, isOnlyPage: boolean): Draft<T> {
  const page = draft.pages.at(-1);
  // Gaps that shrank have no room to grow.
  if (!page || page.plan.gapFactor < 1) return draft;
  const { lines, plan } = page;
  const { heightPx } = draft.column.frameOf(draft.pages.length - 1);
  const roomPx = heightPx - (isOnlyPage ? footPx(draft.atFoot, heightPx) : 0);
  const measured = new MeasuredLines(lines, draft.rules.repeatsTitles).measurePage(plan.from, plan.to, heightPx);
  const gapFactor = onlyPageFactor({ ...measured, roomPx });
  if (gapFactor <= plan.gapFactor) return draft;
  return { ...draft, pages: [...draft.pages.slice(0, -1), { lines, plan: { ...plan, gapFactor } }] };
}

function finishedDrafts<T>(columns: readonly FlowColumn<T>[], rules: BreakRules): Draft<T>[] {
  const drafts = columns.map((column) => draftOf(column, rules));
  const counts = drafts.map(({ pages }) => pages.length);
  const pageCount = Math.max(1, ...counts);
  return drafts.map((draft, index) => {
    const others = Math.max(1, ...counts.filter((_, other) => other !== index));
    if (draft.pages.length < pageCount) return draft;
    const widened = draft.pages.length > others ? widenedAfter(draft, others) : null;
    return widened ?? withRoomAtFoot(draft);
  });
}

function placeDrafts<T>(finished: readonly Draft<T>[]): PlacedColumn<T>[][] {
  const finalCount = Math.max(1, ...finished.map(({ pages }) => pages.length));
  return finished.map(({ column, pages, atFoot, aloneFrom, rules: { repeatsTitles } }) => {
    const placed = pages.map(({ lines, plan }, index) =>
      placeLines(lines, plan, { frame: column.frameOf(index), repeatsTitles }),
    );
    const withFoot = placeAtFoot(placed, atFoot, { pageCount: finalCount, frameOf: column.frameOf });
    return withFoot.map((page, index) => (index < aloneFrom ? page : { ...page, isAlone: true }));
  });
}

interface DraftPage<T> {
  lines: readonly ColumnLine<T>[];
  plan: PagePlan;
}

/** A column with its pages so far. */
interface Draft<T> {
  column: FlowColumn<T>;
  sections: readonly FlowSection<T>[];
  lines: readonly ColumnLine<T>[];
  pages: readonly DraftPage<T>[];
  /** The index of the first page on which the column is alone and wide. */
  aloneFrom: number;
  atFoot: readonly FlowSection<T>[];
  rules: BreakRules;
}

/** The column's pages without regard for the document's foot. */
function draftOf<T>(column: FlowColumn<T>, rules: BreakRules): Draft<T> {
  const { flow: sections, atFoot } = separateFoot(column.sections);
  const lines = columnLines(sections);
  const draft = { column, sections, lines, atFoot, rules, aloneFrom: column.isAlone ? 0 : Number.POSITIVE_INFINITY };
  return { ...draft, pages: narrowPages(lines, searchIn(draft, 0).pagesFrom(0)) };
}

function searchIn<T>({ column, lines, rules }: Omit<Draft<T>, 'pages'>, reservedPx: number): BreakSearch {
  return new BreakSearch({ lines, reservedPx, isContinued: false }, framesOf(column), rules);
}

function narrowPages<T>(lines: readonly ColumnLine<T>[], plans: readonly PagePlan[]): DraftPage<T>[] {
  return plans.map((plan) => ({ lines, plan }));
}

function framesOf({ frameOf }: FlowColumn<unknown>): Frames {
  return { first: frameOf(0), following: frameOf(1) };
}

/** The height to keep free for sections at the foot; 0 if they are too high for that. */
function footPx(atFoot: readonly FlowSection<unknown>[], pagePx: number): number {
  if (atFoot.length === 0) return 0;
  const heightPx = atFoot.reduce((sum, section) => sum + section.gapBeforePx + sectionHeight(section), ROUNDING_PX);
  return heightPx > pagePx * MAX_FOOT_SHARE ? 0 : heightPx;
}

/** The column's pages with room for its foot on the last one. */
function withRoomAtFoot<T>(draft: Draft<T>): Draft<T> {
  const reservedPx = footPx(draft.atFoot, draft.column.frameOf(1).heightPx);
  if (reservedPx === 0) return draft;
  return { ...draft, pages: narrowPages(draft.lines, searchIn(draft, reservedPx).pagesFrom(0)) };
}

/**
 * The column's pages if it widens after `narrowCount` pages; null if it cannot. The width changes only where something begins that both
 * widths have: a section, an entry or a paragraph. The last two narrow pages are chosen together with the wide ones; the pages before
 * them stay.
 */
function widenedAfter<T>(draft: Draft<T>, narrowCount: number): Draft<T> | null {
  const { column, sections, lines, pages, rules } = draft;
  const { following } = framesOf(column);
  const kept = pages.slice(0, Math.max(0, narrowCount - 2));
  const begin = pages[kept.length]!.plan.from;
  const firstWide = sectionInMiddle(sections, pages[narrowCount - 1]!, lines);
  const needed = new Set([...sections.slice(firstWide), ...draft.atFoot]);
  const widened = column.sectionsAlone?.((index) => needed.has(column.sections[index]!));
  if (!widened) return null;
  const { flow: wideSections, atFoot } = separateFoot(widened);
  const wideLines = columnLines(wideSections);
  const wide = new BreakSearch(
    { lines: wideLines, reservedPx: footPx(atFoot, following.heightPx), isContinued: true },
    { first: following, following },
    rules,
  );
  const narrow = searchIn(draft, 0);
  const starts = sharedStarts(sections, wideSections);
  const afterNarrow = (to: number) => {
    const start = starts.get(to);
    return start === undefined ? Number.POSITIVE_INFINITY : wide.costFrom(start);
  };
  const lastNarrow = (from: number) => narrow.bestPage(from, afterNarrow);
  const plans: PagePlan[] = [];
  let from = begin;
  if (narrowCount - kept.length === 2) {
    const page = narrow.bestPage(from, (to) => (to < lines.length ? lastNarrow(to).cost : Number.POSITIVE_INFINITY));
    if (!Number.isFinite(page.cost)) return null;
    plans.push({ from, to: page.to, gapFactor: page.gapFactor });
    from = page.to;
  }
  const last = lastNarrow(from);
  if (!Number.isFinite(last.cost)) return null;
  plans.push({ from, to: last.to, gapFactor: last.gapFactor });
  const widePages = wide.pagesFrom(starts.get(last.to)!).map((plan) => ({ lines: wideLines, plan }));
  return { ...draft, atFoot, aloneFrom: narrowCount, pages: [...kept, ...narrowPages(lines, plans), ...widePages] };
}

/** The index of the section in the middle of a page. The page ends in it or after it, unless it is less than half full. */
function sectionInMiddle<T>(
  sections: readonly FlowSection<T>[],
  { plan: { from, to } }: DraftPage<T>,
  lines: readonly ColumnLine<T>[],
): number {
  const heightPx = lines.slice(from, to).reduce((sum, { atom }) => sum + atom.heightPx, 0);
  let passedPx = 0;
  const middle = lines.slice(from, to).find(({ atom }) => {
    passedPx += atom.heightPx;
    return passedPx * 2 >= heightPx;
  });
  return sections.indexOf((middle ?? lines[from]!).section);
}
