/** The parts of a page that have a form: its sections and the hero. */
const PARTS = "[data-role='section'], [data-role='hero']";

/**
 * The section or hero whose bounding box contains a point of the screen, in px; the smallest if there are several. Hit testing of
 * painted content would miss the gaps between characters.
 */
export function partAt(page: ShadowRoot, x: number, y: number): SVGElement | null {
  let found: SVGElement | null = null;
  let foundArea = Number.POSITIVE_INFINITY;
  for (const part of page.querySelectorAll<SVGElement>(PARTS)) {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || width * height >= foundArea) continue;
    found = part;
    foundArea = width * height;
  }
  return found;
}
