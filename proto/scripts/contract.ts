import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';

/** The folder with the contract, buf.yaml and the descriptors of released versions. */
export const PROTO = path.resolve(import.meta.dirname, '..');

/** proto/tools has packages of its own, which tests and `npm run proto:release` install. */
const TOOLS = path.join(PROTO, 'tools/node_modules/.bin');

export interface BufResult {
  ok: boolean;
  /** buf's output, one finding per line. */
  said: string;
}

/** Runs buf in a folder with a buf.yaml. It contacts no registry. */
export function buf(parameters: readonly string[], folder = PROTO): BufResult {
  const { status, stdout, stderr, error } = spawnSync(path.join(TOOLS, 'buf'), parameters, {
    cwd: folder,
    encoding: 'utf8',
    // buf looks for protoc-gen-es there.
    env: { ...process.env, PATH: `${TOOLS}${path.delimiter}${process.env.PATH}` },
  });
  if (error) throw error;
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** The contract as JSON descriptors: everything that clients are generated from, without comments. */
export function describeContract(folder = PROTO): string {
  const { ok, said } = buf(
    ['build', '--as-file-descriptor-set', '--exclude-source-info', '-o', '-#format=json'],
    folder,
  );
  if (!ok) throw new Error(`The contract cannot be read:\n${said}`);
  return `${JSON.stringify(JSON.parse(said), null, 2)}\n`;
}

/** The descriptors of a released version. */
export function snapshotOf(version: string): string {
  return path.join(PROTO, 'released', `${version}.json`);
}

/** Released versions, the oldest first. */
export function releasedVersions(): string[] {
  const files = readdirSync(path.join(PROTO, 'released'));
  return files.map((file) => path.basename(file, '.json')).sort(semver.compare);
}

/** Finds changes of the contract in `folder` that break callers of a released version; ok if there are none. */
export function breakingSince(version: string, folder = PROTO): BufResult {
  return buf(['breaking', '--against', snapshotOf(version)], folder);
}
