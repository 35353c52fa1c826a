import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { Failure, say } from './failure.ts';
import { buildOpenGraphPictures } from './open-graph-pictures.ts';
import { buildTemplateThumbnails } from './template-thumbnails.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'web', 'dist');
const STAMP = join(DIST, '.built-from');
const SOURCES = [
  'web/src/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/*.ts',
  'web/*.json',
  'web/*.cjs',
  'document/src/**/*.ts',
  'site/src/**/*.ts',
  'scripts/build-web.ts',
  'scripts/open-graph-pictures.ts',
  'scripts/sample-portrait.ts',
  'scripts/template-thumbnails.ts',
  'package-lock.json',
];

/** What only tests read. */
const OF_TESTS = /\.test\.tsx?$|^web\/src\/testing\/|^web\/vitest\.config\.ts$/;

/** A digest of everything the built client is made of. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!statSync(join(ROOT, file)).isFile() || OF_TESTS.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
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

/** Puts beside every text of the client what it is under Brotli's best: no visitor's request is spent on that. */
async function compressAssets(): Promise<void> {
  const compress = promisify(brotliCompress);
  const folder = join(DIST, 'client', 'assets');
  const files = globSync('*.{js,css,svg,wasm}', { cwd: folder }).map((name) => join(folder, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))));
}

/** The pictures of shared links show the thumbnails. */
async function drawPictures(): Promise<void> {
  await buildTemplateThumbnails(join(DIST, 'client', 'templates'));
  await buildOpenGraphPictures(join(DIST, 'client'));
}

/**
 * Builds the client with its pictures into web/dist, `client/` for browsers and `server/` for drawing pages in the API, unless it was built from these very sources.
 *
 * @param stop interrupts the build, which then rejects.
 * @throws Failure when the build fails.
 */
export async function buildWeb(stop?: AbortSignal): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  say('Building the client …');
  // A build that does not come to its end is none.
  rmSync(STAMP, { force: true });
  await runVite(['build'], stop);
  await runVite(['build', '--ssr', 'src/app/server.tsx'], stop);
  // What needs what is for the server alone.
  renameSync(join(DIST, 'client', '.vite', 'manifest.json'), join(DIST, 'manifest.json'));
  rmdirSync(join(DIST, 'client', '.vite'));
  // Brotli works in threads beside the drawing.
  await Promise.all([compressAssets(), drawPictures()]);
  writeFileSync(STAMP, digest);
}
