/** A text run of a page SVG. */
export interface PageRun {
  xPx: number;
  yPx: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text runs of a page in file order, which is reading order. */
export function pageRuns(svg: string): PageRun[] {
  return Array.from(svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)<\/text>/g), ([, x, y, text]) => ({
    xPx: Number(x),
    yPx: Number(y),
    text: text!.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!),
  }));
}
