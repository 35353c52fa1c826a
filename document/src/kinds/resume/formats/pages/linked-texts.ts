import type { TextItem } from '../../../../reader/found-resume.ts';
import type { Fragment, Line } from '../../../../reader/piece.ts';

/** A text of the pages that links to an address. */
export interface LinkedText {
  cell: Fragment;
  text: string;
  href: string;
}

/** More links than a resume has; each is compared with all lines. */
const MAX_LINKS = 200;

/** The links in the lines. Addresses that are not of the web are left out: a mail address is printed anyway. */
export function linkedTexts(items: readonly TextItem[], lines: readonly Line[]): LinkedText[] {
  const cells = lines.flatMap((line) => line.cells);
  return (
    items
      .filter(({ href }) => href !== undefined && /^https?:\/\/\S+$/i.test(href))
      .slice(0, MAX_LINKS)
      // An icon and the text beside it link to the same address; the text says more.
      .toSorted((a, b) => Number(isIcon(a)) - Number(isIcon(b)))
      .flatMap((item) => {
        const cell = cells.find((one) => holds(one, item));
        return cell && item.href !== undefined ? [{ cell, text: item.text.trim(), href: item.href }] : [];
      })
  );
}

function isIcon({ text }: TextItem): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

function holds({ page, x, right, y, size }: Fragment, item: TextItem): boolean {
  const middle = item.x + item.width / 2;
  // An icon that links stands before its text.
  return page === item.page && Math.abs(y - item.y) < size * 0.5 && middle > x - size * 2.5 && middle < right;
}
