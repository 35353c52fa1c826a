import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, type FontFace, fontFileName, fontPackagePath } from '@kreda/document/fonts/catalogue';

const require = createRequire(import.meta.url);

/** A font file of the catalogue. */
export interface FontFile {
  face: FontFace;
  name: string;
  bytes: Uint8Array;
}

/** All font files, by the name under which the site serves them; read from the installed packages. */
export function readFonts(): Map<string, FontFile> {
  return new Map(
    FONT_FACES.map((face) => {
      const name = fontFileName(face);
      return [name, { face, name, bytes: readFileSync(require.resolve(fontPackagePath(face))) }];
    }),
  );
}
