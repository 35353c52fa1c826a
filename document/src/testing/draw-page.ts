import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { FONT_FACES, fontPackagePath } from '../engine/fonts/catalogue.ts';

const require = createRequire(import.meta.url);

/** Draws a page's SVG with the installed font packages, and no other fonts. */
export function drawPage(svg: string, widthPx: number): Sharp {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles: fontFilesOf(svg) },
  }).render();
  // resvg ignores all options if one is unknown. Then the width is wrong, and system fonts were used.
  if (drawn.width !== widthPx) throw new Error(`The page is ${drawn.width} px wide instead of ${widthPx} px`);
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}

/** The faces of the families that a page names. resvg parses each file that it is given: all families are 35 MB. */
function fontFilesOf(svg: string): string[] {
  const families = new Set(Array.from(svg.matchAll(/ font-family="([^"]+)"/g), ([, family]) => family));
  return FONT_FACES.filter(({ family }) => families.has(family)).map((face) => require.resolve(fontPackagePath(face)));
}
