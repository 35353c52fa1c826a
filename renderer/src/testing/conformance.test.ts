import { type PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityRules, archivingRules, attachmentRules } from './conformance.ts';
import { dictOf, listOf, type ParsedPdf, parsePdf, resolve } from './parsed-pdf.ts';
import { sampleAttachment, structuredCv } from './sample-pages.ts';
import { startTestRenderer, type TestRenderer } from './start-renderer.ts';

const key = (name: string) => PDFName.of(name);
const RULES = [...accessibilityRules, ...archivingRules, ...attachmentRules];

function elementOf({ elements }: ParsedPdf, type: string) {
  return elements.find((element) => element.type === type)!;
}

function annotationOf({ context, pages }: ParsedPdf): PDFDict {
  return listOf(context, pages[0]!.get(key('Annots')))[0] as PDFDict;
}

function streamWith({ context }: ParsedPdf, contents: string, filter?: string): PDFRawStream {
  return PDFRawStream.of(context.obj(filter ? { Filter: filter } : {}), Buffer.from(contents, 'latin1'));
}

function specificationOf({ context, catalog }: ParsedPdf): PDFDict {
  return listOf(context, catalog.get(key('AF')))[0] as PDFDict;
}

function fontOf({ context, pages }: ParsedPdf): { font: PDFDict; descendant: PDFDict } {
  const fonts = dictOf(context, dictOf(context, pages[0]!.get(key('Resources')))!.get(key('Font')))!;
  const font = dictOf(context, fonts.values()[0])!;
  return { font, descendant: listOf(context, font.get(key('DescendantFonts')))[0] as PDFDict };
}

/** For each rule, by its text: a minimal change that breaks it. */
const BREAKING: Readonly<Record<string, (pdf: ParsedPdf) => void>> = {
  'the XMP declares PDF/UA-1': (pdf) => {
    pdf.xmp = pdf.xmp.replace('<pdfuaid:part>1', '<pdfuaid:part>2');
  },
  'everything painted is tagged or an artifact, and nothing is both': (pdf) => {
    pdf.pages[0]!.set(key('Contents'), pdf.context.register(streamWith(pdf, 'BT\n[<0001>]TJ\nET\n')));
  },
  'the document is marked as tagged, and has a displayed title and a language': ({ catalog }) => {
    catalog.delete(key('MarkInfo'));
  },
  'marked content and structure elements refer to each other': (pdf) => {
    const { dictionary } = elementOf(pdf, 'H1');
    const content = listOf(pdf.context, dictionary.get(key('K')))[0] as PDFDict;
    content.set(key('MCID'), PDFNumber.of(0));
  },
  'headings begin at 1 and skip no level': (pdf) => {
    elementOf(pdf, 'H1').type = 'H3';
  },
  'figures have alternative text and a bounding box': (pdf) => {
    elementOf(pdf, 'Figure').dictionary.delete(key('Alt'));
  },
  'lists contain items, items contain labels, bodies and lists': (pdf) => {
    elementOf(pdf, 'LI').type = 'P';
  },
  'links are elements with annotations that have a description, and tab order follows the structure': (pdf) => {
    annotationOf(pdf).delete(key('Contents'));
  },
  'every code of every font has a Unicode value, none of them 0, U+FEFF or U+FFFE': (pdf) => {
    fontOf(pdf).font.set(key('ToUnicode'), pdf.context.register(streamWith(pdf, '')));
  },
  'the header has its binary comment, the trailer its ID, and nothing is encrypted': (pdf) => {
    pdf.bytes = Buffer.concat([Buffer.from('%PDF-2.0'), pdf.bytes.subarray(8)]);
  },
  'colours are defined as sRGB by an embedded profile': ({ catalog }) => {
    catalog.delete(key('OutputIntents'));
  },
  'fonts are embedded, and their widths equal those of the font program': (pdf) => {
    const [, widths] = listOf(pdf.context, fontOf(pdf).descendant.get(key('W')));
    (widths as PDFArray).set(0, PDFNumber.of(1));
  },
  'no text is set in .notdef': (pdf) => {
    const { descendant } = fontOf(pdf);
    descendant.set(key('CIDToGIDMap'), pdf.context.register(streamWith(pdf, '\0\0\0\0')));
  },
  'images are not interpolated, and streams use allowed filters only': (pdf) => {
    pdf.context.register(streamWith(pdf, '', 'LZWDecode'));
  },
  'annotations are links that are printed and not hidden, with URI actions only': (pdf) => {
    annotationOf(pdf).set(key('F'), PDFNumber.of(2));
  },
  'the XMP declares PDF/A-2b, or PDF/A-3b with an embedded file, is uncompressed, describes its extensions, and agrees with the document information':
    (pdf) => {
      pdf.xmp = pdf.xmp.replace('<pdfaid:part>3', '<pdfaid:part>2');
    },
  'a file specification has F, UF, a relationship and a file': (pdf) => {
    specificationOf(pdf).delete(key('AFRelationship'));
  },
  'an embedded file names its media type, and its size and checksum are those of its bytes': (pdf) => {
    const files = dictOf(pdf.context, specificationOf(pdf).get(key('EF')))!;
    const stream = resolve(pdf.context, files.get(key('F'))) as PDFRawStream;
    dictOf(pdf.context, stream.dict.get(key('Params')))!.set(key('Size'), PDFNumber.of(1));
  },
  'each embedded file is associated with the document, and is in the name tree under its name': ({ catalog }) => {
    catalog.delete(key('AF'));
  },
};

describe('a rule of conformance detects a violation:', () => {
  let renderer: TestRenderer;
  let bytes: Uint8Array;
  beforeAll(async () => {
    renderer = await startTestRenderer();
    const info = { title: 'CV Małgorzata', author: 'Małgorzata', language: 'pl', creator: 'Kreda' };
    bytes = (await renderer.render(structuredCv(), 'TEXT_MODE_LIVE', info, sampleAttachment)).pdf;
  });
  afterAll(() => renderer.close());

  test.each(RULES.map((rule) => [`${rule.clause}: ${rule.requirement}`, rule] as const))('%s', async (_, rule) => {
    const pdf = await parsePdf(bytes);
    expect(rule.problems(pdf)).toEqual([]);
    BREAKING[rule.requirement]!(pdf);
    expect(rule.problems(pdf).length).toBeGreaterThan(0);
  });
});
