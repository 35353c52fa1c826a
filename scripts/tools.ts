import { spawnSync } from 'node:child_process';
import { Failure, say } from './failure.ts';

let isListUpdated = false;

/** The path of a program on the PATH, or undefined. */
export function find(program: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v "${program}"`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether a program is on the PATH. */
export function has(program: string): boolean {
  return find(program) !== undefined;
}

/** Installs Debian packages by apt. False if this machine has no apt, we are not root, or it failed. */
export function installWithApt(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !has('apt-get')) return false;
  say(`Installing ${packages.join(', ')} with apt …`);
  updateAptList();
  return apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Updates apt's list of packages once, if we are root. */
export function updateAptList(): void {
  if (!isListUpdated && process.getuid?.() === 0) isListUpdated = apt('update');
}

function apt(...parameters: string[]): boolean {
  const { status } = spawnSync('apt-get', ['-qq', ...parameters], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

/**
 * Makes sure that one of the programs is available. Installs the packages if that is possible.
 *
 * @returns the path of the first program found.
 * @throws Failure that says what to install.
 */
export function ensureProgram(
  programs: readonly string[],
  { packages, why }: { packages: readonly string[]; why: string },
): string {
  const findAny = () => programs.map(find).find((path) => path !== undefined);
  const found = findAny() ?? (installWithApt(packages) ? findAny() : undefined);
  if (found) return found;
  throw new Failure(
    `${why} needs ${programs.join(' or ')}, which this machine lacks.`,
    `Install it (Debian: apt-get install ${packages.join(' ')}) and try again.`,
  );
}
