import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { FONT_FACES, type FontFace, fontPackagePath } from '../engine/fonts/catalogue.ts';

const require = createRequire(import.meta.url);

/** The path of the installed file of a face. */
export function installedFontFile(face: FontFace): string {
  return require.resolve(fontPackagePath(face));
}

/** The faces of the families that a page names. resvg parses each file that it is given: all families are 35 MB. */
export function facesOf(svg: string): FontFace[] {
  const families = new Set(Array.from(svg.matchAll(/ font-family="([^"]+)"/g), ([, family]) => family));
  return FONT_FACES.filter(({ family }) => families.has(family));
}

/**
 * Draws a page's SVG with the fonts of its faces, and no other fonts.
 *
 * @param fontFileOf the path of a face's file: by default, the installed one.
 */
export function drawPage(svg: string, widthPx: number, fontFileOf = installedFontFile): Sharp {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false, fontFiles: facesOf(svg).map(fontFileOf) },
  }).render();
  // resvg ignores all options if one is unknown. Then the width is wrong, and system fonts were used.
  if (drawn.width !== widthPx) throw new Error(`The page is ${drawn.width} px wide instead of ${widthPx} px`);
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}
