import type { PageSize } from '../../../engine/page-geometry.ts';
import { TooManyPagesError } from '../../../engine/too-many-pages.ts';
import type { FlowSubSection } from '../pagination/flow.ts';
import { atomsHeight } from '../pagination/heights.ts';

/** Stops the layout of a column as soon as the measured content exceeds the allowed pages. */
export interface PageBudget {
  /**
   * Counts a sub-section and returns it.
   *
   * @throws {TooManyPagesError} if the column needs more pages, however pagination breaks it.
   */
  take<T>(subSection: FlowSubSection<T>): FlowSubSection<T>;
}

export const NO_BUDGET: PageBudget = { take: (subSection) => subSection };

/**
 * A budget for one column. It counts only heights that pagination always keeps inside pages: heads of up to half a page, and the lines of
 * descriptions. Gaps, titles and higher heads are not counted, so that no resume of `maxPages` pages is refused.
 */
export function createPageBudget({ maxPages, page }: { maxPages: number; page: PageSize }): PageBudget {
  const roomPx = maxPages * page.heightPx;
  let usedPx = 0;
  return {
    take(subSection) {
      usedPx += countedHeight(subSection, page);
      if (usedPx > roomPx) throw new TooManyPagesError(maxPages);
      return subSection;
    },
  };
}

function countedHeight({ head, descriptions }: FlowSubSection<unknown>, page: PageSize): number {
  const headPx = atomsHeight(head);
  const lines = descriptions.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return (headPx <= page.heightPx / 2 ? headPx : 0) + atomsHeight(lines);
}
