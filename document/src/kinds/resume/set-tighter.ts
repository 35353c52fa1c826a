import type { FlowColumn } from './pagination/flow.ts';
import { FOOT_GROUPS } from './pagination/foot-groups.ts';
import { sectionHeight } from './pagination/heights.ts';
import type { TemplateStyle } from './styles/template-style.ts';
import { tightenedStyles } from './styles/tightened.ts';

/** Content higher than this share of the pages that it should take does not fit there with any of the tighter styles. */
const MOST_FILLED = 1.14;

/** Nobody counts the pages of a longer resume, and of enough pages every tighter setting saves one. */
const MOST_PAGES = 4;

/** A resume in its columns and pages. */
interface InPages {
  laidOut: { columns: readonly FlowColumn<unknown>[] };
  pageCount: number;
}

/**
 * A resume with tighter gaps and line heights, if that saves a page: as mild a change as does. Otherwise the resume as designed. A short
 * last page looks worse than gaps that are a little smaller (docs/decisions/0061).
 *
 * @param inPages lays out the resume and breaks it into pages.
 */
export function setTighter<P extends InPages>(style: TemplateStyle, inPages: (style: TemplateStyle) => P): P {
  const designed = inPages(style);
  const fewer = designed.pageCount - 1;
  if (fewer === 0 || designed.pageCount > MOST_PAGES) return designed;
  if (!designed.laidOut.columns.every((column) => mayFit(column, fewer))) return designed;
  const tighter = tightenedStyles(style);
  const tightest = inPages(tighter.at(-1)!);
  if (tightest.pageCount > fewer) return designed;
  for (const milder of tighter.slice(0, -1)) {
    const pages = inPages(milder);
    if (pages.pageCount <= fewer) return pages;
  }
  return tightest;
}

function mayFit({ sections, sectionsAlone, frameOf }: FlowColumn<unknown>, pageCount: number): boolean {
  // A column that widens takes less height on its later pages.
  if (sectionsAlone && pageCount > 1) return true;
  const roomPx = frameOf(0).heightPx + (pageCount - 1) * frameOf(1).heightPx;
  const heightPx = sections
    .filter(({ group }) => !FOOT_GROUPS.includes(group))
    .reduce((sum, section) => sum + section.gapBeforePx + sectionHeight(section), 0);
  return heightPx <= roomPx * MOST_FILLED;
}
