import { type PDFArray, PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import type { PdfInfo } from './document-info.ts';
import { createFontBook } from './font-book.ts';
import { type Box, page as pagePx } from './geometry.ts';
import { type DrawnLayer, type ImageResources, writeGraphicsLayer } from './graphics-layer.ts';
import { srgbProfile } from './icc-profile.ts';
import type { LinkArea } from './links.ts';
import { embedBookmarks, planBookmarks } from './outline.ts';
import type { PageModel } from './page-model.ts';
import { createImageShelf } from './pdf-images.ts';
import { deflated, stream } from './pdf-objects.ts';
import { separateRuns } from './separate-runs.ts';
import type { ShapedRun } from './shape.ts';
import { planStructure } from './structure-plan.ts';
import { annotationNumber, embedStructure } from './structure-tree.ts';
import { CSS_PX, type TextSpace, writeTextLayer } from './text-layer.ts';
import { writePdf } from './write-pdf.ts';
import { type Conformance, toXmp } from './xmp.ts';

// A4 in points. A CSS px is three quarters of one, but 794 x 1123 px is a little more than A4: hence two scales.
const a4 = { width: 595.28, height: 841.89 };
const scale = { x: a4.width / pagePx.width, y: a4.height / pagePx.height };

/**
 * Text of engine 2 is written in points: readers of PDFs forget a page's scale where they measure the white space between words,
 * and take a wide gap for text that reaches into the next column.
 */
const POINTS: TextSpace = { xPerPx: scale.x, yPerPx: scale.y, top: a4.height };

/** What a photo is called in a document without a title. */
const untitled = 'Photo';

/** A page whose text is there; what is drawn may still be on its way. */
export interface ShapedPage {
  model: PageModel;
  runs: ShapedRun[];
  links: LinkArea[];
}

export interface AssemblyOptions {
  /** The graphics of each page, which workers draw while text and fonts are written here. */
  drawing: Promise<DrawnLayer[][]>;
  info: PdfInfo;
  /** Whether the runs are drawn, or lie unseen over a raster that shows them. */
  visibleText: boolean;
  /** 32 bytes that depend on the request alone: the file's identifier. */
  identifier: Uint8Array;
  /** Called between pages and objects; rejects when the PDF is no longer wanted. */
  breathe: () => Promise<void>;
}

/**
 * Puts pages into a tagged PDF file (ISO 32000-1, 14.8). The same input gives the same bytes: there is no clock and no chance
 * in it.
 */
export async function assemblePdf(pages: ShapedPage[], options: AssemblyOptions): Promise<Uint8Array> {
  const { info, breathe } = options;
  const context = PDFContext.create();
  const book = createFontBook();
  const shelf = createImageShelf(context);
  const tree = context.nextRef();
  const fonts = context.nextRef();
  const kids: PDFRef[] = [];
  const structure = planStructure(
    pages.map(({ model }) => model),
    info.title ?? untitled,
  );
  const separated = separateRuns(
    pages.map(({ model }) => model),
    structure.pages,
  );
  const writeTexts = async () => {
    const texts: string[] = [];
    for (const [index, { runs, model }] of pages.entries()) {
      const { runs: marks } = structure.pages[index]!;
      const { engine } = model;
      const visible = options.visibleText;
      const space = engine === 1 ? CSS_PX : POINTS;
      texts.push(writeTextLayer(runs, book, { space, visible, marks, engine, separated: separated[index]! }));
      await breathe();
    }
    context.assign(fonts, book.embed(context));
    return texts;
  };
  const [texts, layers] = await Promise.all([writeTexts(), options.drawing]);
  const annotations: Map<number, PDFRef[]>[] = [];
  let annotationCount = 0;
  for (const [index, page] of pages.entries()) {
    const marks = structure.pages[index]!;
    const images: ImageResources = new Map();
    const { engine } = page.model;
    const graphics =
      `${scale.x.toFixed(8)} 0 0 ${scale.y.toFixed(8)} 0 ${a4.height} cm\n` +
      writeGraphicsLayer(layers[index] ?? [], marks, { shelf, resources: images, engine });
    const operators = (engine === 1 ? graphics : `q\n${graphics}Q\n`) + texts[index]!;
    const ofLinks = new Map<number, PDFRef[]>();
    for (const area of page.links) ofLinks.set(area.link, []);
    for (const [link, refs] of ofLinks)
      for (const area of page.links.filter((candidate) => candidate.link === link))
        refs.push(context.register(annotation(context, area, annotationNumber(pages.length, annotationCount++))));
    annotations.push(ofLinks);
    kids.push(
      context.register(
        context.obj({
          Type: 'Page',
          Parent: tree,
          MediaBox: [0, 0, a4.width, a4.height],
          Resources: { Font: fonts, XObject: Object.fromEntries(images) },
          Contents: context.register(deflated(context, operators)),
          StructParents: index,
          Tabs: 'S',
          ...(ofLinks.size > 0 ? { Annots: [...ofLinks.values()].flat() } : {}),
        }),
      ),
    );
    await breathe();
  }
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const structureRoot = embedStructure(context, structure, { pages: kids, annotations, toRectangle });
  const outline = embedBookmarks(context, planBookmarks(pages), { pages: kids, toHeight });
  const isArchivable = book.isTrueToFonts();
  const conformance = { isAccessible: info.title !== undefined && info.language !== undefined, isArchivable };
  context.trailerInfo.Root = context.register(catalog(context, { tree, structureRoot, outline, info, conformance }));
  context.trailerInfo.Info = context.register(infoDictionary(context, info));
  context.trailerInfo.ID = fileIdentifier(context, options.identifier);
  return writePdf(context, breathe);
}

interface CatalogParts {
  tree: PDFRef;
  structureRoot: PDFRef;
  outline: PDFRef | undefined;
  info: PdfInfo;
  conformance: Conformance;
}

function catalog(context: PDFContext, { tree, structureRoot, outline, info, conformance }: CatalogParts): PDFDict {
  const xmp = stream(context, Buffer.from(toXmp(info, conformance)), { Type: 'Metadata', Subtype: 'XML' });
  const profile = context.register(deflated(context, srgbProfile(), { N: 3 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: profile,
  });
  return context.obj({
    Type: 'Catalog',
    Pages: tree,
    Metadata: context.register(xmp),
    MarkInfo: { Marked: true },
    StructTreeRoot: structureRoot,
    OutputIntents: [intent],
    ...(outline ? { Outlines: outline } : {}),
    ...(info.language ? { Lang: PDFString.of(info.language) } : {}),
    ...(info.title ? { ViewerPreferences: { DisplayDocTitle: true } } : {}),
  });
}

function infoDictionary(context: PDFContext, info: PdfInfo): PDFDict {
  const dictionary = context.obj({});
  const texts = {
    Title: info.title,
    Author: info.author,
    Subject: info.subject,
    Keywords: info.keywords,
    Creator: info.creator,
    Producer: info.producer,
  };
  for (const [key, text] of Object.entries(texts)) {
    if (text !== undefined) dictionary.set(PDFName.of(key), PDFHexString.fromText(text));
  }
  for (const [key, date] of Object.entries({ CreationDate: info.createdAt, ModDate: info.modifiedAt })) {
    if (date !== undefined) dictionary.set(PDFName.of(key), PDFString.of(pdfDate(date)));
  }
  return dictionary;
}

/** A box of CSS px in the page's own coordinates, points from its lower left corner. */
function toRectangle(box: Box): number[] {
  const rectangle = [box.x0 * scale.x, a4.height - box.y1 * scale.y, box.x1 * scale.x, a4.height - box.y0 * scale.y];
  return rectangle.map((value) => Math.round(value * 100) / 100);
}

/** A height of CSS px from the page's top, in points from its foot. */
function toHeight(px: number): number {
  return Math.round((a4.height - px * scale.y) * 100) / 100;
}

function annotation(context: PDFContext, { href, text, box }: LinkArea, structParent: number): PDFDict {
  return context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: toRectangle(box),
    Border: [0, 0, 0],
    // Printed or not, a link leaves no mark.
    F: 4,
    // What a reader hears where it leads (ISO 14289-1, 7.18.5).
    Contents: PDFHexString.fromText(text),
    StructParent: structParent,
    A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(Buffer.from(asciiUri(href)).toString('hex')) },
  });
}

/** PDF wants URIs in seven bits: what is beyond is percent-encoded, what is encoded already stays. */
function asciiUri(href: string): string {
  return href.replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
}

function fileIdentifier(context: PDFContext, identifier: Uint8Array): PDFArray {
  const id = PDFHexString.of(Buffer.from(identifier.subarray(0, 16)).toString('hex'));
  return context.obj([id, id]);
}

/** A time as PDF writes it, in UTC. */
function pdfDate(date: Date): string {
  return `D:${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
}
