import { isFull, joinWrapped, type PdfLine } from './pdf-lines.ts';

/** The right end of the side column, points. */
const SIDE_RIGHT_PT = 195;
/** Lines of one item are less than this share of the size apart. */
const SAME_ITEM = 1.4;

export interface SideItem {
  text: string;
  lines: PdfLine[];
}

/** The items of a section in the side column. Each may have several lines. */
export function sideItems(lines: readonly PdfLine[]): SideItem[] {
  const isNear = (line: PdfLine) => line.gap !== null && line.gap < line.size * SAME_ITEM;
  // Items are further apart than lines. In a section without such gaps, a line goes on if it had no room for the next word.
  const hasWideGaps = lines.slice(1).some((line) => line.gap !== null && !isNear(line));
  const items: PdfLine[][] = [];
  for (const line of lines) {
    const item = items.at(-1);
    const last = item?.at(-1);
    // At the top of a page there is no gap.
    const goesOn =
      last &&
      (isNear(line) && hasWideGaps ? true : (isNear(line) || line.gap === null) && isFull(last, line, SIDE_RIGHT_PT));
    if (item && goesOn) item.push(line);
    else items.push([line]);
  }
  return items.map((item) => ({ text: joinWrapped(item), lines: item }));
}
