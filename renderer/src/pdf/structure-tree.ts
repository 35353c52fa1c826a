import type { Box } from '../read/geometry.ts';
import type { PdfFile } from './pdf-file.ts';
import { type PdfDictionary, type PdfValue, type Ref, textString } from './pdf-objects.ts';
import type { StructureElement, StructureKid, StructurePlan } from './structure-plan.ts';

export interface TaggedPages {
  pages: Ref[];
  /** The annotations of each page's links, by the link's index. */
  annotations: Map<number, Ref[]>[];
  /** Converts a box in CSS px to the coordinates of a page, which counts from 0. */
  toRectangle(box: Box, page: number): number[];
}

/**
 * The key under which the parent tree holds an annotation's element. Pages take the first keys, annotations the ones after them (ISO
 * 32000-1, 14.7.4.4).
 */
export function annotationNumber(pageCount: number, index: number): number {
  return pageCount + index;
}

/** Writes the structure tree with its parent tree (ISO 32000-1, 14.7) and returns its root. */
export function embedStructure(file: PdfFile, plan: StructurePlan, tagged: TaggedPages): Ref {
  const rootRef = file.nextRef();
  const refs = new Map<StructureElement, Ref>();
  const ownersOfAnnotations = new Map<Ref, Ref>();

  const write = (element: StructureElement, parent: Ref): Ref => {
    const ref = file.nextRef();
    refs.set(element, ref);
    const kids: PdfValue[] = [];
    for (const kid of element.kids) writeKid(kid, ref, kids);
    const { type, alt, actualText } = element;
    const page = element.kids.find((kid) => kid.kind !== 'element')?.page;
    file.assign(ref, {
      Type: 'StructElem',
      S: type,
      P: parent,
      K: kids.length > 0 ? kids : undefined,
      Alt: alt === undefined ? undefined : textString(alt),
      ActualText: actualText === undefined ? undefined : textString(actualText),
      A: attributesOf(element, page),
      Pg: page === undefined ? undefined : tagged.pages[page]!,
    });
    return ref;
  };

  const writeKid = (kid: StructureKid, owner: Ref, kids: PdfValue[]): void => {
    if (kid.kind === 'element') {
      kids.push(write(kid.element, owner));
      return;
    }
    const page = tagged.pages[kid.page]!;
    if (kid.kind === 'content') {
      kids.push({ Type: 'MCR', Pg: page, MCID: kid.mcid });
      return;
    }
    for (const annotation of tagged.annotations[kid.page]?.get(kid.link) ?? []) {
      ownersOfAnnotations.set(annotation, owner);
      kids.push({ Type: 'OBJR', Pg: page, Obj: annotation });
    }
  };

  const attributesOf = (
    { type, box, numbering }: StructureElement,
    page: number | undefined,
  ): PdfDictionary | undefined => {
    if (type === 'Figure' && box && page !== undefined)
      return { O: 'Layout', Placement: 'Block', BBox: tagged.toRectangle(box, page) };
    if (type === 'L') return { O: 'List', ListNumbering: numbering };
    return undefined;
  };

  const documentRef = write(plan.root, rootRef);
  const numbers: PdfValue[] = [];
  for (const [page, { owners }] of plan.pages.entries()) {
    numbers.push(page, file.register(owners.map((owner) => refs.get(owner)!)));
  }
  let next = annotationNumber(plan.pages.length, 0);
  for (const annotation of tagged.annotations.flatMap((links) => [...links.values()].flat())) {
    numbers.push(next++, ownersOfAnnotations.get(annotation)!);
  }
  file.assign(rootRef, {
    Type: 'StructTreeRoot',
    K: documentRef,
    ParentTree: file.register({ Nums: numbers }),
    ParentTreeNextKey: next,
  });
  return rootRef;
}
