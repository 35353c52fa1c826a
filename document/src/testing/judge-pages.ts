import type { PlacedColumn } from '../kinds/resume/pagination/flow.ts';
import { atomsOfSection } from '../kinds/resume/pagination/placed-atoms.ts';
import { flowing, strandedPieces } from '../kinds/resume/pagination/stranded-pieces.ts';
import type { TemplateStyle } from '../kinds/resume/styles/template-style.ts';
import type { TypesetDocument } from '../kinds/resume/typeset.ts';

/** A last page below this share looks like a mistake. */
export const TAIL_SHARE = 0.2;

/** How well a document's pages are made up. Shares are of the columns' height. */
export interface PageMarks {
  pageCount: number;
  /** The share of the fullest column of the last page; null for a document of one page. Clauses and a signature at the foot do not count. */
  tail: number | null;
  /** The last page has only clauses or the signature. */
  isClauseAlone: boolean;
  /** Small pieces of sections at the foot or the top of a page (`strandedPieces`). */
  stranded: number;
  /** The empty share at the foot of each column that continues on the next page. */
  emptyBeforeBreak: number[];
  /** The empty share of all columns on all pages before the last. */
  emptyColumns: number[];
}

/** Judges the pages of a typeset document, by the positions of its lines alone. */
export function judgePages({ layout }: TypesetDocument, style: TemplateStyle): PageMarks {
  const marks: PageMarks = {
    pageCount: layout.length,
    tail: null,
    isClauseAlone: false,
    stranded: 0,
    emptyBeforeBreak: [],
    emptyColumns: [],
  };
  for (const [nth, { bottomPx, topPx }] of style.columns.entries()) {
    const pages = layout.map(({ columns }) => columns[nth]!.placed);
    marks.stranded += strandedPieces(pages);
    for (const [index, page] of pages.entries()) {
      const { filledPx, heightPx } = extentOf(page, index, { topPx, footPx: style.page.heightPx - bottomPx });
      // A page on which another column is alone has no area for this one.
      if (layout[index]!.columns.some(({ placed }) => placed.isAlone && placed !== page)) continue;
      const continues = pages.slice(index + 1).some((later) => flowing(later).length > 0);
      if (index < pages.length - 1) marks.emptyColumns.push(1 - filledPx / heightPx);
      if (continues) marks.emptyBeforeBreak.push(1 - filledPx / heightPx);
      if (index === pages.length - 1 && index > 0) marks.tail = Math.max(marks.tail ?? 0, filledPx / heightPx);
    }
  }
  marks.isClauseAlone = marks.tail === 0;
  return marks;
}

function extentOf(
  page: PlacedColumn<unknown>,
  index: number,
  { topPx, footPx }: { topPx: number; footPx: number },
): { filledPx: number; heightPx: number } {
  const atoms = flowing(page).flatMap(atomsOfSection);
  // Below the hero the first page begins with its first line.
  const fromPx = index === 0 ? (atoms[0]?.yPx ?? topPx) : topPx;
  const endPx = Math.max(fromPx, ...atoms.map(({ yPx, heightPx }) => yPx + heightPx));
  return { filledPx: endPx - fromPx, heightPx: footPx - fromPx };
}
