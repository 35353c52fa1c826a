import { decimal } from '../pdf/pdf-objects.ts';
import type { Face } from '../read/page-model.ts';
import type { FontBook } from '../text/font-book.ts';
import { shapeRun } from '../text/shape.ts';
import type { Paper } from './place-on-paper.ts';

const FACE: Face = { family: 'Inter', weight: 400, style: 'normal' };
const SIZE = 8;
/** Many printers leave 4.2 mm at the edge white. */
const BASELINE = 12;
/** On the white foot of attachments. */
export const NUMBER_GREY = '#595959';

/**
 * The operators that write "3 / 7" in the middle of a page's foot. They are drawn as an `artifact`.
 *
 * @param color `#rrggbb`.
 */
export function writePageNumber(book: FontBook, text: string, paper: Paper, color: string): string {
  const run = { text, x: 0, y: 0, face: FACE, size: SIZE, fill: undefined, letterSpacing: 0, order: 0 };
  const { shaped, glyphs } = shapeRun(run);
  let codes = '';
  let resource = '';
  for (let from = 0; from < glyphs.length; from++) {
    const to = glyphs.endOfCluster(from);
    const width = (glyphs.advanceOf(from, to) * 1_000) / shaped.metrics.unitsPerEm;
    const code = book.codeForGlyph(
      shaped.metrics,
      glyphs.glyphAt(from),
      glyphs.textOfCluster(from, to),
      Math.round(width * 100) / 100,
    );
    codes += code.code;
    resource = code.resource;
  }
  const x = (paper.width - shaped.width) / 2;
  return (
    `q\nBT\n${components(color)} rg\n/${resource} ${SIZE} Tf\n` +
    `1 0 0 1 ${decimal(x)} ${BASELINE} Tm\n<${codes}> Tj\nET\nQ\n`
  );
}

/** Operators that draw what belongs to a page and not to its text (ISO 32000-1, 14.8.2.2). */
export function artifact(operators: string): string {
  return `/Artifact <</Type /Pagination /Subtype /Footer>> BDC\n${operators}EMC\n`;
}

/** Red, green and blue from 0 to 1. */
function components(color: string): string {
  return [1, 3, 5].map((at) => decimal(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');
}
