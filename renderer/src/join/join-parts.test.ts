import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { JoinPart, ReceivedJoinRequest } from '@kreda/proto/renderer-service';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmission } from '../service/admission.ts';
import { createJoinService } from '../service/join-service.ts';
import { accessibilityRules } from '../testing/conformance.ts';
import { attachmentOf, documentOf, joinRequest } from '../testing/join/join-request.ts';
import { onePage, writePdf } from '../testing/join/write-pdf.ts';
import { parsePdf } from '../testing/parsed-pdf.ts';
import { pdfFonts, pdfInfo, pdfLinks, pdfPixels, pdfText } from '../testing/poppler.ts';
import { lookup } from './lookup.ts';

const service = createJoinService({ admission: createAdmission({ running: 1, waiting: 8 }) });
const join = (request: ReceivedJoinRequest) => service.join(request, new AbortController().signal);
const PORTRAIT = readFileSync(new URL('../testing/portrait.jpg', import.meta.url));
const CERTIFICATE = writePdf(onePage());

let cv: JoinPart;
let letter: JoinPart;

beforeAll(async () => {
  cv = await documentOf('Doświadczenie');
  letter = await documentOf('List', { language: 'de' });
});

/** The elements of a structure tree as text, with titles and alternate texts. */
function outlineOf(element: PDFObject | undefined): string {
  if (!(element instanceof PDFDict)) return '';
  const kids = lookup(element, 'K');
  const list = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : [];
  const inside = list
    .map((kid) => (kid instanceof PDFNumber ? '' : outlineOf(element.context.lookup(kid))))
    .filter(Boolean);
  const role = lookup(element, 'S')?.toString().slice(1) ?? '';
  return inside.length > 0 ? `${role}(${inside.join(' ')})` : role;
}

