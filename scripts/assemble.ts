import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');

/** The files that a service needs beside those of its workspaces. */
const EXTRA_FILES: Readonly<Record<string, readonly string[]>> = {
  api: [
    'prisma/generated/**/*.ts',
    'prisma/migrations/**/*.sql',
    'prisma/seed/**/*.ts',
    'prisma/content/**/*',
    'web/dist/**/*',
    'web/dist/.built-from',
  ],
  renderer: [],
};

/** Files that only development needs. */
const DEVELOPMENT_FILES =
  /\.test\.tsx?$|\/testing\/|\/example\/|\/scripts\/|\/tools\/|\/released\/|\/sandbox\/|\/buf\.|\/generated\/.*_pb\.|tsconfig/;

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

/** The folders of a service's workspace and of those that it depends on. */
function workspacesOf(service: string): string[] {
  const folders = new Map((manifestOf('.').workspaces ?? []).map((folder) => [manifestOf(folder).name, folder]));
  const found = new Set<string>();
  const add = (folder: string) => {
    if (found.has(folder)) return;
    found.add(folder);
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
      const next = folders.get(name);
      if (next !== undefined) add(next);
    }
  };
  add(service);
  return [...found];
}

function filesOf(what: string): string[] {
  if (what === 'manifests') {
    return [
      'package.json',
      'package-lock.json',
      ...(manifestOf('.').workspaces ?? []).map((one) => `${one}/package.json`),
    ];
  }
  const extra = EXTRA_FILES[what];
  if (!extra)
    throw new Error(`"${what}" is nothing to assemble; allowed: manifests, ${Object.keys(EXTRA_FILES).join(', ')}`);
  const own = workspacesOf(what).map((folder) => `${folder}/**/*`);
  const files = globSync([...own, ...extra], {
    cwd: ROOT,
    exclude: ({ name }) => name === 'node_modules',
    withFileTypes: true,
  });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((file) => !DEVELOPMENT_FILES.test(file))
    .concat('package.json');
}

/**
 * Copies the files that a service runs, and no others, to the same paths in an empty folder: `assemble.ts api FOLDER`. `renderer`
 * does the same for the renderer; `manifests` copies what npm needs to install packages. Packages are not copied. npm installs them
 * in the folder, with workspaces as symlinks, since Node.js runs no TypeScript inside node_modules.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [what, folder] = positionals;
if (what === undefined || folder === undefined) throw new Error('usage: assemble.ts manifests|api|renderer FOLDER');
const target = resolve(folder);
rmSync(target, { recursive: true, force: true });
for (const file of filesOf(what)) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(ROOT, file), join(target, file));
}
