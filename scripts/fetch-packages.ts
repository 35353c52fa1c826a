import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { endWith, Failure, say } from './failure.ts';
import { ifChanged } from './stamped.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Folders whose packages only some commands need. Each has a package.json and a package-lock.json of its own, which name versions and
 * integrity, and is no workspace: `make run` does without its packages.
 */
export const FETCHED = {
  /** buf and the generator of clients, 110 MB. */
  protoTools: join(ROOT, 'proto/tools'),
  /** The schemas of Kubernetes and its gateways, 30 MB. */
  kubernetesModels: join(ROOT, 'deploy/kubernetes'),
  /** Typst and react-pdf, with which the bench compares the renderer, 90 MB. */
  benchPeers: join(ROOT, 'bench/peers'),
} as const;

const fetching = new Map<string, Promise<void>>();

/**
 * Makes sure that the packages of a folder are installed beside its package.json, as its lock file says. Asks the registry only after the
 * lock file has changed.
 *
 * @throws Failure with npm's message when they cannot be installed.
 */
export function fetchPackages(folder: string): Promise<void> {
  const started = fetching.get(folder) ?? install(folder);
  fetching.set(folder, started);
  return started;
}

async function install(folder: string): Promise<void> {
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  await ifChanged(join(folder, 'node_modules', '.kreda-fetched'), digest, () => runNpm(folder));
}

async function runNpm(folder: string): Promise<void> {
  say(`Fetching the packages of ${relative(ROOT, folder)} …`);
  // The options of scripts/install.sh. None of these packages needs its install script.
  const npm = spawn(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr, code] = await Promise.all([
    text(npm.stdout),
    text(npm.stderr),
    new Promise<number | null>((resolve, reject) => npm.once('error', reject).once('close', resolve)),
  ]);
  if (code !== 0) {
    throw new Failure(
      `The packages of ${relative(ROOT, folder)} could not be installed:\n${stdout}${stderr}`,
      'Check the network and the npm registry, then try again.',
    );
  }
}

if (import.meta.main) {
  try {
    for (const folder of process.argv.slice(2)) await fetchPackages(join(ROOT, folder));
  } catch (error) {
    endWith(error);
  }
}
