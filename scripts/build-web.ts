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

/** Files that only tests read. */
const TEST_FILES = /\.test\.tsx?$|^web\/src\/testing\/|^web\/vitest\.config\.ts$/;

/** A digest of everything the built client is made of. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!statSync(join(ROOT, file)).isFile() || TEST_FILES.test(file)) continue;
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

/** Compresses all text files of the client by Brotli's highest level, so that no request has to do it. */
async function compressAssets(): Promise<void> {
  const compress = promisify(brotliCompress);
  const folder = join(DIST, 'client', 'assets');
  const files = globSync('*.{js,css,svg,wasm}', { cwd: folder }).map((name) => join(folder, name));
  await Promise.all(files.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))));
}

/** The Open Graph pictures contain thumbnails, so they come second. */
async function drawPictures(): Promise<void> {
  await buildTemplateThumbnails(join(DIST, 'client', 'templates'));
  await buildOpenGraphPictures(join(DIST, 'client'));
}

/**
 * Builds the client with its pictures into web/dist: `client/` for browsers, `server/` for server-side rendering in the API. Does nothing
 * if the sources have not changed since the last build.
 *
 * @param stop interrupts the build, which then rejects.
 * @throws Failure if the build fails.
 */
export async function buildWeb(stop?: AbortSignal): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  say('Building the client …');
  // An unfinished build must not count as one.
  rmSync(STAMP, { force: true });
  await runVite(['build'], stop);
  await runVite(['build', '--ssr', 'src/app/server.tsx'], stop);
  // Only the server reads the manifest.
  renameSync(join(DIST, 'client', '.vite', 'manifest.json'), join(DIST, 'manifest.json'));
  rmdirSync(join(DIST, 'client', '.vite'));
  // Brotli runs in other threads than the drawing.
  await Promise.all([compressAssets(), drawPictures()]);
  writeFileSync(STAMP, digest);
}
