import { decimal } from '../pdf/pdf-objects.ts';
import type { Face } from '../read/page-model.ts';
import type { FontBook } from '../text/font-book.ts';
import { shapeRun } from '../text/shape.ts';
import { FOOT, type Paper } from './place-on-paper.ts';

const FACE: Face = { family: 'Inter', weight: 400, style: 'normal' };
const SIZE = 8;
const GREY = 0.35;

/** The operators that write "3 / 7" in the middle of a page's foot, as a page artifact (ISO 32000-1, 14.8.2.2). */
export function writePageNumber(book: FontBook, text: string, paper: Paper): string {
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
  const y = (FOOT - SIZE) / 2 + 1;
  return (
    `/Artifact <</Type /Pagination /Subtype /Footer>> BDC\nq\nBT\n${GREY} g\n/${resource} ${SIZE} Tf\n` +
    `1 0 0 1 ${decimal(x)} ${decimal(y)} Tm\n<${codes}> Tj\nET\nQ\nEMC\n`
  );
}
