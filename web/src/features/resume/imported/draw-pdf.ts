import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Larger pictures in a file are not drawn, in pixels. */
const MAX_IMAGE_PIXELS = 16_000_000;
/** The longest side of a drawn page, in pixels: browsers limit a canvas. */
const MAX_SIDE_PX = 4_096;

/** A page as it was drawn: its size in points, in which the places of fields are measured. */
export interface DrawnPage {
  widthPt: number;
  heightPt: number;
}

/** Opens a PDF for drawing. It is parsed in a worker, and runs no scripts or forms of the file. Rejects if it cannot be opened. */
export async function openPdf(file: File): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  }).promise;
}

/**
 * Draws a page as wide as the canvas is shown. Rejects if the page cannot be drawn.
 *
 * @param number from 1.
 */
export async function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<DrawnPage> {
  const page = await pdf.getPage(number);
  const { width: widthPt, height: heightPt } = page.getViewport({ scale: 1 });
  const widthPx = canvas.clientWidth * devicePixelRatio;
  const scale = Math.min(widthPx / widthPt, MAX_SIDE_PX / Math.max(widthPt, heightPt));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  return { widthPt, heightPt };
}
