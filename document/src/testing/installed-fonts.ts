import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, fontPackagePath } from '../engine/fonts/catalogue.ts';
import type { FontSource } from '../engine/text/shaper.ts';

const require = createRequire(import.meta.url);

/** All faces of the catalogue from the installed font packages. A file is read when its bytes are used. */
export function installedFonts(): FontSource[] {
  return FONT_FACES.map((face) => ({
    face,
    get bytes() {
      return readFileSync(require.resolve(fontPackagePath(face)));
    },
  }));
}
