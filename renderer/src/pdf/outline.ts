import type { PageModel } from '../read/page-model.ts';
import type { StructureNode } from '../read/structure.ts';
import type { ShapedRun } from '../text/shape.ts';
import { boxOf } from './links.ts';
import type { PdfFile } from './pdf-file.ts';
import { NULL, type Ref, textString } from './pdf-objects.ts';

/** A bookmark of a section's title. */
export interface Bookmark {
  title: string;
  /** From 0. */
  page: number;
  /** Where the title begins, CSS px from the page's top. */
  top: number;
}

/** Space between the top of the viewer's window and the title, CSS px. */
const marginPx = 12;

/** The titles of all sections in reading order. A section that continues on a later page is listed only where it starts. */
export function planBookmarks(pages: readonly { model: PageModel; runs: readonly ShapedRun[] }[]): Bookmark[] {
  const bookmarks: Bookmark[] = [];
  for (const [page, { model, runs }] of pages.entries()) {
    if (model.engine === 1) continue;
    const visit = (node: StructureNode, isTrimmed: boolean): void => {
      if (node.role === 'section-title' && !isTrimmed) {
        const lines = runsOf(node).flatMap((run) => runs[run] ?? []);
        const title = lines
          .map(({ run }) => run.text)
          .join('')
          .trim();
        if (title !== '') bookmarks.push({ title, page, top: Math.min(...lines.map((line) => boxOf(line).y0)) });
      }
      for (const child of node.children)
        if (child.kind === 'node') visit(child, child.role === 'section' ? child.isTrimmed : isTrimmed);
    };
    visit(model.structure, false);
  }
  return bookmarks;
}

function runsOf(node: StructureNode): number[] {
  return node.children.flatMap((child) =>
    child.kind === 'run' ? child.run : child.kind === 'node' ? runsOf(child) : [],
  );
}

interface BookmarkPlaces {
  pages: readonly Ref[];
  /** Converts CSS px from a page's top to that page's own coordinates. */
  toHeight(px: number, page: number): number;
}

/** Writes the bookmarks as a document outline (ISO 32000-1, 12.3.3) and returns its root; undefined where there are none. */
export function embedBookmarks(
  file: PdfFile,
  bookmarks: readonly Bookmark[],
  { pages, toHeight }: BookmarkPlaces,
): Ref | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = file.nextRef();
  const refs = bookmarks.map(() => file.nextRef());
  for (const [index, { title, page, top }] of bookmarks.entries()) {
    file.assign(refs[index]!, {
      Title: textString(title),
      Parent: root,
      // NULL keeps the viewer's horizontal position and zoom.
      Dest: [pages[page]!, 'XYZ', NULL, toHeight(Math.max(0, top - marginPx), page), NULL],
      Prev: refs[index - 1],
      Next: refs[index + 1],
    });
  }
  file.assign(root, { Type: 'Outlines', First: refs[0]!, Last: refs.at(-1)!, Count: bookmarks.length });
  return root;
}
