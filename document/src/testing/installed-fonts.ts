import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FACES, type FontFace, fontPackagePath } from '../fonts/catalogue.ts';

const require = createRequire(import.meta.url);

/** Every face of the catalogue, read from the installed font packages. */
export function installedFonts(): { face: FontFace; bytes: Uint8Array }[] {
  return FONT_FACES.map((face) => ({ face, bytes: readFileSync(require.resolve(fontPackagePath(face))) }));
}
