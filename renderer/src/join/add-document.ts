import type { JoinPart } from '@kreda/proto/renderer-service';
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from 'pdf-lib';
import { byteString, deflated, type PdfDictionary, type PdfValue, type Ref, textString } from '../pdf/pdf-objects.ts';
import { readContent } from './add-attachment.ts';
import { copyBookmarks } from './copy-bookmarks.ts';
import { createResourceCopier } from './copy-resources.ts';
import { copyStructure } from './copy-structure.ts';
import { copyPlain } from './copy-values.ts';
import { type JoinedDocument, topOf } from './joined-document.ts';
import { lookup } from './lookup.ts';
import type { SourceFile } from './read-pages.ts';

/** What links of documents may open. */
const LINK = /^(?:https?|mailto|tel):/i;

/** Adds a PDF of Render: its pages as they are, with its links, structure and bookmarks. */
export function addDocument(document: JoinedDocument, part: JoinPart, source: SourceFile): void {
  const { file } = document;
  const copier = createResourceCopier(source.context, document.shared);
  const pages = new Map<PDFDict, Ref>(source.pages.map(({ dict }) => [dict, file.nextRef()]));
  const annotations = new Map<PDFDict, Ref>();
  const entries = source.pages.map((page): PdfDictionary => {
    const links = linksOf(page.dict).map((link) => {
      const ref = file.nextRef();
      annotations.set(link, ref);
      return ref;
    });
    return {
      MediaBox: [...page.box],
      Rotate: page.rotation === 0 ? undefined : page.rotation,
      Resources: copier.resources(page.resources),
      Contents: document.shared.register(deflated(readContent(page, copier.budget))),
      Tabs: 'S',
      Annots: links.length > 0 ? links : undefined,
    };
  });
  const structure = copyStructure(document, source, { part, pages, annotations });
  for (const [index, page] of source.pages.entries()) {
    const owners = structure.ownersOf(page.dict);
    const key = owners === undefined ? undefined : document.addParent(file.register(owners));
    document.addPage(pages.get(page.dict)!, { ...entries[index]!, StructParents: key });
  }
  for (const [link, ref] of annotations) {
    const owner = structure.ownerOfAnnotation(link);
    const key = owner === undefined ? undefined : document.addParent(owner);
    file.assign(ref, { ...linkEntries(link), StructParent: key });
  }
  const [first] = source.pages;
  document.addPart(structure.element, {
    title: textString(part.title),
    destination: topOf(pages.get(first!.dict)!, first!.box[3]),
    under: copyBookmarks(source, pages),
  });
}

function linksOf(page: PDFDict): PDFDict[] {
  const annotations = lookup(page, 'Annots');
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((item) => {
    const annotation = item instanceof PDFRef ? page.context.lookup(item) : item;
    const isLink = annotation instanceof PDFDict && lookup(annotation, 'Subtype') === PDFName.of('Link');
    return isLink && addressOf(annotation) !== undefined ? [annotation] : [];
  });
}

/** The address that a link opens; undefined for every other action. */
function addressOf(link: PDFDict): Uint8Array | undefined {
  const action = lookup(link, 'A');
  if (!(action instanceof PDFDict) || lookup(action, 'S') !== PDFName.of('URI')) return undefined;
  const uri = stringOf(lookup(action, 'URI'));
  const bytes = uri?.asBytes();
  return bytes && LINK.test(Buffer.from(bytes).toString('latin1')) ? bytes : undefined;
}

function stringOf(object: PDFObject | undefined): PDFString | PDFHexString | undefined {
  return object instanceof PDFString || object instanceof PDFHexString ? object : undefined;
}

function linkEntries(link: PDFDict): Record<string, PdfValue | undefined> {
  return {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: copyPlain(lookup(link, 'Rect')),
    Border: [0, 0, 0],
    F: 4,
    Contents: copyPlain(lookup(link, 'Contents')),
    A: { Type: 'Action', S: 'URI', URI: byteString(addressOf(link) ?? new Uint8Array(0)) },
  };
}
