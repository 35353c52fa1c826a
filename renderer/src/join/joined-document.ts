import type { PdfInfo } from '../pdf/document-info.ts';
import { fileIdentifier, infoDictionary, metadataStream, viewerEntries } from '../pdf/info-entries.ts';
import { createPdfFile, type PdfFile } from '../pdf/pdf-file.ts';
import { NULL, type PdfDictionary, type PdfValue, type Ref } from '../pdf/pdf-objects.ts';
import { createFontBook, type FontBook } from '../text/font-book.ts';
import { type SharedObjects, shareObjects } from './shared-objects.ts';

/** A bookmark with those under it. */
export interface PartBookmark {
  title: PdfValue;
  destination: PdfValue;
  under: PartBookmark[];
}

/** A PDF under construction, to which parts are added. */
export interface JoinedDocument {
  file: PdfFile;
  shared: SharedObjects;
  /** The fonts of page numbers, and the resource dictionary that will hold them. */
  book: FontBook;
  numberFonts: Ref;
  /** Adds a page; `ref` is one that was taken from the file before. */
  addPage(ref: Ref, entries: PdfDictionary): void;
  /** Adds a part to the structure tree under the document element, and to the bookmarks. */
  addPart(element: Ref, bookmark: PartBookmark): void;
  /** The document element, which holds the parts. */
  documentElement: Ref;
  /** Takes the next key of the parent tree for an owner (ISO 32000-1, 14.7.4.4). */
  addParent(owner: PdfValue): number;
  /** Ends the document; afterwards objects may be replaced and the file written, again and again. */
  end(info: PdfInfo, options: { isAccessible: boolean; identifier: Uint8Array }): void;
  write(): Promise<Uint8Array>;
}

export function createJoinedDocument(): JoinedDocument {
  const file = createPdfFile();
  const tree = file.nextRef();
  const structureRoot = file.nextRef();
  const documentElement = file.nextRef();
  const numberFonts = file.nextRef();
  const book = createFontBook();
  const pages: Ref[] = [];
  const parents: PdfValue[] = [];
  const elements: Ref[] = [];
  const bookmarks: PartBookmark[] = [];
  let trailer: { Root: Ref; Info: Ref; ID: PdfValue } | undefined;

  return {
    file,
    shared: shareObjects(file),
    book,
    numberFonts,
    documentElement,
    addPage: (ref, entries) => {
      pages.push(ref);
      file.assign(ref, { Type: 'Page', Parent: tree, ...entries });
    },
    addPart: (element, bookmark) => {
      elements.push(element);
      bookmarks.push(bookmark);
    },
    addParent: (owner) => {
      const key = parents.length / 2;
      parents.push(key, owner);
      return key;
    },
    end: (info, { isAccessible, identifier }) => {
      file.assign(numberFonts, book.embed(file));
      file.assign(tree, { Type: 'Pages', Kids: pages, Count: pages.length });
      file.assign(documentElement, { Type: 'StructElem', S: 'Document', P: structureRoot, K: elements });
      file.assign(structureRoot, {
        Type: 'StructTreeRoot',
        K: documentElement,
        ParentTree: file.register({ Nums: parents }),
        ParentTreeNextKey: parents.length / 2,
      });
      trailer = {
        Root: file.register({
          Type: 'Catalog',
          Pages: tree,
          Metadata: file.register(metadataStream(info, { isAccessible, archivingPart: null })),
          MarkInfo: { Marked: true },
          StructTreeRoot: structureRoot,
          Outlines: embedBookmarks(file, bookmarks),
          ...viewerEntries(info),
        }),
        Info: file.register(infoDictionary(info)),
        ID: fileIdentifier(identifier),
      };
    },
    write: async () => {
      if (trailer === undefined) throw new Error('the document has not been ended');
      return file.write(trailer, async () => {});
    },
  };
}

/** Writes bookmarks as a document outline (ISO 32000-1, 12.3.3); undefined where there are none. */
function embedBookmarks(file: PdfFile, bookmarks: readonly PartBookmark[]): Ref | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = file.nextRef();
  file.assign(root, { Type: 'Outlines', ...embedLevel(file, bookmarks, root) });
  return root;
}

/** The entries by which an item refers to the items under it, all shown. */
function embedLevel(file: PdfFile, bookmarks: readonly PartBookmark[], parent: Ref): PdfDictionary {
  if (bookmarks.length === 0) return {};
  const refs = bookmarks.map(() => file.nextRef());
  for (const [index, { title, destination, under }] of bookmarks.entries()) {
    file.assign(refs[index]!, {
      Title: title,
      Parent: parent,
      Dest: destination,
      Prev: refs[index - 1],
      Next: refs[index + 1],
      ...embedLevel(file, under, refs[index]!),
    });
  }
  return { First: refs[0]!, Last: refs.at(-1)!, Count: countAll(bookmarks) };
}

function countAll(bookmarks: readonly PartBookmark[]): number {
  return bookmarks.reduce((count, { under }) => count + 1 + countAll(under), 0);
}

/** A destination at the top of a page that keeps the viewer's zoom. */
export function topOf(page: Ref, height: number): PdfValue {
  return [page, 'XYZ', NULL, height, NULL];
}
