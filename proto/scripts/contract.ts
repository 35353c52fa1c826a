import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** The folder with the contract, buf.yaml and the snapshots of all releases. */
export const PROTO = path.resolve(import.meta.dirname, '..');

const BUF = path.resolve(PROTO, '../node_modules/.bin/buf');

export interface BufResult {
  ok: boolean;
  /** buf's output, one finding per line. */
  said: string;
}

/** Runs buf in a folder with a buf.yaml. No registry is configured, so none is contacted. */
export function buf(parameters: readonly string[], folder = PROTO): BufResult {
  const { status, stdout, stderr, error } = spawnSync(BUF, parameters, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** The contract as JSON descriptors without comments: everything that clients are generated from. */
export function describeContract(folder = PROTO): string {
  const { ok, said } = buf(
    ['build', '--as-file-descriptor-set', '--exclude-source-info', '-o', '-#format=json'],
    folder,
  );
  if (!ok) throw new Error(`The contract cannot be read:\n${said}`);
  return `${JSON.stringify(JSON.parse(said), null, 2)}\n`;
}

/** The snapshot of a released version. */
export function snapshotOf(version: string): string {
  return path.join(PROTO, 'released', `${version}.json`);
}

/** All released versions, oldest first. */
export function releasedVersions(): string[] {
  const files = readdirSync(path.join(PROTO, 'released'));
  return files.map((file) => path.basename(file, '.json')).sort(semver.compare);
}

/** Checks the contract in `folder` for changes that break clients of a released version. */
export function breakingSince(version: string, folder = PROTO): BufResult {
  return buf(['breaking', '--against', snapshotOf(version)], folder);
}