describe('one PDF of documents and attachments', () => {
  test('has all pages in their order, and prints their numbers on attachments alone', async () => {
    const { files, parts } = await join(joinRequest([letter, cv, attachmentOf(CERTIFICATE), attachmentOf(PORTRAIT)]));
    const text = pdfText(files[0]!.pdf);
    expect(text.split('\f').map((page) => page.trim().replaceAll(/\s+/g, ' '))).toEqual([
      'Jan Kowalski List example.com',
      'Jan Kowalski Doświadczenie example.com',
      'certificate 3 / 4',
      '4 / 4',
      '',
    ]);
    expect(parts.map(({ pages }) => pages)).toEqual([1, 1, 1, 1]);
    expect(files).toHaveLength(1);
  });

  test('numbers documents with a colour for it through with attachments, in that colour and under their content', async () => {
    const numbered = (part: JoinPart): JoinPart => ({ ...part, pageNumberColor: '#336699' });
    const { files } = await join(joinRequest([numbered(letter), numbered(cv), attachmentOf(CERTIFICATE)]));
    const { pdf } = files[0]!;
    expect(
      pdfText(pdf)
        .split('\f')
        .map((page) => page.trim().replaceAll(/\s+/g, ' ')),
    ).toEqual([
      'Jan Kowalski List example.com 1 / 3',
      'Jan Kowalski Doświadczenie example.com 2 / 3',
      'certificate 3 / 3',
      '',
    ]);
    const size = { width: 1_588, height: 2_246 };
    const pixels = pdfPixels(pdf, 2, size);
    const columns: number[] = [];
    for (let at = 0; at < size.width * 60; at++) {
      const from = ((size.height - 60) * size.width + at) * 3;
      if (Buffer.from(pixels.subarray(from, from + 3)).toString('hex') === '336699') columns.push(at % size.width);
    }
    expect(columns.length).toBeGreaterThan(20);
    // In the middle of the page.
    expect(Math.min(...columns)).toBeGreaterThan(750);
    expect(Math.max(...columns)).toBeLessThan(838);
  });

  test('does not number the only page, nor the PDFs of a ZIP', async () => {
    const numbered = { ...cv, pageNumberColor: '#336699' };
    const alone = await join(joinRequest([numbered]));
    const apart = await join(joinRequest([numbered, numbered], { separate: true }));
    for (const { pdf } of [...alone.files, ...apart.files]) expect(pdfText(pdf)).not.toContain(' / ');
  });

  test('keeps the structure of documents in a part for each, and tags attachments', async () => {
    const { files } = await join(joinRequest([cv, attachmentOf(CERTIFICATE), attachmentOf(PORTRAIT)]));
    const document = await PDFDocument.load(files[0]!.pdf);
    const root = lookup(document.catalog, 'StructTreeRoot') as PDFDict;
    expect(outlineOf(lookup(root, 'K'))).toBe('Document(Part(Sect(H1) Sect(H2 P(Link))) Part(P) Part(Figure))');
  });

  test('every content that is marked has its element in the parent tree', async () => {
    const { files } = await join(joinRequest([cv, attachmentOf(CERTIFICATE), letter, attachmentOf(PORTRAIT)]));
    const document = await PDFDocument.load(files[0]!.pdf);
    const root = lookup(document.catalog, 'StructTreeRoot') as PDFDict;
    const numbers = lookup(lookup(root, 'ParentTree') as PDFDict, 'Nums') as PDFArray;
    const owners = new Map<number, PDFObject | undefined>();
    for (let index = 0; index < numbers.size(); index += 2)
      owners.set((numbers.lookup(index) as PDFNumber).asNumber(), numbers.lookup(index + 1));
    const keys = document.getPages().map(({ node }) => (lookup(node, 'StructParents') as PDFNumber).asNumber());
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) {
      const elements = owners.get(key) as PDFArray;
      expect(elements.asArray().every((element) => element instanceof PDFRef)).toBe(true);
    }
    const links = document.getPages().flatMap(({ node }) => {
      const annotations = lookup(node, 'Annots');
      return annotations instanceof PDFArray
        ? annotations.asArray().map((ref) => document.context.lookup(ref) as PDFDict)
        : [];
    });
    expect(links).toHaveLength(2);
    for (const link of links) {
      const owner = owners.get((lookup(link, 'StructParent') as PDFNumber).asNumber()) as PDFDict;
      expect(lookup(owner, 'S')).toBe(PDFName.of('Link'));
    }
  });

  test('has bookmarks of parts with headings under them, links, title and language', async () => {
    const { files } = await join(joinRequest([cv, attachmentOf(CERTIFICATE, { title: 'Certyfikat B2' })]));
    const [file] = files;
    const document = await PDFDocument.load(file!.pdf);
    const outlines = lookup(document.catalog, 'Outlines') as PDFDict;
    const first = lookup(outlines, 'First') as PDFDict;
    const titleOf = (item: PDFDict) => (lookup(item, 'Title') as import('pdf-lib').PDFHexString).decodeText();
    expect([
      titleOf(first),
      titleOf(lookup(first, 'First') as PDFDict),
      titleOf(lookup(first, 'Next') as PDFDict),
    ]).toEqual(['Doświadczenie', 'Doświadczenie', 'Certyfikat B2']);
    expect(pdfLinks(file!.pdf)).toEqual(['https://example.com/']);
    expect(pdfInfo(file!.pdf)).toMatchObject({ Title: 'Jan Kowalski', Tagged: 'yes', Encrypted: 'no' });
    expect(document.catalog.lookup(PDFName.of('Lang'))?.toString()).toBe('(pl)');
  });

  test('claims PDF/UA only if all parts are ours', async () => {
    const claims = async (parts: JoinPart[]) =>
      Buffer.from((await join(joinRequest(parts))).files[0]!.pdf).includes('pdfuaid:part');
    expect(await claims([cv, letter])).toBe(true);
    expect(await claims([cv, attachmentOf(CERTIFICATE)])).toBe(false);
  });

  test('keeps to the rules of PDF/UA that it claims', async () => {
    for (const pageNumberColor of ['', '#336699']) {
      const { files } = await join(
        joinRequest([
          { ...cv, pageNumberColor },
          { ...letter, pageNumberColor },
        ]),
      );
      const pdf = await parsePdf(files[0]!.pdf);
      const problems = accessibilityRules.flatMap((rule) =>
        rule.problems(pdf).map((problem) => `${rule.clause}: ${problem}`),
      );
      expect(problems).toEqual([]);
    }
  });

  test('embeds fonts and pictures that parts share once, and gives the same bytes for the same parts', async () => {
    const request = joinRequest([cv, { ...cv, title: 'Again' }, attachmentOf(PORTRAIT), attachmentOf(PORTRAIT)]);
    const [once, again] = [await join(request), await join(request)];
    expect(once.files[0]!.sha256).toBe(again.files[0]!.sha256);
    const pdf = once.files[0]!.pdf;
    // One of the documents, one of the page numbers.
    expect(pdfFonts(pdf)).toHaveLength(2);
    expect(pdf.length).toBeLessThan(cv.content.length + PORTRAIT.length + 15_000);
  });

  test('makes a PDF of each part, with its own title and without numbers', async () => {
    const { files } = await join(joinRequest([cv, attachmentOf(CERTIFICATE, { title: 'Dyplom' })], { separate: true }));
    expect(files.map(({ pdf }) => [pdfInfo(pdf).Title, pdfInfo(pdf).Pages])).toEqual([
      ['Doświadczenie', '1'],
      ['Dyplom', '1'],
    ]);
    expect(pdfText(files[1]!.pdf).trim()).toBe('certificate');
  });
});

