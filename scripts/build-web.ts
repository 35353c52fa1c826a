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
import { brotliCompress } from 'node:zlib';
import { Failure, say } from './failure.ts';

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
    'scripts/sample-portrait.ts',
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

/** Builds a part unless it was built from these very sources. */
async function buildPart(part: Part, build: () => Promise<void>): Promise<void> {
  const digest = sourceDigest(part);
  if (existsSync(part.stamp) && readFileSync(part.stamp, 'utf8') === digest) return;
  say(`${part.says} …`);
  // A build that does not come to its end is none.
  rmSync(part.stamp, { force: true });
  await build();
  writeFileSync(part.stamp, digest);
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
 * Compresses all text files of the client by Brotli's highest level, so that no request has to do it. A file's name has a hash of its
 * content, so a file that an earlier build compressed under the same name is kept.
 */
async function compressAssets(): Promise<void> {
  const compress = promisify(brotliCompress);
  const names = globSync('*.{js,css,svg,wasm}', { cwd: ASSETS });
  const expected = new Set(names.map((name) => `${name}.br`));
  const before = new Set(globSync('*.br', { cwd: ASSETS }));
  for (const name of before) if (!expected.has(name)) rmSync(join(ASSETS, name));
  await Promise.all(
    names
      .filter((name) => !before.has(`${name}.br`))
      .map(async (name) => {
        const file = join(ASSETS, name);
        // Under its name once it is whole.
        writeFileSync(`${file}.part`, await compress(readFileSync(file)));
        renameSync(`${file}.part`, `${file}.br`);
      }),
  );
}

/** Removes what the last build made, except pictures and what `compressAssets` takes again. */
function removeProgram(): void {
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
  // Loaded when there is something to draw: the document engine, resvg and sharp are half a second of each start.
  const [{ buildTemplateThumbnails }, { buildOpenGraphPictures }] = await Promise.all([
    import('./template-thumbnails.ts'),
    import('./open-graph-pictures.ts'),
  ]);
  for (const folder of PICTURE_FOLDERS) rmSync(join(CLIENT, folder), { recursive: true, force: true });
  await buildTemplateThumbnails(join(CLIENT, 'templates'));
  await buildOpenGraphPictures(CLIENT);
}

/**
/**
 * Builds the client into web/dist: `client/` for browsers, `server/` for server-side rendering in the API. The program and the pictures are
 * two parts; a part whose sources have not changed since its last build is kept.
 *
 * @param stop interrupts the build, which then rejects.
 * @throws Failure if the build fails.
 */
export async function buildWeb(stop?: AbortSignal): Promise<void> {
  // Vite is a process of its own: both cores are used.
  await Promise.all([buildPart(PROGRAM, () => buildProgram(stop)), buildPart(PICTURES, drawPictures)]);
}
