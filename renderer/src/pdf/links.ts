import { type Box, inflate, isEmpty, overlaps, union } from '../read/geometry.ts';
import type { PageModel } from '../read/page-model.ts';
import type { ShapedRun } from '../text/shape.ts';

/** A clickable rectangle of a page. */
export interface LinkArea {
  /** The link's index on the page. */
  link: number;
  href: string;
  /** The link's text, or its address if it has no text. */
  text: string;
  /** In CSS px from the page's upper left corner. */
  box: Box;
}

/**
 * Finds where each link can be clicked: one area for each line of its text, and one for each of its graphics that no line covers.
 *
 * @param runs the page's runs, shaped, in the page's order.
 */
export function findLinkAreas(page: PageModel, runs: ShapedRun[]): LinkArea[] {
  return page.links.flatMap((link) => {
    const lines = new Map<number, Box>();
    for (const index of link.runs) {
      const shaped = runs[index];
      if (shaped === undefined) continue;
      const box = boxOf(shaped);
      const line = lines.get(shaped.run.y);
      lines.set(shaped.run.y, line ? union(line, box) : box);
    }
    const areas = [...lines.values()];
    for (const index of link.graphics) {
      const bounds = page.graphics[index]?.bounds;
      // An underline lies almost inside the area of its line, so it needs no area of its own.
      if (bounds && !isEmpty(bounds) && !areas.some((area) => overlaps(inflate(area, 1), bounds))) areas.push(bounds);
    }
    const words = link.runs.map((index) => runs[index]?.run.text ?? '').join('');
    return areas.map((box) => ({ link: link.index, href: link.href, text: words.trim() || link.href, box }));
  });
}

/** The box of a run from the font's ascender to its descender, in CSS px. */
export function boxOf({ run, metrics, width }: ShapedRun): Box {
  const scale = run.size / metrics.unitsPerEm;
  return {
    x0: run.x,
    y0: run.y - metrics.ascender * scale,
    x1: run.x + width,
    y1: run.y - metrics.descender * scale,
  };
}
