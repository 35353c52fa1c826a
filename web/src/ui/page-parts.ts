/** The parts of a page that stand for a form: its sections, and the hero. */
const PARTS = "[data-role='section'], [data-role='hero']";

/**
 * The section or hero of a page whose room holds a point of the screen, px; the smallest where several do. By their rooms and
 * not by what is painted: between two letters there is nothing to be hit.
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
