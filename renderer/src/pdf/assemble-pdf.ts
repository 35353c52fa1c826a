import type { Box, PageSize } from '../read/geometry.ts';
import type { PageModel } from '../read/page-model.ts';
import type { FontBook } from '../text/font-book.ts';
import { pointsPerPx } from '../text/page-space.ts';
import type { ShapedRun } from '../text/shape.ts';
import { embedAttachment, type PdfAttachment } from './attachment.ts';
import type { PdfInfo } from './document-info.ts';
import { type DrawnLayer, type ImageResources, writeGraphicsLayer } from './graphics-layer.ts';
import { srgbProfile } from './icc-profile.ts';
import { fileIdentifier, infoDictionary, metadataStream, viewerEntries } from './info-entries.ts';
import type { LinkArea } from './links.ts';
import { embedBookmarks, planBookmarks } from './outline.ts';
import { createPdfFile, type PdfFile } from './pdf-file.ts';
import { createImageStore } from './pdf-images.ts';
import { asciiString, byteString, deflated, type PdfDictionary, type Ref, textString } from './pdf-objects.ts';
import type { StructurePlan } from './structure-plan.ts';
import { annotationNumber, embedStructure } from './structure-tree.ts';
import type { Conformance } from './xmp.ts';

/** A page whose text is ready; its graphics may still be being drawn. */
export interface TextPage {
  model: PageModel;
  runs: ShapedRun[];
  links: LinkArea[];
  /** The operators that write the text. */
  text: string;
}

export interface AssemblyOptions {
  /** The graphics of each page. Workers draw them while this thread writes the fonts. */
  drawing: Promise<DrawnLayer[][]>;
  info: PdfInfo;
  structure: StructurePlan;
  /** The fonts of the text. */
  book: FontBook;
  /** A file to embed; it may still be being compressed. */
  attachment: Promise<PdfAttachment> | null;
  /** 32 bytes that depend on the request alone; the file's identifier is made from them. */
  identifier: Uint8Array;
  /** Called between pages and objects; rejects when the PDF is no longer wanted. */
  yieldToEventLoop: () => Promise<void>;
}

/**
 * Assembles pages into a tagged PDF file (ISO 32000-1, 14.8). The same input gives the same bytes: neither time nor random numbers are
 * used.
 */
export async function assemblePdf(pages: TextPage[], options: AssemblyOptions): Promise<Uint8Array> {
  const { info, yieldToEventLoop, structure, book } = options;
  const file = createPdfFile();
  const imageStore = createImageStore(file);
  const tree = file.nextRef();
  const fonts = file.nextRef();
  const kids: Ref[] = [];
  file.assign(fonts, book.embed(file));
  await yieldToEventLoop();
  const layers = await options.drawing;
  const annotations: Map<number, Ref[]>[] = [];
  let annotationCount = 0;
  for (const [index, page] of pages.entries()) {
    const marks = structure.pages[index]!;
    const images: ImageResources = new Map();
    const { engine, size } = page.model;
    const scale = pointsPerPx(size);
    const graphics =
      `${scale.x.toFixed(8)} 0 0 ${scale.y.toFixed(8)} 0 ${size.points.height} cm\n` +
      writeGraphicsLayer(layers[index] ?? [], marks, { imageStore, resources: images, engine });
    const operators = (engine === 1 ? graphics : `q\n${graphics}Q\n`) + page.text;
    const ofLinks = new Map<number, Ref[]>();
    for (const area of page.links) ofLinks.set(area.link, []);
    for (const [link, refs] of ofLinks)
      for (const area of page.links.filter((candidate) => candidate.link === link))
        refs.push(file.register(annotation(area, size, annotationNumber(pages.length, annotationCount++))));
    annotations.push(ofLinks);
    kids.push(
      file.register({
        Type: 'Page',
        Parent: tree,
        MediaBox: [0, 0, size.points.width, size.points.height],
        Resources: { Font: fonts, XObject: Object.fromEntries(images) },
        Contents: file.register(deflated(operators)),
        StructParents: index,
        Tabs: 'S',
        Annots: ofLinks.size > 0 ? [...ofLinks.values()].flat() : undefined,
      }),
    );
    await yieldToEventLoop();
  }
  file.assign(tree, { Type: 'Pages', Kids: kids, Count: kids.length });
  const sizeOf = (page: number) => pages[page]!.model.size;
  const structureRoot = embedStructure(file, structure, {
    pages: kids,
    annotations,
    toRectangle: (box, page) => toRectangle(box, sizeOf(page)),
  });
  const outline = embedBookmarks(file, planBookmarks(pages), {
    pages: kids,
    toHeight: (px, page) => toHeight(px, sizeOf(page)),
  });
  const attachment = await options.attachment;
  const attached = attachment && embedAttachment(file, attachment);
  const conformance: Conformance = {
    isAccessible: info.title !== undefined && info.language !== undefined,
    archivingPart: !book.isArchivable() ? null : attached ? 3 : 2,
  };
  const trailer = {
    Root: file.register(catalog(file, { tree, structureRoot, outline, attached, info, conformance })),
    Info: file.register(infoDictionary(info)),
    ID: fileIdentifier(options.identifier),
  };
  return file.write(trailer, yieldToEventLoop);
}

/** The same for every PDF, so it is compressed once. */
const profile = deflated(srgbProfile(), { N: 3 });

interface CatalogParts {
  tree: Ref;
  structureRoot: Ref;
  outline: Ref | undefined;
  /** Entries that refer to the attachment. */
  attached: PdfDictionary | null;
  info: PdfInfo;
  conformance: Conformance;
}

function catalog(file: PdfFile, parts: CatalogParts): PdfDictionary {
  const { tree, structureRoot, outline, attached, info, conformance } = parts;
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: asciiString('sRGB'),
    Info: asciiString('sRGB IEC61966-2.1'),
    DestOutputProfile: file.register(profile),
  };
  return {
    Type: 'Catalog',
    Pages: tree,
    Metadata: file.register(metadataStream(info, conformance)),
    MarkInfo: { Marked: true },
    StructTreeRoot: structureRoot,
    OutputIntents: [intent],
    Outlines: outline,
    ...viewerEntries(info),
    ...attached,
  };
}

/** Converts a box in CSS px to the page's own coordinates: points from its lower left corner. */
function toRectangle(box: Box, size: PageSize): number[] {
  const scale = pointsPerPx(size);
  const { height } = size.points;
  const rectangle = [box.x0 * scale.x, height - box.y1 * scale.y, box.x1 * scale.x, height - box.y0 * scale.y];
  return rectangle.map((value) => Math.round(value * 100) / 100);
}

/** Converts CSS px from the page's top to points from its foot. */
function toHeight(px: number, size: PageSize): number {
  return Math.round((size.points.height - px * pointsPerPx(size).y) * 100) / 100;
}

function annotation({ href, text, box }: LinkArea, size: PageSize, structParent: number): PdfDictionary {
  return {
    Type: 'Annot',
    Subtype: 'Link',
    Rect: toRectangle(box, size),
    Border: [0, 0, 0],
    // Flag bit 3, Print (ISO 32000-1, table 165). A link has no appearance, so nothing is printed.
    F: 4,
    // A screen reader reads this aloud as the link's target (ISO 14289-1, 7.18.5).
    Contents: textString(text),
    StructParent: structParent,
    A: { Type: 'Action', S: 'URI', URI: byteString(Buffer.from(asciiUri(href))) },
  };
}

/** PDF requires URIs in 7-bit ASCII: percent-encodes all other characters and keeps existing escapes. */
function asciiUri(href: string): string {
  return href.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}
