import type { TextItem } from '../../../reader/found-resume.ts';

/** Baselines closer than this are one line, points. */
const SAME_LINE_PT = 1.5;

/** The text of a PDF as a program extracts it: the lines of each page, in file order. */
export function itemLines(items: readonly TextItem[]): string[][] {
  const pages: string[][] = [];
  let last: TextItem | null = null;
  for (const item of items) {
    while (pages.length < item.page) pages.push([]);
    const lines = pages[item.page - 1]!;
    const isSameLine = last?.page === item.page && Math.abs(last.y - item.y) < SAME_LINE_PT && item.x >= last.x;
    if (isSameLine && last && lines.length > 0) lines[lines.length - 1] += `${gap(last, item)}${item.text}`;
    else if (item.text.trim() !== '') lines.push(item.text);
    if (item.text.trim() !== '') last = item;
  }
  return pages.map((lines) => lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== ''));
}

/** A space if the page has a gap and the text has no space. */
function gap(before: TextItem, after: TextItem): string {
  const roomPt = after.x - (before.x + before.width);
  return roomPt > 0.15 * after.size ? ' ' : '';
}
