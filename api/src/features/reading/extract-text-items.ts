import { MAX_TEXT_ITEMS, type TextItem } from '@kreda/document/reader/found-resume';
import { isAllocationLimitReached } from './limit-allocations.ts';
import type { PdfText, ReadingLimits, UnreadableReason } from './read-resume-pdf.ts';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfPage = import('pdfjs-dist/legacy/build/pdf.mjs').PDFPageProxy;

/** In characters: longer than real font names. Each item has a copy of the name. */
const MAX_FONT_NAME = 100;

/** Parses a PDF in this process. Call it only in a process that ends afterwards, since a hostile file may take all time and memory. */
export async function extractTextItems(
  bytes: Uint8Array,
  limits: Pick<ReadingLimits, 'pages' | 'characters'>,
): Promise<PdfText> {
  // Imported here, after the memory was limited.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // pdf.js finds its worker's module loaded and then runs it in this process, without a worker of its own.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  try {
    return await allItems(pdfjs, bytes, limits);
  } catch (error) {
    return { reason: isAllocationLimitReached() ? 'too-large' : reasonOf(error) };
  }
}

async function allItems(
  pdfjs: Pdfjs,
  bytes: Uint8Array,
  limits: Pick<ReadingLimits, 'pages' | 'characters'>,
): Promise<PdfText> {
  const document = await pdfjs.getDocument({
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
  if (document.numPages > limits.pages) return { reason: 'too-long' };
  const items: TextItem[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    for (const item of await pageItems(pdfjs, page)) {
      characters += item.text.length;
      if (characters > limits.characters || items.length >= MAX_TEXT_ITEMS) return { reason: 'too-large' };
      items.push(item);
    }
    page.cleanup();
  }
  if (isAllocationLimitReached()) return { reason: 'too-large' };
  return items.some(({ text }) => text.trim() !== '') ? { items } : { reason: 'scanned' };
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

function reasonOf(error: unknown): UnreadableReason {
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
}
