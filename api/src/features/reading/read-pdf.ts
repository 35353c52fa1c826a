import type { PdfContent } from '@kreda/document/kinds/resume/formats/import/pdf-content';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/intake/unreadable-file-error';
import { MAX_TEXT_ITEMS, type TextItem } from '@kreda/document/reader/found-resume';
import { isAllocationLimitReached } from './limit-allocations.ts';
import type { ReadingLimits } from './reading-limits.ts';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfDocument = import('pdfjs-dist/legacy/build/pdf.mjs').PDFDocumentProxy;
type PdfPage = import('pdfjs-dist/legacy/build/pdf.mjs').PDFPageProxy;
type PdfLimits = Pick<ReadingLimits, 'pages' | 'characters'>;

/** In characters: longer than real font names. Each item has a copy of the name. */
const MAX_FONT_NAME = 100;
/** More links than a page of a resume has; each is compared with all texts. */
const MAX_LINKS = 200;
/** The longest address of a link, in characters. */
const MAX_ADDRESS = 2_000;
/** A resume in a PDF is one file. An invoice may be beside it. */
const MAX_ATTACHMENTS = 20;

/**
 * Parses a PDF in this process. Call it only in a process that ends afterwards, since a hostile file may take all time and memory.
 *
 * @throws {UnreadableFileError}
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfContent> {
  // Most imported files are no PDFs, and the parser takes a while to load.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js finds its worker's module loaded and then runs it in this process, without a worker of its own.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  try {
    const document = await open(pdfjs, bytes);
    if (document.numPages > limits.pages) throw new UnreadableFileError('too-long');
    const content = { attachments: await attachmentsOf(document), items: await allItems(pdfjs, document, limits) };
    // The parser may have caught the error and gone on.
    if (isAllocationLimitReached()) throw new UnreadableFileError('too-large');
    return content;
  } catch (error) {
    if (isAllocationLimitReached()) throw new UnreadableFileError('too-large');
    if (error instanceof UnreadableFileError) throw error;
    // The parser has an error for each way in which a file is damaged, and any other for a damage that it did not foresee.
    throw new UnreadableFileError(isPasswordMissing(error) ? 'encrypted' : 'broken');
  }
}

function open(pdfjs: Pdfjs, bytes: Uint8Array): Promise<PdfDocument> {
  return pdfjs.getDocument({
    data: bytes,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    stopAtErrors: false,
    // Decodes no image: all of them have more pixels.
    maxImageSize: 0,
  }).promise;
}

async function attachmentsOf(document: PdfDocument): Promise<PdfContent['attachments']> {
  const attachments = (await document.getAttachments()) as Record<
    string,
    { filename: string; content?: unknown }
  > | null;
  return Object.values(attachments ?? {})
    .slice(0, MAX_ATTACHMENTS)
    .flatMap(({ filename, content }) => (content instanceof Uint8Array ? [{ name: filename, bytes: content }] : []));
}

async function allItems(pdfjs: Pdfjs, document: PdfDocument, limits: PdfLimits): Promise<TextItem[]> {
  const items: TextItem[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    for (const item of await pageItems(pdfjs, page)) {
      characters += item.text.length;
      if (characters > limits.characters || items.length >= MAX_TEXT_ITEMS) throw new UnreadableFileError('too-large');
      items.push(item);
    }
    page.cleanup();
  }
  return items;
}

async function pageItems(pdfjs: Pdfjs, page: PdfPage): Promise<TextItem[]> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false });
  const fonts = await fontNames(page);
  const links = await linksOf(page);
  return content.items.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str === '') return [];
    const [a, b, c, d, x, y] = pdfjs.Util.transform(viewport.transform, item.transform) as number[];
    const size = Math.hypot(c!, d!);
    // Leaves out text that is not horizontal, such as a rotated watermark.
    if (Math.abs(b!) > Math.abs(a!) * 0.1) return [];
    const [left, baseline] = item.transform.slice(4) as [number, number];
    const href = links.find(({ rect }) => isInside(rect, left + item.width / 2, baseline + size * 0.3))?.url;
    return [
      {
        page: page.pageNumber,
        text: item.str,
        x: x!,
        y: y!,
        width: item.width,
        size,
        font: fonts.get(item.fontName) ?? '',
        ...(href === undefined ? {} : { href }),
      },
    ];
  });
}

interface PageLink {
  url: string;
  /** Two corners, in the page's own coordinates. */
  rect: [number, number, number, number];
}

/** The web addresses that areas of a page link to. */
async function linksOf(page: PdfPage): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: unknown; rect?: unknown }[];
  return annotations
    .slice(0, MAX_LINKS)
    .flatMap(({ subtype, url, rect }) =>
      subtype === 'Link' && typeof url === 'string' && url.length <= MAX_ADDRESS && Array.isArray(rect)
        ? [{ url, rect: rect as PageLink['rect'] }]
        : [],
    );
}

function isInside([x1, y1, x2, y2]: PageLink['rect'], x: number, y: number): boolean {
  return x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
}

/** The names of a page's fonts, by the parser's ids. The parser gives them only with the page's operator list. */
async function fontNames(page: PdfPage): Promise<Map<string, string>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Map<string, string>();
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  fnArray.forEach((operator, index) => {
    const [id] = (argsArray[index] ?? []) as [unknown];
    if (operator !== OPS.setFont || typeof id !== 'string' || names.has(id)) return;
    if (!page.commonObjs.has(id)) return;
    const font = page.commonObjs.get(id) as { name?: unknown } | null;
    names.set(id, typeof font?.name === 'string' ? font.name.slice(0, MAX_FONT_NAME) : '');
  });
  return names;
}

function isPasswordMissing(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
