import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FONT_FACES, fontPackagePath } from '@kreda/document/engine/fonts/catalogue';

const require = createRequire(import.meta.url);

/** Where the markup finds the photo. */
export const PHOTO_PATH = '/photo.jpg';

/** A warm Typst with Inter and a photo: markup in, PDF out. */
export async function openTypstCompiler(photo: Buffer): Promise<(mainFileContent: string) => Uint8Array> {
  // A native binary, which not every platform has: what the import says is the reason then.
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

/** Words as a string of Typst's own, which no sign in it can leave. */
export function typstText(words: string): string {
  return `#${JSON.stringify(words)}`;
}
