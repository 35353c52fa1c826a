import type { FlowColumn, PlacedColumn } from './flow.ts';
import { paginateColumn } from './paginate-column.ts';
import { placeAtFoot, separateFoot } from './place-at-foot.ts';

/**
 * Fills each page of a column before the next one begins, column by column. Sections for the document's foot are added when the number of
 * pages is known. Frozen: template versions that were released with it keep their pages.
 *
 * @param repeatsTitles whether a section that continues on a page has its title there too.
 * @returns the pages of each column, in the order of the columns.
 */
export function paginateGreedily<T>(columns: readonly FlowColumn<T>[], repeatsTitles: boolean): PlacedColumn<T>[][] {
  const flowed = columns.map(({ sections, frameOf }) => {
    const { flow, atFoot } = separateFoot(sections);
    return { pages: paginateColumn(flow, frameOf, repeatsTitles), atFoot, frameOf };
  });
  const pageCount = Math.max(1, ...flowed.map(({ pages }) => pages.length));
  return flowed.map(({ pages, atFoot, frameOf }) => placeAtFoot(pages, atFoot, { pageCount, frameOf }));
}
