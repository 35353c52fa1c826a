import { pageTextItems as itemsOf, type PageTextItem } from '../engine/page-text-items.ts';
import { createShaper, type Shaper } from '../engine/text/shaper.ts';
import { installedFonts } from './installed-fonts.ts';

let shaper: Shaper | undefined;

/** The text items of typeset pages, measured with the installed fonts. */
export function pageTextItems(pages: readonly string[]): PageTextItem[] {
  return itemsOf(pages, ({ text, face, sizePx, spacingPx }) => {
    shaper ??= createShaper(installedFonts());
    const { pens, unitsPerEm, clusters } = shaper.shape(text, face, spacingPx !== 0);
    return (pens.at(-1)! * sizePx) / unitsPerEm + clusters.at(-1)! * spacingPx;
  });
}
