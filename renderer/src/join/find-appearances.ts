import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from 'pdf-lib';
import { matrixOf } from './find-placements.ts';
import { itemsOf, lookup } from './lookup.ts';
import { boundsOf, type Matrix } from './matrix.ts';
import { type SourcePage, toRectangle } from './read-pages.ts';

/** What an annotation or a form field looks like, and where on the page. */
export interface Appearance {
  form: PDFRawStream;
  /** From the form's space to the page's, with the form's own matrix left to viewers. */
  matrix: Matrix;
}

/** Annotations of a page beyond this number are left out. */
const MAX_ANNOTATIONS = 2_000;
/** Flags: hidden, and not shown on screens (ISO 32000-1, table 165). */
const HIDDEN = 2 | 32;
/** Windows that open by a click, and links, whose border is no content. */
const WITHOUT_CONTENT = new Set([
  '/Popup',
  '/Link',
  '/Movie',
  '/Sound',
  '/Screen',
  '/3D',
  '/RichMedia',
  '/FileAttachment',
]);

/** The appearances of a page's visible annotations, in their order: what remains of them (ISO 32000-1, 12.5.5). */
export function findAppearances(page: SourcePage): Appearance[] {
  const annotations = lookup(page.dict, 'Annots');
  if (!(annotations instanceof PDFArray)) return [];
  return itemsOf(annotations)
    .slice(0, MAX_ANNOTATIONS)
    .flatMap((annotation) => {
      const appearance = annotation instanceof PDFDict ? appearanceOf(annotation) : undefined;
      return appearance === undefined ? [] : [appearance];
    });
}

function appearanceOf(annotation: PDFDict): Appearance | undefined {
  const subtype = lookup(annotation, 'Subtype');
  const flags = lookup(annotation, 'F');
  if (subtype instanceof PDFName && WITHOUT_CONTENT.has(subtype.asString())) return undefined;
  if (flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0) return undefined;
  const form = normalAppearance(annotation);
  const rectangle = toRectangle(lookup(annotation, 'Rect'));
  const box = form && toRectangle(lookup(form, 'BBox'));
  if (form === undefined || rectangle === undefined || box === undefined) return undefined;
  const [x0, y0, x1, y1] = boundsOf(box, matrixOf(form));
  if (x1 - x0 <= 0 || y1 - y0 <= 0) return undefined;
  const sx = (rectangle[2] - rectangle[0]) / (x1 - x0);
  const sy = (rectangle[3] - rectangle[1]) / (y1 - y0);
  return { form, matrix: [sx, 0, 0, sy, rectangle[0] - x0 * sx, rectangle[1] - y0 * sy] };
}

/** The normal appearance, of the state that a button is in. */
function normalAppearance(annotation: PDFDict): PDFRawStream | undefined {
  const appearances = lookup(annotation, 'AP');
  const normal: PDFObject | undefined = appearances instanceof PDFDict ? lookup(appearances, 'N') : undefined;
  if (normal instanceof PDFRawStream) return normal;
  const state = lookup(annotation, 'AS');
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  const chosen = normal.lookup(state);
  return chosen instanceof PDFRawStream ? chosen : undefined;
}
