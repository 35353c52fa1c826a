/** The parts of a page that have a form: its sections and the hero. */
const PARTS = "[data-role='section'], [data-role='hero']";

/**
 * The section or hero whose bounding box contains a point of the screen, in px; the smallest if there are several. Hit testing of
 * painted content would miss the gaps between characters.
 */
export function partAt(page: ShadowRoot, x: number, y: number): SVGElement | null {
  return smallestAt(page.querySelectorAll<SVGElement>(PARTS), x, y);
}

/** The id of the entry of a section whose bounding box contains a point of the screen, in px; null between entries. */
export function entryAt(section: SVGElement, x: number, y: number): string | null {
  return smallestAt(section.querySelectorAll<SVGElement>('[data-entry]'), x, y)?.dataset.entry ?? null;
}

function smallestAt(parts: Iterable<SVGElement>, x: number, y: number): SVGElement | null {
  let found: SVGElement | null = null;
  let foundArea = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom || width * height >= foundArea) continue;
    found = part;
    foundArea = width * height;
  }
  return found;
}
