import { PDFArray, type PDFContext, PDFDict, PDFNumber, type PDFObject, PDFParser, PDFRef } from 'pdf-lib';
import { joinLimits } from './join-limits.ts';
import { itemsOf, lookup } from './lookup.ts';
import type { Rectangle } from './matrix.ts';
import { PartRefused } from './part-refused.ts';

/** A page of a PDF, with what it inherits. */
export interface SourcePage {
  dict: PDFDict;
  /** Undefined for a page that is not an object of its own. */
  ref: PDFRef | undefined;
  resources: PDFDict | undefined;
  /** The part of the paper that is shown: crop box within media box (ISO 32000-1, 14.11.2). */
  box: Rectangle;
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number;
}

export interface SourceFile {
  context: PDFContext;
  catalog: PDFDict;
  pages: SourcePage[];
}

const OBJECTS_PER_TICK = Number.POSITIVE_INFINITY;

/**
 * Parses a PDF and finds its pages. Objects are found by reading the whole file, so a broken cross-reference table does not matter.
 *
 * @throws {PartRefused} PART_ENCRYPTED, PART_UNREADABLE, or TOO_MANY_PAGES.
 */
export async function readPages(bytes: Uint8Array): Promise<SourceFile> {
  const context = await parse(bytes);
  if (context.trailerInfo.Encrypt !== undefined) throw new PartRefused('PART_ENCRYPTED', 'the PDF is encrypted');
  const catalog = context.lookup(context.trailerInfo.Root);
  const tree = catalog instanceof PDFDict ? lookup(catalog, 'Pages') : undefined;
  if (!(catalog instanceof PDFDict) || !(tree instanceof PDFDict))
    throw new PartRefused('PART_UNREADABLE', 'the PDF has no page tree');
  const pages: SourcePage[] = [];
  visit(tree, undefined, { pages, seen: new Set(), inherited: {}, depth: 0 });
  if (pages.length === 0) throw new PartRefused('PART_UNREADABLE', 'the PDF has no pages');
  return { context, catalog, pages };
}

async function parse(bytes: Uint8Array): Promise<PDFContext> {
  try {
    return await PDFParser.forBytesWithOptions(bytes, OBJECTS_PER_TICK, false, false, true).parseDocument();
  } catch (error) {
    throw new PartRefused('PART_UNREADABLE', `not a readable PDF: ${String(error)}`);
  }
}

/** Entries that pages inherit (ISO 32000-1, table 30). */
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
type Inherited = Partial<Record<(typeof INHERITED)[number], PDFObject>>;

interface Visit {
  pages: SourcePage[];
  seen: Set<PDFDict>;
  inherited: Inherited;
  depth: number;
}

function visit(node: PDFDict, ref: PDFRef | undefined, { pages, seen, inherited, depth }: Visit): void {
  // A tree that leads back to itself has no more pages there.
  if (seen.has(node) || depth > joinLimits.objectDepth) return;
  seen.add(node);
  const own: Inherited = { ...inherited };
  for (const key of INHERITED) {
    const value = lookup(node, key);
    if (value !== undefined) own[key] = value;
  }
  const kids = lookup(node, 'Kids');
  if (kids instanceof PDFArray) {
    for (const kid of kids.asArray()) {
      const child = node.context.lookup(kid);
      if (child instanceof PDFDict)
        visit(child, kid instanceof PDFRef ? kid : undefined, { pages, seen, inherited: own, depth: depth + 1 });
    }
    return;
  }
  if (pages.length === joinLimits.pages)
    throw new PartRefused('TOO_MANY_PAGES', `more than ${joinLimits.pages} pages; allowed: ${joinLimits.pages}`);
  pages.push({
    dict: node,
    ref,
    resources: own.Resources instanceof PDFDict ? own.Resources : undefined,
    box: shownBox(own),
    rotation: rotationOf(own.Rotate),
  });
}

/** US Letter, which viewers assume too. */
const DEFAULT_BOX: Rectangle = [0, 0, 612, 792];
/** The least side of a page, and the largest number in a box, in points. */
const LEAST_SIDE = 3;
const LARGEST = 1_000_000;

function shownBox({ MediaBox, CropBox }: Inherited): Rectangle {
  const media = toRectangle(MediaBox) ?? DEFAULT_BOX;
  const crop = toRectangle(CropBox);
  if (crop === undefined) return media;
  const [x0, y0, x1, y1] = crop;
  const shown = ordered([
    Math.max(x0, media[0]),
    Math.max(y0, media[1]),
    Math.min(x1, media[2]),
    Math.min(y1, media[3]),
  ]);
  const isInside = x0 < media[2] && x1 > media[0] && y0 < media[3] && y1 > media[1];
  return isInside && shown !== undefined ? shown : media;
}

/** The rectangle of an array of four numbers; undefined for anything else, and for one without an area. */
export function toRectangle(object: PDFObject | undefined): Rectangle | undefined {
  if (!(object instanceof PDFArray) || object.size() !== 4) return undefined;
  const numbers = itemsOf(object);
  const [x0, y0, x1, y1] = numbers.map((number) => (number instanceof PDFNumber ? number.asNumber() : Number.NaN));
  return ordered([x0!, y0!, x1!, y1!]);
}

function ordered([x0, y0, x1, y1]: Rectangle): Rectangle | undefined {
  const rectangle = [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)] as const;
  if (!rectangle.every((value) => Math.abs(value) <= LARGEST)) return undefined;
  const isLarge = rectangle[2] - rectangle[0] >= LEAST_SIDE && rectangle[3] - rectangle[1] >= LEAST_SIDE;
  return isLarge ? rectangle : undefined;
}

function rotationOf(object: PDFObject | undefined): number {
  const degrees = object instanceof PDFNumber ? object.asNumber() : 0;
  return degrees % 90 === 0 ? ((degrees % 360) + 360) % 360 : 0;
}
