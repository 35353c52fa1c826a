import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure, say } from './failure.ts';
import { find, has, updateAptList } from './tools.ts';

/** Our own copy is unpacked here, so that it is removed with node_modules. */
const OWN_FOLDER = join(import.meta.dirname, '../node_modules/.cache/promtool');
const OWN = join(OWN_FOLDER, 'usr/bin/promtool');

/**
 * The path of promtool, which checks and tests alert rules: PROMTOOL_PATH, the system's, or the copy that `ensurePromtool` has unpacked.
 *
 * @throws Failure if there is none.
 */
export function findPromtool(): string {
  const given = process.env.PROMTOOL_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Failure(`PROMTOOL_PATH is ${given}, where nothing is.`, 'Correct it, or unset it to let one be found.');
  }
  const found = find('promtool') ?? (existsSync(OWN) ? OWN : undefined);
  if (found) return found;
  throw new Failure(
    'Testing the alert rules needs promtool, which this machine lacks.',
    'Run `make test` where apt is, or install it (Debian: the package prometheus; elsewhere https://prometheus.io/download) and set PROMTOOL_PATH.',
  );
}

/**
 * Makes sure that promtool is available. No npm package has it. Debian's package is unpacked and not installed: an installation needs
 * root and would start Prometheus on this machine.
 *
 * @throws Failure that says what to install.
 */
export function ensurePromtool(): string {
  try {
    return findPromtool();
  } catch (missing) {
    if (process.env.PROMTOOL_PATH || !has('apt-get') || !has('dpkg-deb')) throw missing;
    unpackFromApt();
    return findPromtool();
  }
}

/**
 * Makes sure that Prometheus is available: the system's, or that of Debian's package with promtool.
 *
 * @throws Failure that says what to install.
 */
export function ensurePrometheus(): string {
  const found = find('prometheus');
  if (found) return found;
  const beside = join(dirname(ensurePromtool()), 'prometheus');
  if (existsSync(beside)) return beside;
  throw new Failure(
    'Seeing which alert fires needs prometheus, which this machine lacks.',
    'Install it (Debian: the package prometheus; elsewhere https://prometheus.io/download).',
  );
}

function unpackFromApt(): void {
  say('Fetching promtool with apt …');
  updateAptList();
  const folder = mkdtempSync(join(tmpdir(), 'kreda-promtool-'));
  try {
    spawnSync('apt-get', ['-qq', 'download', 'prometheus'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const [deb] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    if (deb === undefined) return;
    mkdirSync(OWN_FOLDER, { recursive: true });
    spawnSync('dpkg-deb', ['--extract', join(folder, deb), OWN_FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
