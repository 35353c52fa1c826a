import type { FontFace, PageFontFamily } from '../engine/fonts/catalogue.ts';
import { createShaper, type Shaper } from '../engine/text/shaper.ts';
import type { TextItem } from '../reader/found-resume.ts';
import { installedFonts } from './installed-fonts.ts';

const POINTS_PER_PX = 0.75;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

let shaper: Shaper | undefined;

/** The text items of typeset pages, as a PDF library reports them from their PDF: one item per run, without its role. */
export function pageTextItems(pages: readonly string[]): TextItem[] {
  return pages.flatMap((svg, index) =>
    Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g), ([, attributes, text]) =>
      toItem(new Map(Array.from(attributes!.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!])), {
        page: index + 1,
        text: text!.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!),
      }),
    ),
  );
}

function toItem(attributes: ReadonlyMap<string, string>, { page, text }: Pick<TextItem, 'page' | 'text'>): TextItem {
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  const face: FontFace = {
    family: attributes.get('font-family') as PageFontFamily,
    weight: attributes.get('font-weight') === '700' ? 700 : 400,
    style: attributes.get('font-style') === 'italic' ? 'italic' : 'normal',
  };
  const spacing = number('letter-spacing');
  shaper ??= createShaper(installedFonts());
  const { pens, unitsPerEm, clusters } = shaper.shape(text, face, spacing !== 0);
  const width = (pens.at(-1)! * number('font-size')) / unitsPerEm + clusters.at(-1)! * spacing;
  return {
    page,
    text,
    x: number('x') * POINTS_PER_PX,
    y: number('y') * POINTS_PER_PX,
    width: width * POINTS_PER_PX,
    size: number('font-size') * POINTS_PER_PX,
    font: `ABCDEF+${face.family}-${face.weight === 700 ? 'Bold' : 'Regular'}${face.style === 'italic' ? 'Italic' : ''}`,
  };
}
