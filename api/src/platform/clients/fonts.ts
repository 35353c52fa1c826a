import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, type FontFace, fontFileName, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';

const require = createRequire(import.meta.url);

/** A font file of the catalogue. */
export interface FontFile {
  face: FontFace;
  name: string;
  readonly path: string;
  /** Read from the disk at each access: all faces together have 70 MB, and a process uses a few. */
  readonly bytes: Uint8Array;
}

/** All font files of the installed packages, by the name under which the site serves them. */
export function readFonts(): Map<string, FontFile> {
  return new Map(
    FONT_FACES.map((face) => {
      const name = fontFileName(face);
      return [
        name,
        {
          face,
          name,
          get path() {
            return require.resolve(fontPackagePath(face));
          },
          get bytes() {
            return readFileSync(this.path);
          },
        },
      ];
    }),
  );
}
