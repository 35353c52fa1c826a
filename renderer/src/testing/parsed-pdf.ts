import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** A parsed PDF with everything that the rules check. */
export interface ParsedPdf {
  bytes: Uint8Array;
  context: PDFContext;
  catalog: PDFDict;
  pages: PDFDict[];
  /** XMP, as text. */
  xmp: string;
  /** Structure elements in document order, with their parents. */
  elements: Element[];
}

export interface Element {
  type: string;
  dictionary: PDFDict;
  parent: Element | undefined;
  depth: number;
}

export async function parsePdf(bytes: Uint8Array): Promise<ParsedPdf> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const root = dictOf(context, catalog.get(PDFName.of('StructTreeRoot')));
  return {
    bytes,
    context,
    catalog,
    pages: document.getPages().map((page) => page.node),
    xmp: Buffer.from(streamOf(context, catalog.get(PDFName.of('Metadata')))!.contents).toString('utf8'),
    elements: root ? elementsBelow(context, root, undefined) : [],
  };
}

/** A bookmark with its target: the page, from 0, and the height in points from the page's foot. */
export interface ParsedBookmark {
  title: string;
  page: number;
  height: number;
}

/** The bookmarks in the order of their Next links. */
export function bookmarksOf({ context, catalog, pages }: ParsedPdf): ParsedBookmark[] {
  const found: ParsedBookmark[] = [];
  let item = dictOf(context, dictOf(context, catalog.get(PDFName.of('Outlines')))?.get(PDFName.of('First')));
  while (item) {
    const [page, , , height] = listOf(context, item.get(PDFName.of('Dest')));
    found.push({
      title: textOf(item.get(PDFName.of('Title'))) ?? '',
      page: pages.indexOf(page as never),
      height: numberOf(height) ?? Number.NaN,
    });
    item = dictOf(context, item.get(PDFName.of('Next')));
  }
  return found;
}

function elementsBelow(context: PDFContext, parent: PDFDict, owner: Element | undefined): Element[] {
  return listOf(context, parent.get(PDFName.of('K'))).flatMap((kid) => {
    const dictionary = kid instanceof PDFDict ? kid : undefined;
    const type = nameOf(dictionary?.get(PDFName.of('S')));
    if (!dictionary || type === undefined) return [];
    const element = { type, dictionary, parent: owner, depth: owner ? owner.depth + 1 : 0 };
    return [element, ...elementsBelow(context, dictionary, element)];
  });
}

export function resolve(context: PDFContext, object: PDFObject | undefined): PDFObject | undefined {
  return object instanceof PDFRef ? context.lookup(object) : object;
}

export function dictOf(context: PDFContext, object: PDFObject | undefined): PDFDict | undefined {
  const found = resolve(context, object);
  return found instanceof PDFDict ? found : undefined;
}

export function streamOf(context: PDFContext, object: PDFObject | undefined): PDFRawStream | undefined {
  const found = resolve(context, object);
  return found instanceof PDFRawStream ? found : undefined;
}

/** A stream's contents, decompressed. */
export function contentsOf(stream: PDFRawStream): Buffer {
  const isDeflated = nameOf(stream.dict.get(PDFName.of('Filter'))) === 'FlateDecode';
  return isDeflated ? inflateSync(stream.contents) : Buffer.from(stream.contents);
}

/** The items of an array, or a single object as a list; references are resolved. */
export function listOf(context: PDFContext, object: PDFObject | undefined): PDFObject[] {
  const found = resolve(context, object);
  if (found instanceof PDFArray) return found.asArray().map((item) => resolve(context, item)!);
  return found === undefined ? [] : [found];
}

export function nameOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFName ? object.decodeText() : undefined;
}

export function textOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : undefined;
}

export function numberOf(object: PDFObject | undefined): number | undefined {
  return object instanceof PDFNumber ? object.asNumber() : undefined;
}

