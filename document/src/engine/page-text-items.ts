import type { FontFace, PageFontFamily } from './fonts/catalogue.ts';

/** A text run of typeset pages, as a PDF library reports it from their PDF. Lengths in points. */
export interface PageTextItem {
  /** From 1. */
  page: number;
  text: string;
  /** Left end and baseline, from the page's top left corner. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** The font's name in the PDF, for example `ABCDEF+Inter-Bold`. */
  font: string;
}

/** A text run that is measured. */
export interface MeasuredRun {
  text: string;
  face: FontFace;
  sizePx: number;
  spacingPx: number;
}

const POINTS_PER_PX = 0.75;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The text items of page SVGs (docs/page-svg.md): one item per run, without its role.
 *
 * @param widthPx measures a run with its font; page SVGs hold no widths.
 */
export function pageTextItems(pages: readonly string[], widthPx: (run: MeasuredRun) => number): PageTextItem[] {
  return pages.flatMap((svg, index) =>
    Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes, text]) => {
      const values = new Map(
        Array.from(attributes!.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!] as const),
      );
      const number = (name: string) => Number(values.get(name) ?? 0);
      const face: FontFace = {
        family: values.get('font-family') as PageFontFamily,
        weight: values.get('font-weight') === '700' ? 700 : 400,
        style: values.get('font-style') === 'italic' ? 'italic' : 'normal',
      };
      const plain = text!.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!);
      const sizePx = number('font-size');
      return {
        page: index + 1,
        text: plain,
        x: number('x') * POINTS_PER_PX,
        y: number('y') * POINTS_PER_PX,
        width: widthPx({ text: plain, face, sizePx, spacingPx: number('letter-spacing') }) * POINTS_PER_PX,
        size: sizePx * POINTS_PER_PX,
        font: `ABCDEF+${face.family}-${face.weight === 700 ? 'Bold' : 'Regular'}${face.style === 'italic' ? 'Italic' : ''}`,
      };
    }),
  );
}
