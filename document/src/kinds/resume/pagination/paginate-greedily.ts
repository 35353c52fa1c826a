import type { FlowColumn, PlacedColumn } from './flow.ts';
import { paginateColumn } from './paginate-column.ts';
import { placeAtFoot } from './place-at-foot.ts';

/**
 * Fills each page of a column before the next one begins, column by column. Sections for the document's foot are added when the number of
 * pages is known. Frozen: template versions that were released with it keep their pages.
 *
 * @param repeatsTitles whether a section that continues on a page has its title there too.
 * @returns the pages of each column, in the order of the columns.
 */
export function paginateGreedily<T>(columns: readonly FlowColumn<T>[], repeatsTitles: boolean): PlacedColumn<T>[][] {
  const flowed = columns.map(({ sections, frameOf }) =>
    paginateColumn(
      sections.filter(({ isAtFoot }) => !isAtFoot),
      frameOf,
      repeatsTitles,
    ),
  );
  const pageCount = Math.max(1, ...flowed.map((pages) => pages.length));
  return columns.map(({ sections, frameOf }, index) => {
    const atFoot = sections.filter(({ isAtFoot }) => isAtFoot);
    return placeAtFoot(flowed[index]!, atFoot, { pageCount, frameOf });
  });
}
