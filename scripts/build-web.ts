import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync } from 'node:zlib';
import { Failure, say } from './failure.ts';
import { ifChanged } from './stamped.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'web', 'dist');
const CLIENT = join(DIST, 'client');
const ASSETS = join(CLIENT, 'assets');

/** What is built by itself, from sources of its own. */
interface Part {
  says: string;
  sources: readonly string[];
  /** Holds the digest of the sources that the part was built from. */
  stamp: string;
}

/** Where pictures are drawn, below web/dist/client. */
const PICTURE_FOLDERS = ['templates', 'open-graph'];

const PROGRAM: Part = {
  says: 'Building the client',
  sources: [
    'web/src/**/*',
    'web/public/**/*',
    'web/index.html',
    'web/*.ts',
    'web/*.json',
    'web/*.cjs',
    'document/src/**/*.ts',
    'site/src/**/*.ts',
    'scripts/build-web.ts',
    'package-lock.json',
  ],
  stamp: join(DIST, '.built-from'),
};

const PICTURES: Part = {
  says: 'Drawing the pictures of templates and shared links',
  sources: [
    'document/src/**/*.ts',
    'site/src/**/*.ts',
    // Home's promise stands in the pictures of shared links.
    'web/src/features/home/messages/*.ts',
    'scripts/open-graph-pictures.ts',
    'scripts/portraits.ts',
    'scripts/subset-fonts.ts',
    'scripts/template-thumbnails.ts',
    'package-lock.json',
  ],
  stamp: join(DIST, '.drawn-from'),
};

/** Files that only tests read. */
const TEST_FILES = /\.test\.tsx?$|^web\/src\/testing\/|^web\/vitest\.config\.ts$/;

/** A digest of everything that a part is made of. */
function sourceDigest({ sources }: Part): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: ROOT }).sort()) {
    if (!statSync(join(ROOT, file)).isFile() || TEST_FILES.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Builds a part unless it was built from the same sources. */
async function buildPart(part: Part, build: () => Promise<void>): Promise<void> {
  await ifChanged(part.stamp, sourceDigest(part), () => {
    say(`${part.says} …`);
    return build();
  });
}

async function runVite(args: string[], stop: AbortSignal | undefined): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawn(process.execPath, [vite, ...args, '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(stop && { signal: stop }),
  });
  const [stdout, stderr, code] = await Promise.all([
    text(build.stdout),
    text(build.stderr),
    new Promise<number | null>((resolve, reject) => build.once('error', reject).once('close', resolve)),
  ]);
  if (code === 0) return;
  throw new Failure(`The client could not be built:\n${stdout}${stderr}`, 'Mend what Vite names above and try again.');
}

/**
 * Compresses all text files of the client by Brotli's highest level, so that no request has to do it. A file that an earlier build
 * compressed is kept.
 */
async function compressAssets(): Promise<void> {
  const compress = promisify(brotliCompress);
  const names = globSync('*.{js,mjs,css,svg,wasm}', { cwd: ASSETS });
  const expected = new Set(names.map((name) => `${name}.br`));
  for (const name of globSync('*.br', { cwd: ASSETS })) if (!expected.has(name)) rmSync(join(ASSETS, name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(ASSETS, name);
      const content = readFileSync(file);
      if (existsSync(`${file}.br`) && content.equals(brotliDecompressSync(readFileSync(`${file}.br`)))) return;
      // Renamed when it is complete, so that an interrupted build leaves no broken file.
      writeFileSync(`${file}.part`, await compress(content));
      renameSync(`${file}.part`, `${file}.br`);
    }),
  );
}

/** Removes the last build, except pictures and the compressed files that `compressAssets` may keep. */
function removeProgram(): void {
  for (const name of ['server', 'manifest.json']) rmSync(join(DIST, name), { recursive: true, force: true });
  const kept = [...PICTURE_FOLDERS, 'assets'];
  const names = existsSync(CLIENT) ? readdirSync(CLIENT).filter((name) => !kept.includes(name)) : [];
  const assets = globSync('*', { cwd: ASSETS, exclude: ['*.br'] }).map((name) => join('assets', name));
  for (const name of [...names, ...assets]) rmSync(join(CLIENT, name), { recursive: true });
}

async function buildProgram(stop: AbortSignal | undefined): Promise<void> {
  removeProgram();
  await runVite(['build'], stop);
  // The server's build and the compression use different files.
  await Promise.all([runVite(['build', '--ssr', 'src/app/server.tsx'], stop), compressAssets()]);
  // Only the server reads the manifest.
  renameSync(join(CLIENT, '.vite', 'manifest.json'), join(DIST, 'manifest.json'));
  rmdirSync(join(CLIENT, '.vite'));
}

/** The Open Graph pictures contain thumbnails, so they come second. */
async function drawPictures(): Promise<void> {
  // Loaded here, since loading the document engine, resvg and sharp takes half a second, and most starts draw nothing.
  const [{ buildTemplateThumbnails }, { buildOpenGraphPictures }] = await Promise.all([
    import('./template-thumbnails.ts'),
    import('./open-graph-pictures.ts'),
  ]);
  for (const folder of PICTURE_FOLDERS) rmSync(join(CLIENT, folder), { recursive: true, force: true });
  await buildTemplateThumbnails(join(CLIENT, 'templates'));
  await buildOpenGraphPictures(CLIENT);
}

/**
 * Builds the client into web/dist: `client/` for browsers, `server/` for server-side rendering in the API. The program and the pictures are
 * two parts; a part whose sources have not changed since its last build is kept.
 *
 * @param stop interrupts Vite, and the build rejects. Pictures that are being drawn are finished first.
 * @throws Failure if the build fails.
 */
export async function buildWeb(stop?: AbortSignal): Promise<void> {
  // Vite is a process of its own, so both cores are used.
  await Promise.all([buildPart(PROGRAM, () => buildProgram(stop)), buildPart(PICTURES, drawPictures)]);
}
