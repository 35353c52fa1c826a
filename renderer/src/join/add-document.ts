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
import type { Rectangle } from './matrix.ts';
import { artifact, writePageNumber } from './page-numbers.ts';
import type { SourceFile } from './read-pages.ts';

/** What links of documents may open. */
const LINK = /^(?:https?|mailto|tel):/i;

/**
 * Adds a PDF of Render: its pages with its links, structure and bookmarks.
 *
 * @param numberOf the text in the foot of a page, by its place in the part, where the part has a colour for it. Empty: none.
 */
export function addDocument(
  document: JoinedDocument,
  part: JoinPart,
  source: SourceFile,
  numberOf: (page: number) => string,
): void {
  const { file } = document;
  const copier = createResourceCopier(source.context, document.shared);
  const pages = new Map<PDFDict, Ref>(source.pages.map(({ dict }) => [dict, file.nextRef()]));
  const annotations = new Map<PDFDict, Ref>();
  const entries = source.pages.map((page, index): PdfDictionary => {
    const links = linksOf(page.dict).map((link) => {
      const ref = file.nextRef();
      annotations.set(link, ref);
      return ref;
    });
    const content = readContent(page, copier.budget);
    const number = part.pageNumberColor === '' ? '' : numberOf(index);
    const form = number === '' ? undefined : numberForm(document, number, page.box, part.pageNumberColor);
    return {
      MediaBox: [...page.box],
      Rotate: page.rotation === 0 ? undefined : page.rotation,
      Resources: copier.resources(page.resources, form && { [NUMBER]: form }),
      Contents: document.shared.register(deflated(form ? drawnBefore(content) : content)),
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

/** The name of the number's form. Render has no such name. */
const NUMBER = 'PageNumber';

/** A number as a form, whose fonts have names of their own (ISO 32000-1, 8.10). */
function numberForm({ file, book, numberFonts }: JoinedDocument, number: string, box: Rectangle, color: string): Ref {
  const [x0, y0, x1, y1] = box;
  const paper = { width: x1 - x0, height: y1 - y0 };
  return file.register(
    deflated(Buffer.from(writePageNumber(book, number, paper, color)), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, paper.width, paper.height],
      Matrix: [1, 0, 0, 1, x0, y0],
      Resources: { Font: numberFonts },
    }),
  );
}

/** Content, and the number after it in the page's own space, whatever space the content leaves. */
function drawnBefore(content: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from('q\n'), content, Buffer.from(`\nQ\n${artifact(`/${NUMBER} Do\n`)}`)]);
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
