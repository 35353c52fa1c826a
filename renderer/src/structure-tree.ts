import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Box } from './geometry.ts';
import type { StructureElement, StructureKid, StructurePlan } from './structure-plan.ts';

export interface TaggedPages {
  pages: PDFRef[];
  /** The annotations of each page's links, by the link's index. */
  annotations: Map<number, PDFRef[]>[];
  /** Where in a page's coordinates a box of CSS px lies. */
  toRectangle(box: Box): number[];
}

/**
 * The number under which an annotation finds its element in the parent tree: pages take the first numbers, so those of
 * annotations begin behind them (ISO 32000-1, 14.7.4.4).
 */
export function annotationNumber(pageCount: number, index: number): number {
  return pageCount + index;
}

/** Writes the structure tree with its parent tree (ISO 32000-1, 14.7) and returns its root. */
export function embedStructure(context: PDFContext, plan: StructurePlan, tagged: TaggedPages): PDFRef {
  const rootRef = context.nextRef();
  const refs = new Map<StructureElement, PDFRef>();
  const ownersOfAnnotations = new Map<PDFRef, PDFRef>();

  const write = (element: StructureElement, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(element, ref);
    const kids = element.kids.flatMap((kid) => writeKid(kid, ref));
    const dictionary = context.obj({ Type: 'StructElem', S: element.type, P: parent });
    if (kids.length > 0) dictionary.set(PDFName.of('K'), context.obj(kids));
    if (element.alt !== undefined) dictionary.set(PDFName.of('Alt'), PDFHexString.fromText(element.alt));
    if (element.actualText !== undefined)
      dictionary.set(PDFName.of('ActualText'), PDFHexString.fromText(element.actualText));
    const attributes = attributesOf(element);
    if (attributes) dictionary.set(PDFName.of('A'), attributes);
    const page = element.kids.find((kid) => kid.kind !== 'element')?.page;
    if (page !== undefined) dictionary.set(PDFName.of('Pg'), tagged.pages[page]!);
    context.assign(ref, dictionary);
    return ref;
  };

  const writeKid = (kid: StructureKid, owner: PDFRef): (PDFRef | PDFDict)[] => {
    if (kid.kind === 'element') return [write(kid.element, owner)];
    const page = tagged.pages[kid.page]!;
    if (kid.kind === 'content') return [context.obj({ Type: 'MCR', Pg: page, MCID: kid.mcid })];
    return (tagged.annotations[kid.page]?.get(kid.link) ?? []).map((annotation) => {
      ownersOfAnnotations.set(annotation, owner);
      return context.obj({ Type: 'OBJR', Pg: page, Obj: annotation });
    });
  };

  const attributesOf = ({ type, box, numbering }: StructureElement): PDFDict | undefined => {
    if (type === 'Figure' && box)
      return context.obj({ O: 'Layout', Placement: 'Block', BBox: tagged.toRectangle(box) });
    if (type === 'L') return context.obj({ O: 'List', ListNumbering: numbering });
    return undefined;
  };

  const documentRef = write(plan.root, rootRef);
  const numbers: (number | PDFRef | PDFRef[])[] = [];
  for (const [page, { owners }] of plan.pages.entries()) {
    numbers.push(page, context.register(context.obj(owners.map((owner) => refs.get(owner)!))));
  }
  let next = annotationNumber(plan.pages.length, 0);
  for (const annotation of tagged.annotations.flatMap((links) => [...links.values()].flat())) {
    numbers.push(next++, ownersOfAnnotations.get(annotation)!);
  }
  context.assign(
    rootRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: documentRef,
      ParentTree: context.register(context.obj({ Nums: numbers })),
      ParentTreeNextKey: next,
    }),
  );
  return rootRef;
}
