import type { ColumnFrame, FlowSection, PlacedColumn } from './flow.ts';
import { sectionHeight } from './heights.ts';
import { FREE_BELOW_SECTION_PX, paginateColumn } from './paginate-column.ts';
import { atomsOfSection } from './placed-atoms.ts';

/** A column's sections in the flow, and those at the document's foot, each in their order. */
export function separateFoot<T>(sections: readonly FlowSection<T>[]): {
  flow: FlowSection<T>[];
  atFoot: FlowSection<T>[];
} {
  return {
    flow: sections.filter(({ isAtFoot }) => !isAtFoot),
    atFoot: sections.filter(({ isAtFoot }) => isAtFoot),
  };
}

/**
 * Adds sections at the foot of a column's last page, so that their last line is at the column's end: on page `pageCount`, or on one more
 * page if there is no room below the existing content. Content higher than a page continues the flow instead.
 *
 * @param pages the column's pages so far. They are not changed.
 * @param pageCount the document's number of pages without these sections.
 */
export function placeAtFoot<T>(
  pages: readonly PlacedColumn<T>[],
  sections: readonly FlowSection<T>[],
  { pageCount, frameOf }: { pageCount: number; frameOf: (pageIndex: number) => ColumnFrame },
): PlacedColumn<T>[] {
  const first = sections[0];
  if (!first) return [...pages];
  const filled = Array.from({ length: pageCount }, (_, index): PlacedColumn<T> => pages[index] ?? { sections: [] });
  const heightPx = sections.reduce(
    (sum, section, index) => sum + (index > 0 ? section.gapBeforePx : 0) + sectionHeight(section),
    0,
  );
  const isFree = (pageIndex: number) => {
    const { topPx, heightPx: roomPx } = frameOf(pageIndex);
    const endPx = columnEnd(filled[pageIndex]);
    const usedPx = endPx === null ? topPx : endPx + first.gapBeforePx;
    return usedPx + heightPx <= topPx + roomPx;
  };
  const pageIndex = [pageCount - 1, pageCount].find(isFree);
  if (pageIndex === undefined) {
    const rest = paginateColumn(sections, (index) => frameOf(pageCount + index));
    return [...filled, ...rest];
  }
  const { topPx, heightPx: roomPx } = frameOf(pageIndex);
  const foot = { topPx: topPx + roomPx - heightPx, heightPx: heightPx + FREE_BELOW_SECTION_PX };
  const [placed] = paginateColumn(sections, () => foot);
  const page = filled[pageIndex] ?? { sections: [] };
  filled[pageIndex] = { sections: [...page.sections, ...placed!.sections] };
  return filled;
}

/** The bottom of the last content in a column of a page; null if the column is empty. */
function columnEnd(column: PlacedColumn<unknown> | undefined): number | null {
  let endPx: number | null = null;
  const reach = ({ yPx, heightPx }: { yPx: number; heightPx: number }) => {
    endPx = Math.max(endPx ?? 0, yPx + heightPx);
  };
  for (const section of column?.sections ?? []) atomsOfSection(section).forEach(reach);
  return endPx;
}