describe('photos', () => {
  test('a photo is turned as its camera asks, without a loss and without its metadata', async () => {
    const photo = await sharp(PORTRAIT)
      .resize(300, 200, { fit: 'fill' })
      .withExif({ IFD0: { Artist: 'SECRET' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SECRET')).toBe(true);
    const { files } = await join(joinRequest([attachmentOf(photo)]));
    const [page] = (await PDFDocument.load(files[0]!.pdf)).getPages();
    expect(page!.getHeight()).toBeGreaterThan(page!.getWidth());
    expect(Buffer.from(files[0]!.pdf).includes('SECRET')).toBe(false);
  });

  test.for(['png', 'webp'] as const)('a %s with transparency is on white', async (format) => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#ff000000' } })
      .toFormat(format)
      .toBuffer();
    const { files } = await join(joinRequest([attachmentOf(photo)]));
    expect(pdfInfo(files[0]!.pdf).Pages).toBe('1');
  });
});

describe('a largest size', () => {
  const MB = 1024 * 1024;
  const noise = (format: 'jpeg' | 'png', side: number) =>
    sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      // With a quality, a PNG gets a palette.
      .toFormat(format, format === 'jpeg' ? { quality: 95 } : {})
      .toBuffer();

  test('is met by reducing pictures of attachments, which is told by part', { timeout: 60_000 }, async () => {
    const photo = await noise('jpeg', 2_000);
    expect(photo.length).toBeGreaterThan(2 * MB);
    const { files, parts, isWithinSize } = await join(joinRequest([cv, attachmentOf(photo)], { maxBytes: 2 * MB }));
    expect(isWithinSize).toBe(true);
    expect(files[0]!.pdf.length).toBeLessThanOrEqual(2 * MB);
    expect(parts[0]).toMatchObject({ reducedPictures: 0 });
    const [, reduced] = parts;
    expect(reduced).toMatchObject({ reducedPictures: 1, bytesBefore: expect.any(Number) });
    expect(reduced!.bytesAfter).toBeLessThan(reduced!.bytesBefore);
    expect(reduced!.dpiAfter).toBeLessThan(reduced!.dpiBefore);
  });

  test('that cannot be met gives the smallest file, and says so', { timeout: 60_000 }, async () => {
    const photo = await noise('png', 900);
    const { files, isWithinSize, parts } = await join(joinRequest([cv, attachmentOf(photo)], { maxBytes: 20_000 }));
    expect(isWithinSize).toBe(false);
    expect(parts[1]).toMatchObject({ reducedPictures: 1, dpiAfter: 96 });
    expect(files[0]!.pdf.length).toBeLessThan(photo.length / 4);
  });

  test('leaves files alone that are smaller', async () => {
    const whole = await join(joinRequest([cv, attachmentOf(PORTRAIT)]));
    const capped = await join(joinRequest([cv, attachmentOf(PORTRAIT)], { maxBytes: 2 * MB }));
    expect(capped.parts.every(({ reducedPictures }) => reducedPictures === 0)).toBe(true);
    expect(capped.files[0]!.pdf.length).toBe(whole.files[0]!.pdf.length);
  });
});

describe('a malformed request', () => {
  test.for<[string, JoinPart[]]>([
    ['no parts', []],
    ['21 attachments', Array.from({ length: 21 }, () => attachmentOf(PORTRAIT))],
    ['a part of 11 MB', [attachmentOf(new Uint8Array(11 * 1024 * 1024))]],
    ['a part without a title', [attachmentOf(PORTRAIT, { title: '' })]],
    ['a colour that is none', [attachmentOf(PORTRAIT, { pageNumberColor: 'red' })]],
    ['a language that is none', [attachmentOf(PORTRAIT, { language: 'not a language' })]],
  ])('is refused: %s', async ([, parts]) => {
    await expect(join(joinRequest(parts))).rejects.toMatchObject({ reason: 'REQUEST_REFUSED' });
  });
});
