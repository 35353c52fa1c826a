import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';

const require = createRequire(import.meta.url);

/** The photo's path in the markup. */
export const PHOTO_PATH = '/photo.jpg';

/** Starts Typst with Inter and a photo. The function compiles markup to a PDF. */
export async function openTypstCompiler(photo: Buffer): Promise<(mainFileContent: string) => Uint8Array> {
  // Not every platform has this native binary. The import's error is the reason that is printed then.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const faces = FONT_FACES.filter(({ family }) => family === 'Inter');
  const workspace = tmpdir();
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: faces.map((face) => readFileSync(require.resolve(fontPackagePath(face)))) }],
  });
  compiler.mapShadow(join(workspace, PHOTO_PATH), photo);
  return (mainFileContent) => compiler.pdf({ mainFileContent });
}

/** A text as a Typst string literal, so that no character is markup. */
export function typstText(words: string): string {
  return `#${JSON.stringify(words)}`;
}
