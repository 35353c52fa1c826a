import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { breakingSince, buf, describeContract, PROTO, releasedVersions, snapshotOf } from './contract.ts';

/** Stores the contract's descriptors under the version of package.json, and generates the clients again. */
function release(): void {
  const { version } = JSON.parse(readFileSync(path.join(PROTO, 'package.json'), 'utf8')) as { version: string };
  const contract = describeContract();
  must(buf(['lint']));
  const newest = releasedVersions().at(-1);
  if (newest !== undefined) {
    must(breakingSince(newest));
    const isSame = readFileSync(snapshotOf(newest), 'utf8') === contract;
    if (!isSame && !semver.gt(version, newest)) {
      throw new Error(
        `The contract differs from the released ${newest}: raise the version in proto/package.json first.`,
      );
    }
  }
  writeFileSync(snapshotOf(version), contract);
  must(buf(['generate']));
  process.stdout.write(`The contract is released as ${version}.\n`);
}

function must({ ok, said }: { ok: boolean; said: string }): void {
  if (!ok) throw new Error(said);
}

try {
  release();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
