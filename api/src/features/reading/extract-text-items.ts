import { MAX_TEXT_ITEMS, type TextItem } from '@kreda/document/reader/found-resume';
import { isAllocationBoundReached } from './bound-allocations.ts';
import type { PdfText, ReadingBounds, UnreadableReason } from './read-resume-pdf.ts';

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
type PdfPage = import('pdfjs-dist/legacy/build/pdf.mjs').PDFPageProxy;

/** Longer than a font's name is, in characters. Every item carries a copy. */
const MAX_FONT_NAME = 100;

/** Parses a PDF in this process. Only for one that ends afterwards: the file may take all the time and memory there is. */
export async function extractTextItems(
  bytes: Uint8Array,
  bounds: Pick<ReadingBounds, 'pages' | 'characters'>,
): Promise<PdfText> {
  // Imported here, after the memory was bounded.
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Without a worker of its own: this process is one. The module's being loaded is what makes it answer.
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  try {
    return await allItems(pdfjs, bytes, bounds);
  } catch (error) {
    return { reason: isAllocationBoundReached() ? 'too-large' : reasonOf(error) };
  }
}

async function allItems(
  pdfjs: Pdfjs,
  bytes: Uint8Array,
  bounds: Pick<ReadingBounds, 'pages' | 'characters'>,
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
    // No picture is unpacked: all of them have more pixels.
    maxImageSize: 0,
  }).promise;
  if (document.numPages > bounds.pages) return { reason: 'too-long' };
  const items: TextItem[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    for (const item of await pageItems(pdfjs, page)) {
      characters += item.text.length;
      if (characters > bounds.characters || items.length >= MAX_TEXT_ITEMS) return { reason: 'too-large' };
      items.push(item);
    }
    page.cleanup();
  }
  if (isAllocationBoundReached()) return { reason: 'too-large' };
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
    // Text that does not run along the page's lines, such as a rotated watermark, has no place among them.
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

/** The names of a page's fonts in the file. The parser hands them out with a page's drawing operators only. */
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
