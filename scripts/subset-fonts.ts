/// <reference path="../api/src/platform/clients/subset-font-package.d.ts" />
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FontFace, fontFileName } from '@kreda/document/engine/fonts/catalogue';
import { facesOf, installedFontFile } from '@kreda/document/testing/draw-page';
import subsetFont from 'subset-font';
import { scratchFolder } from './scratch-folder.ts';

/** Font files in a temporary folder. */
interface SubsetFonts {
  /** The path of a face's subset. */
  fileOf(face: FontFace): string;
  remove(): Promise<void>;
}

/**
 * Makes subsets of all fonts that these pages name, with the characters of these pages. A page drawn with them has the same pixels.
 *
 * resvg reads the whole font file for each glyph that it draws: with the installed fonts, that takes as long as the drawing itself.
 */
export async function subsetFontsOf(pages: readonly string[]): Promise<SubsetFonts> {
  const folder = await mkdtemp(join(await scratchFolder(), 'kreda-fonts-'));
  const fileOf = (face: FontFace) => join(folder, fontFileName(face));
  // Their markup has a few letters more than their text.
  const characters = [...new Set(pages.join(''))].join('');
  for (const face of new Set(pages.flatMap(facesOf))) {
    const whole = await readFile(installedFontFile(face));
    await writeFile(fileOf(face), await subsetFont(whole, characters, { targetFormat: 'sfnt', noHinting: true }));
  }
  return { fileOf, remove: () => rm(folder, { recursive: true, force: true }) };
}
