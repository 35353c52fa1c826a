import type { JoinPart } from '@kreda/proto/renderer-service';
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { asciiString, NULL, type PdfValue, type Ref, textString } from '../pdf/pdf-objects.ts';
import { copyPlain, keyOf } from './copy-values.ts';
import { joinLimits } from './join-limits.ts';
import type { JoinedDocument } from './joined-document.ts';
import { lookup } from './lookup.ts';
import { PartRefused } from './part-refused.ts';
import type { SourceFile } from './read-pages.ts';

/** A document's structure under a part element. */
export interface CopiedStructure {
  element: Ref;
  /** The elements of a page's marked content by its number; undefined for a page without any. */
  ownersOf(page: PDFDict): PdfValue[] | undefined;
  ownerOfAnnotation(annotation: PDFDict): Ref | undefined;
}

interface Targets {
  part: JoinPart;
  pages: ReadonlyMap<PDFDict, Ref>;
  annotations: ReadonlyMap<PDFDict, Ref>;
}

/** Entries of elements (ISO 32000-1, table 323) beside their kids, page and attributes. */
const ENTRIES = ['S', 'T', 'Lang', 'Alt', 'E', 'ActualText'] as const;
/** More marked content on a page than this is no document of ours. */
const MAX_MARKS = 100_000;

/** Copies a document's structure tree (ISO 32000-1, 14.7). Its document element becomes the part. */
export function copyStructure(
  { file, documentElement }: JoinedDocument,
  { context, catalog }: SourceFile,
  { part, pages, annotations }: Targets,
): CopiedStructure {
  const owners = new Map<PDFDict, PdfValue[]>();
  const annotationOwners = new Map<PDFDict, Ref>();
  const seen = new Set<PDFDict>();

  const copyElement = (element: PDFDict, parent: Ref, depth: number): Ref | undefined => {
    if (seen.has(element)) return undefined;
    seen.add(element);
    if (seen.size > joinLimits.objects || depth > joinLimits.objectDepth)
      throw new PartRefused('PART_TOO_COMPLEX', 'the structure tree is too large');
    const ref = file.nextRef();
    const page = lookup(element, 'Pg');
    const entries: [string, PdfValue | undefined][] = ENTRIES.map((key) => [key, copyPlain(lookup(element, key))]);
    file.assign(ref, {
      Type: 'StructElem',
      P: parent,
      ...Object.fromEntries(entries),
      A: attributes(lookup(element, 'A')),
      Pg: page instanceof PDFDict ? pages.get(page) : undefined,
      K: copyKids(lookup(element, 'K'), { ref, page, depth }),
    });
    return ref;
  };

  interface Owner {
    ref: Ref;
    page: PDFObject | undefined;
    depth: number;
  }

  const copyKids = (kids: PDFObject | undefined, owner: Owner): PdfValue[] =>
    (kids instanceof PDFArray ? kids.asArray() : [kids]).flatMap((kid) => {
      const copied = copyKid(context.lookup(kid), owner);
      return copied === undefined ? [] : [copied];
    });

  const copyKid = (kid: PDFObject | undefined, owner: Owner): PdfValue | undefined => {
    if (kid instanceof PDFNumber) return copyMark(kid.asNumber(), owner.page, owner.ref);
    if (!(kid instanceof PDFDict)) return undefined;
    const type = lookup(kid, 'Type');
    const page = lookup(kid, 'Pg') ?? owner.page;
    if (type === PDFName.of('MCR')) {
      const number = lookup(kid, 'MCID');
      return number instanceof PDFNumber ? copyMark(number.asNumber(), page, owner.ref) : undefined;
    }
    if (type !== PDFName.of('OBJR')) return copyElement(kid, owner.ref, owner.depth + 1);
    const annotation = lookup(kid, 'Obj');
    const copied = annotation instanceof PDFDict ? annotations.get(annotation) : undefined;
    const pageRef = page instanceof PDFDict ? pages.get(page) : undefined;
    if (copied === undefined || pageRef === undefined) return undefined;
    annotationOwners.set(annotation as PDFDict, owner.ref);
    return { Type: 'OBJR', Pg: pageRef, Obj: copied };
  };

  const copyMark = (number: number, page: PDFObject | undefined, owner: Ref): PdfValue | undefined => {
    const pageRef = page instanceof PDFDict ? pages.get(page) : undefined;
    if (pageRef === undefined || !Number.isInteger(number) || number < 0 || number > MAX_MARKS) return undefined;
    const ofPage = owners.get(page as PDFDict) ?? [];
    owners.set(page as PDFDict, ofPage);
    while (ofPage.length <= number) ofPage.push(NULL);
    ofPage[number] = owner;
    return { Type: 'MCR', Pg: pageRef, MCID: number };
  };

  const element = file.nextRef();
  const root = lookup(catalog, 'StructTreeRoot');
  file.assign(element, {
    Type: 'StructElem',
    S: 'Part',
    P: documentElement,
    T: textString(part.title),
    Lang: part.language === '' ? undefined : asciiString(part.language),
    K: root instanceof PDFDict ? copyKids(contentOf(root), { ref: element, page: undefined, depth: 1 }) : [],
  });
  return {
    element,
    ownersOf: (page) => owners.get(page),
    ownerOfAnnotation: (annotation) => annotationOwners.get(annotation),
  };
}

/** The kids of the document element, or of the root where there is none. */
function contentOf(root: PDFDict): PDFObject | undefined {
  const kids = lookup(root, 'K');
  const only = kids instanceof PDFArray && kids.size() === 1 ? kids.lookup(0) : kids;
  const isDocument = only instanceof PDFDict && lookup(only, 'S') === PDFName.of('Document');
  return isDocument ? lookup(only, 'K') : kids;
}

/** Attributes of one owner (ISO 32000-1, 14.8.5). */
function attributes(object: PDFObject | undefined): PdfValue | undefined {
  if (!(object instanceof PDFDict)) return undefined;
  const entries = object.entries().flatMap(([name, value]): [string, PdfValue][] => {
    const copied = copyPlain(object.context.lookup(value));
    return copied === undefined ? [] : [[keyOf(name), copied]];
  });
  return Object.fromEntries(entries);
}
