import type { FlowColumn, PlacedColumn } from './pagination/flow.ts';
import { FOOT_GROUPS } from './pagination/foot-groups.ts';
import { sectionHeight } from './pagination/heights.ts';
import { strandedPieces } from './pagination/stranded-pieces.ts';
import type { TemplateStyle } from './styles/template-style.ts';
import { tightenedStyles } from './styles/tightened.ts';

/** Content higher than this share of the pages that it should take does not fit there with any of the tighter styles. */
const MOST_FILLED = 1.22;
/** The same for a column whose levels may move beside their names. */
const MOST_FILLED_WITH_LEVELS = 1.6;

/** Nobody counts the pages of a longer resume, and of enough pages every tighter setting saves one. */
const MOST_PAGES = 4;

/** A resume in its columns and pages. */
interface InPages {
  laidOut: { columns: readonly FlowColumn<unknown>[] };
  pageCount: number;
  columns: readonly { pages: readonly PlacedColumn<unknown>[] }[];
}

/**
 * A resume with tighter gaps, line heights and margins, if that saves a page, or a page of one column, or small pieces that were left behind:
 * as mild a change as does, and none that leaves small pieces behind. Otherwise the resume as designed. A short last page looks worse than
 * gaps that are a little smaller (docs/decisions/0061), and so does a side column that goes on for a few lines (0065).
 *
 * @param inPages lays out the resume and breaks it into pages.
 */
export function setTighter<P extends InPages>(style: TemplateStyle, inPages: (style: TemplateStyle) => P): P {
  const designed = inPages(style);
  if (designed.pageCount === 1 || designed.pageCount > MOST_PAGES) return designed;
  const mayBeShorter = designed.laidOut.columns.some((column, index) =>
    mayLoseAPage(column, {
      pageCount: designed.columns[index]!.pages.length,
      mostFilled: style.columns[index]?.look.levelsBeside ? MOST_FILLED_WITH_LEVELS : MOST_FILLED,
    }),
  );
  if (!mayBeShorter && stranded(designed) === 0) return designed;
  const tighter = tightenedStyles(style);
  const tightest = inPages(tighter.at(-1)!);
  const isWhole = (pages: P) => stranded(pages) === 0;
  if (isShorter(tightest, designed) || !isWhole(designed)) {
    const milder = tighter.slice(0, -1).map((one) => () => inPages(one));
    const all = [() => designed, ...milder, () => tightest];
    for (const paged of all) {
      const pages = paged();
      if (!isShorter(tightest, pages) && isWhole(pages)) return pages;
    }
  }
  return designed;
}

/** Whether a resume has fewer pages than another, or as many with fewer pages of a column. */
function isShorter(one: InPages, other: InPages): boolean {
  return (
    one.pageCount < other.pageCount || (one.pageCount === other.pageCount && columnPages(one) < columnPages(other))
  );
}

function columnPages({ columns }: InPages): number {
  return columns.reduce((sum, { pages }) => sum + pages.length, 0);
}

function stranded({ columns }: InPages): number {
  return columns.reduce((sum, { pages }) => sum + strandedPieces(pages), 0);
}

/** False for a column whose content is too high for one page less, by any of the tighter styles. */
function mayLoseAPage(
  column: FlowColumn<unknown>,
  { pageCount, mostFilled }: { pageCount: number; mostFilled: number },
): boolean {
  return pageCount > 1 && mayFit(column, pageCount - 1, mostFilled);
}

function mayFit(
  { sections, sectionsAlone, frameOf }: FlowColumn<unknown>,
  pageCount: number,
  mostFilled: number,
): boolean {
  // A column that widens takes less height on its later pages.
  if (sectionsAlone && pageCount > 1) return true;
  const roomPx = frameOf(0).heightPx + (pageCount - 1) * frameOf(1).heightPx;
  const heightPx = sections
    .filter(({ group }) => !FOOT_GROUPS.includes(group))
    .reduce((sum, section) => sum + section.gapBeforePx + sectionHeight(section), 0);
  return heightPx <= roomPx * mostFilled;
}
