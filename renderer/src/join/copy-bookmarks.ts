import { PDFArray, PDFDict, PDFHexString, PDFString } from 'pdf-lib';
import { byteString, type Ref } from '../pdf/pdf-objects.ts';
import { copyScalar } from './copy-values.ts';
import type { PartBookmark } from './joined-document.ts';
import { lookup } from './lookup.ts';
import type { SourceFile } from './read-pages.ts';

const MAX_BOOKMARKS = 500;
const MAX_LEVELS = 6;

/** The bookmarks of a document that lead to pages of it. */
export function copyBookmarks({ context, catalog }: SourceFile, pages: ReadonlyMap<PDFDict, Ref>): PartBookmark[] {
  const seen = new Set<PDFDict>();
  const level = (parent: PDFDict, depth: number): PartBookmark[] => {
    const copied: PartBookmark[] = [];
    for (let item = lookup(parent, 'First'); item instanceof PDFDict; item = lookup(item, 'Next')) {
      if (seen.has(item) || seen.size === MAX_BOOKMARKS) break;
      seen.add(item);
      const title = lookup(item, 'Title');
      const destination = lookup(item, 'Dest');
      const isText = title instanceof PDFString || title instanceof PDFHexString;
      if (!isText || !(destination instanceof PDFArray)) continue;
      const [target, ...place] = destination.asArray();
      const page = context.lookup(target);
      const ref = page instanceof PDFDict ? pages.get(page) : undefined;
      const where = place.map((value) => copyScalar(context.lookup(value) ?? value));
      if (ref === undefined || where.some((value) => value === undefined)) continue;
      copied.push({
        title: byteString(title.asBytes()),
        destination: [ref, ...where.filter((value) => value !== undefined)],
        under: depth < MAX_LEVELS ? level(item, depth + 1) : [],
      });
    }
    return copied;
  };
  const outlines = lookup(catalog, 'Outlines');
  return outlines instanceof PDFDict ? level(outlines, 1) : [];
}
