import { escapeXml } from '../escape-xml.ts';
import { boxOf } from '../pdf/links.ts';
import { isEmbeddable } from '../read/embeddable-jpeg.ts';
import { inflate } from '../read/geometry.ts';
import type { Graphic, PageModel, TextRun } from '../read/page-model.ts';
import type { ShapedRun } from '../text/shape.ts';
import { type Drawing, type Layer, type Placed, planLayers } from './plan-layers.ts';

/**
 * Plans which parts of a page become pixels, and in what order they are drawn.
 *
 * @param runs the runs to draw as pixels; empty where the PDF draws them as text.
 */
export function planPage(page: PageModel, runs: ShapedRun[]): Layer[] {
  const items: (Drawing | Placed)[] = [];
  let nextRun = 0;
  const addRunsBefore = (order: number) => {
    for (let run = runs[nextRun]; run !== undefined && run.run.order <= order; run = runs[++nextRun]) {
      items.push(textDrawing(run));
    }
  };
  for (const [order, graphic] of page.graphics.entries()) {
    addRunsBefore(order);
    items.push(toItem(graphic));
  }
  addRunsBefore(page.graphics.length);
  return planLayers(items, { size: page.size, paintsFills: runs.length === 0 });
}

function toItem(graphic: Graphic): Drawing | Placed {
  if (graphic.kind === 'picture' && isEmbeddable(graphic)) return { kind: 'placed', picture: graphic };
  const { svg, bounds, clip } = graphic;
  const paint = graphic.kind === 'shape' ? graphic : { gradient: undefined, fill: undefined };
  return { kind: 'drawing', svg, bounds, clip, gradient: paint.gradient, fill: paint.fill, face: undefined };
}

function textDrawing(shaped: ShapedRun): Drawing {
  return {
    kind: 'drawing',
    svg: writeText(shaped.run),
    // Glyphs may exceed the font's box: slanted ones sideways, stacked accents upwards.
    bounds: inflate(boxOf(shaped), shaped.run.size / 2),
    clip: undefined,
    gradient: undefined,
    fill: undefined,
    face: shaped.run.face,
  };
}

function writeText(run: TextRun): string {
  const { face } = run;
  const spacing = run.letterSpacing === 0 ? '' : ` letter-spacing="${run.letterSpacing}"`;
  return (
    `<text x="${run.x}" y="${run.y}" font-family="${face.family}" font-size="${run.size}" font-weight="${face.weight}"` +
    ` font-style="${face.style}"${spacing} fill="${run.fill ?? 'none'}" text-rendering="geometricPrecision"` +
    ` xml:space="preserve">${escapeXml(run.text)}</text>`
  );
}
