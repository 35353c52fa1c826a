import type { PdfContent } from '@kreda/document/kinds/resume/formats/import/pdf-content';
import { UnreadableFileError } from '@kreda/document/kinds/resume/formats/import/unreadable-file-error';
import { MAX_TEXT_ITEMS, type TextItem } from '@kreda/document/reader/found-resume';
import { isAllocationLimitReached } from './limit-allocations.ts';
import type { ReadingLimits } from './reading-limits.ts';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfDocument = import('pdfjs-dist/legacy/build/pdf.mjs').PDFDocumentProxy;
type PdfPage = import('pdfjs-dist/legacy/build/pdf.mjs').PDFPageProxy;
type PdfLimits = Pick<ReadingLimits, 'pages' | 'characters'>;

/** In characters: longer than real font names. Each item has a copy of the name. */
const MAX_FONT_NAME = 100;
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
  return content.items.flatMap((item): TextItem[] => {
    if (!('str' in item) || item.str === '') return [];
    const [a, b, c, d, x, y] = pdfjs.Util.transform(viewport.transform, item.transform) as number[];
    const size = Math.hypot(c!, d!);
    // Leaves out text that is not horizontal, such as a rotated watermark.
    if (Math.abs(b!) > Math.abs(a!) * 0.1) return [];
    return [
      {
        page: page.pageNumber,
        text: item.str,
        x: x!,
        y: y!,
        width: item.width,
        size,
        font: fonts.get(item.fontName) ?? '',
      },
    ];
  });
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
