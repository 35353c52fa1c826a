import type { JoinPart } from '@kreda/proto/renderer-service';
import { PDFArray, type PDFObject, PDFRawStream } from 'pdf-lib';
import {
  asciiString,
  decimal,
  deflated,
  type PdfDictionary,
  type PdfValue,
  type Ref,
  textString,
} from '../pdf/pdf-objects.ts';
import { createResourceCopier } from './copy-resources.ts';
import { findAppearances } from './find-appearances.ts';
import { findPlacements } from './find-placements.ts';
import { type InflationBudget, inflateStream } from './inflate-stream.ts';
import { joinLimits } from './join-limits.ts';
import { type JoinedDocument, topOf } from './joined-document.ts';
import { keepDrawing } from './keep-drawing.ts';
import { itemsOf, lookup } from './lookup.ts';
import { type Matrix, multiply } from './matrix.ts';
import { artifact, NUMBER_GREY, writePageNumber } from './page-numbers.ts';
import { type Paper, type Placement, placePage, placePhoto } from './place-on-paper.ts';
import type { SourcePage } from './read-pages.ts';
import type { SourcePart } from './read-part.ts';
import type { PlacedPicture } from './reduce-pictures.ts';
import { reducibleEncoding } from './reducible-encoding.ts';

export interface AttachmentOptions {
  paper: Paper;
  /** The text in the foot of a page, by its place in the part. Empty: none. */
  numberOf(page: number): string;
}

interface DrawnPage extends Placement {
  /** Objects to draw and their names. */
  xobjects: Record<string, PdfValue>;
  /** The operators that draw them. */
  operators: string;
  hasText: boolean;
}

/**
 * Adds the pages of an attachment: each is drawn as a whole on a page of our own. A page that shows text is a paragraph of the part;
 * any other page is a figure with alternate text.
 *
 * @returns its pictures, which may be reduced.
 */
export function addAttachment(
  document: JoinedDocument,
  part: JoinPart,
  source: Exclude<SourcePart, { kind: 'document' }>,
  options: AttachmentOptions,
): PlacedPicture[] {
  const pictures: PlacedPicture[] = [];
  const drawn =
    source.kind === 'photo'
      ? [drawPhoto(document, source.photo, options.paper, pictures)]
      : drawPages(document, source, options.paper, pictures);
  const partElement = document.file.nextRef();
  const kids: Ref[] = [];
  let firstPage: { ref: Ref; height: number } | undefined;
  for (const [index, page] of drawn.entries()) {
    const ref = document.file.nextRef();
    const element = document.file.nextRef();
    const { width, height } = page.paper;
    const alt = `${part.alternateText || part.title}, ${index + 1} / ${drawn.length}`;
    const tag = page.hasText ? 'P' : 'Figure';
    document.file.assign(element, {
      Type: 'StructElem',
      S: tag,
      P: partElement,
      Pg: ref,
      K: 0,
      Alt: page.hasText ? undefined : textString(alt),
      A: page.hasText ? undefined : { O: 'Layout', Placement: 'Block', BBox: [0, 0, width, height] },
    });
    const number = options.numberOf(index);
    const operators =
      `/${tag} <</MCID 0>> BDC\n${page.operators}EMC\n` +
      (number === '' ? '' : artifact(writePageNumber(document.book, number, page.paper, NUMBER_GREY)));
    document.addPage(ref, {
      MediaBox: [0, 0, width, height],
      Resources: { XObject: page.xobjects, Font: document.numberFonts },
      Contents: document.file.register(deflated(operators)),
      StructParents: document.addParent(document.file.register([element])),
      Tabs: 'S',
    });
    kids.push(element);
    firstPage ??= { ref, height };
  }
  document.file.assign(partElement, {
    Type: 'StructElem',
    S: 'Part',
    P: document.documentElement,
    T: textString(part.title),
    Lang: part.language === '' ? undefined : asciiString(part.language),
    K: kids,
  });
  const { ref, height } = firstPage!;
  document.addPart(partElement, { title: textString(part.title), destination: topOf(ref, height), under: [] });
  return pictures;
}

function drawPhoto(
  document: JoinedDocument,
  { stream, encoding, components, size, width, height, turn }: Extract<SourcePart, { kind: 'photo' }>['photo'],
  paper: Paper,
  pictures: PlacedPicture[],
): DrawnPage {
  const placement = placePhoto(width, height, paper);
  const matrix = multiply(turn, placement.matrix);
  const ref = document.shared.register(stream);
  pictures.push({ ref, stream, encoding, components, size, ...sizeIn(matrix) });
  return { ...placement, matrix, xobjects: { Page: ref }, operators: draw('Page', matrix), hasText: false };
}

function sizeIn([a, b, c, d]: Matrix): { widthPt: number; heightPt: number } {
  return { widthPt: Math.hypot(a, b), heightPt: Math.hypot(c, d) };
}

function drawPages(
  document: JoinedDocument,
  { source }: Extract<SourcePart, { kind: 'pages' }>,
  paper: Paper,
  pictures: PlacedPicture[],
): DrawnPage[] {
  const copier = createResourceCopier(source.context, document.shared);
  const placements = findPlacements(copier.budget);
  const pages = source.pages.map((page): DrawnPage => {
    const placement = placePage(page.box, page.rotation, paper);
    const content = readContent(page, copier.budget);
    let hasText = placements.follow(content, page.resources, placement.matrix);
    const form = document.shared.register(
      deflated(keepDrawing(content), {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [...page.box],
        Resources: copier.resources(page.resources),
        ...groupOf(page),
      }),
    );
    const xobjects: Record<string, PdfValue> = { Page: form };
    let operators = draw('Page', placement.matrix);
    for (const [index, appearance] of findAppearances(page).entries()) {
      const ref = copier.form(appearance.form);
      if (ref === undefined) continue;
      const matrix = multiply(appearance.matrix, placement.matrix);
      hasText = placements.followForm(appearance.form, matrix) || hasText;
      xobjects[`Annotation${index}`] = ref;
      operators += draw(`Annotation${index}`, matrix);
    }
    return { ...placement, xobjects, operators, hasText };
  });
  for (const [stream, { ref, stream: copied }] of copier.pictures) {
    const placed = placements.pictures.get(stream);
    const found = placed && reducibleEncoding(stream);
    if (found) pictures.push({ ref, stream: copied, ...found, widthPt: placed.width, heightPt: placed.height });
  }
  return pages;
}

/** A page's transparency is composed on its own, as on the page (ISO 32000-1, 11.4.7). */
function groupOf(page: SourcePage): PdfDictionary {
  return lookup(page.dict, 'Group') === undefined
    ? {}
    : { Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' } };
}

function draw(name: string, matrix: Matrix): string {
  return `q\n${matrix.map(decimal).join(' ')} cm\n/${name} Do\nQ\n`;
}

/** The content of a page; its streams are one (ISO 32000-1, 7.8.2). */
export function readContent(page: SourcePage, budget: InflationBudget): Uint8Array {
  const contents = lookup(page.dict, 'Contents');
  const streams: (PDFObject | undefined)[] = contents instanceof PDFArray ? itemsOf(contents) : [contents];
  const parts: Uint8Array[] = [];
  let leftBytes: number = joinLimits.streamBytes;
  for (const stream of streams) {
    if (!(stream instanceof PDFRawStream)) continue;
    const bytes = inflateStream(stream, budget, leftBytes);
    leftBytes -= bytes.length;
    parts.push(bytes, NEW_LINE);
  }
  return Buffer.concat(parts);
}

const NEW_LINE = Buffer.from('\n');