/** The MCIDs that an element contains directly, with their pages. */
export function ownContent({ context }: ParsedPdf, { dictionary }: Element): { page: PDFObject; mcid: number }[] {
  return listOf(context, dictionary.get(PDFName.of('K'))).flatMap((kid) => {
    if (!(kid instanceof PDFDict) || nameOf(kid.get(PDFName.of('Type'))) !== 'MCR') return [];
    return [{ page: resolve(context, kid.get(PDFName.of('Pg')))!, mcid: numberOf(kid.get(PDFName.of('MCID')))! }];
  });
}

/** A page's painting operators, each with the marked content around it. */
export function operatorsOf({ context }: ParsedPdf, page: PDFDict): { operator: string; marks: string[] }[] {
  const text = contentsOf(streamOf(context, page.get(PDFName.of('Contents')))!).toString('latin1');
  const found: { operator: string; marks: string[] }[] = [];
  const marks: string[] = [];
  // This covers what our writer emits: operators at line ends or after their operands, and hexadecimal strings.
  for (const [, mark, operator] of text.matchAll(
    /(\/\w+ <<(?:[^<>]|<[^>]*>)*>> BDC|EMC)|(?<=\s|\]|^)(TJ|Tj|Do|f|S)(?=\s)/g,
  )) {
    if (mark === 'EMC') marks.pop();
    else if (mark !== undefined) marks.push(mark);
    else if (operator !== undefined) found.push({ operator, marks: [...marks] });
  }
  if (marks.length > 0) throw new Error('marked content that does not end');
  return found;
}

/** All characters in file order, without separators. */
export function writtenText(pdf: ParsedPdf): string {
  const fonts = fontsOf(pdf);
  return pdf.pages
    .map((page) => {
      const contents = contentsOf(streamOf(pdf.context, page.get(PDFName.of('Contents')))!).toString('latin1');
      let text = '';
      let font: FontParts | undefined;
      for (const [, number, array] of contents.matchAll(/\/F(\d+) \S+ Tf|\[([^\]]*)\]TJ/g)) {
        // Fonts are numbered from 1, in the order of the resources.
        if (number !== undefined) font = fonts[Number(number) - 1];
        for (const [code] of (array ?? '').replace(/(?<=>)[^<]*|^[^<]*/g, '').matchAll(/[0-9A-F]{4}/g))
          text += font?.unicode.get(Number.parseInt(code, 16)) ?? '';
      }
      return text;
    })
    .join('');
}

/** The parts of a Type 0 font. */
export interface FontParts {
  name: string;
  program: Buffer;
  /** Glyph by code. */
  glyphs: number[];
  /** Width by code, thousandths of an em; code 0 has none. */
  widths: number[];
  /** Text by code. */
  unicode: Map<number, string>;
}

export function fontsOf({ context, pages }: ParsedPdf): FontParts[] {
  const resources = dictOf(context, pages[0]?.get(PDFName.of('Resources')))!;
  const fonts = dictOf(context, resources.get(PDFName.of('Font')))!;
  return fonts.values().map((value) => {
    const font = dictOf(context, value)!;
    const [descendant] = listOf(context, font.get(PDFName.of('DescendantFonts'))) as [PDFDict];
    const descriptor = dictOf(context, descendant.get(PDFName.of('FontDescriptor')))!;
    const map = contentsOf(streamOf(context, descendant.get(PDFName.of('CIDToGIDMap')))!);
    const [, list] = listOf(context, descendant.get(PDFName.of('W')));
    const toUnicode = contentsOf(streamOf(context, font.get(PDFName.of('ToUnicode')))!).toString('latin1');
    return {
      name: nameOf(font.get(PDFName.of('BaseFont')))!,
      program: contentsOf(streamOf(context, descriptor.get(PDFName.of('FontFile2')))!),
      glyphs: Array.from({ length: map.length / 2 }, (_, code) => map.readUInt16BE(code * 2)),
      widths: [0, ...listOf(context, list).map((width) => numberOf(width)!)],
      unicode: new Map(
        Array.from(toUnicode.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gm), ([, code, text]) => [
          Number.parseInt(code!, 16),
          Buffer.from(text!, 'hex').swap16().toString('utf16le'),
        ]),
      ),
    };
  });
}
