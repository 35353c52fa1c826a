import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, say } from './failure.ts';
import { buildTemplateThumbnails } from './template-thumbnails.ts';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'web', 'dist', '.built-from');
const SOURCES = [
  'web/src/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/*.ts',
  'web/*.json',
  'web/*.cjs',
  'document/src/**/*.ts',
  'scripts/sample-portrait.ts',
  'scripts/template-thumbnails.ts',
  'package-lock.json',
];

/** A digest of everything the built client is made of. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!statSync(join(ROOT, file)).isFile() || /\.test\.tsx?$/.test(file)) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}

/**
 * Builds the client with the templates' thumbnails into web/dist, unless it was built from these very sources.
 *
 * @throws Failure when the build fails.
 */
export async function buildWeb(): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return;
  say('Building the client …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    encoding: 'utf8',
  });
  if (build.status !== 0)
    throw new Failure(
      `The client could not be built:\n${build.stdout}${build.stderr}`,
      'Mend what Vite names above and try again.',
    );
  await buildTemplateThumbnails(join(ROOT, 'web', 'dist', 'templates'));
  writeFileSync(STAMP, digest);
}
