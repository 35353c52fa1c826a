import type { PlacedColumn, PlacedSection } from '../kinds/resume/pagination/flow.ts';
import { FOOT_GROUPS } from '../kinds/resume/pagination/foot-groups.ts';
import { atomsOfSection, atomsOfSubSection } from '../kinds/resume/pagination/placed-atoms.ts';
import type { TemplateStyle } from '../kinds/resume/styles/template-style.ts';
import type { TypesetDocument } from '../kinds/resume/typeset.ts';

/** A last page below this share looks like a mistake. */
export const TAIL_SHARE = 0.2;
/** A piece of a section below this height, px, looks left behind. It has two lines of small print. */
export const PIECE_PX = 36;

/** How well a document's pages are made up. Shares are of the columns' height. */
export interface PageMarks {
  pageCount: number;
  /** The share of the fullest column of the last page; null for a document of one page. Clauses and a signature at the foot do not count. */
  tail: number | null;
  /** The last page has only clauses or the signature. */
  isClauseAlone: boolean;
  /** Pieces of sections that are lower than `PIECE_PX`, at the foot or the top of a page. */
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
    for (const [index, page] of pages.entries()) {
      const { filledPx, heightPx } = extentOf(page, index, { topPx, footPx: style.page.heightPx - bottomPx });
      // A page on which another column is alone has no area for this one.
      if (layout[index]!.columns.some(({ placed }) => placed.isAlone && placed !== page)) continue;
      const continues = pages.slice(index + 1).some((later) => flowing(later).length > 0);
      if (index < pages.length - 1) marks.emptyColumns.push(1 - filledPx / heightPx);
      if (continues) marks.emptyBeforeBreak.push(1 - filledPx / heightPx);
      if (index === pages.length - 1 && index > 0) marks.tail = Math.max(marks.tail ?? 0, filledPx / heightPx);
      marks.stranded += strandedPieces(page, pages[index + 1]);
    }
  }
  marks.isClauseAlone = marks.tail === 0;
  return marks;
}

const flowing = ({ sections }: PlacedColumn<unknown>) => sections.filter(({ group }) => !FOOT_GROUPS.includes(group));

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

/** Pieces at the foot of a page, whose section goes on on the next one, and at its top, whose section began before. */
function strandedPieces(page: PlacedColumn<unknown>, next: PlacedColumn<unknown> | undefined): number {
  const pieces: PlacedSection<unknown>[] = [];
  const first = flowing(page)[0];
  const last = flowing(page).at(-1);
  if (first?.isTrimmed) pieces.push(first);
  const following = next && flowing(next)[0];
  if (last && following?.isTrimmed && following.group === last.group && last !== first) pieces.push(last);
  return pieces.filter((piece) => contentPx(piece) < PIECE_PX).length;
}

/** The height of a section's content on a page, without its title. */
function contentPx({ subSections }: PlacedSection<unknown>): number {
  const atoms = subSections.flatMap(atomsOfSubSection);
  const last = atoms.at(-1);
  return last ? last.yPx + last.heightPx - atoms[0]!.yPx : 0;
}
