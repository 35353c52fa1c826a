import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import semver from 'semver';
import { afterEach, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { reasons } from '../src/messages.ts';
import { breakingSince, buf, describeContract, PROTO, releasedVersions, snapshotOf } from './contract.ts';

const { version } = manifest;
const CONTRACT = 'renderer/v1/renderer.proto';
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A copy of the contract with one change. */
async function edited(from: string, to: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreda-proto-'));
  folders.push(folder);
  const text = await readFile(path.join(PROTO, CONTRACT), 'utf8');
  expect(text).toContain(from);
  await cp(path.join(PROTO, 'buf.yaml'), path.join(folder, 'buf.yaml'));
  await cp(path.join(PROTO, CONTRACT), path.join(folder, CONTRACT));
  await writeFile(path.join(folder, CONTRACT), text.replace(from, to));
  return folder;
}

describe('the contract', () => {
  test('has exactly the descriptors that were released under its version', async () => {
    const remedy = 'raise the version in proto/package.json and run `npm run proto:release`';
    expect(releasedVersions(), remedy).toContain(version);
    expect(describeContract(), remedy).toBe(await readFile(snapshotOf(version), 'utf8'));
  });

  test('breaks no caller of any release of its major version', () => {
    const same = releasedVersions().filter((released) => semver.major(released) === semver.major(version));
    expect(same.map((released) => [released, breakingSince(released)])).toEqual(
      same.map((released) => [released, { ok: true, said: '' }]),
    );
  });

  test('passes buf lint', () => {
    expect(buf(['lint'])).toEqual({ ok: true, said: '' });
  });

  test('has the same reasons as the TypeScript client', () => {
    const file = (
      JSON.parse(describeContract()) as { file: { enumType: { name: string; value: { name: string }[] }[] }[] }
    ).file[0]!;
    const named = file.enumType.find(({ name }) => name === 'Reason')!.value.map(({ name }) => name);
    expect(named).toEqual(['REASON_UNSPECIFIED', ...reasons]);
  });

  test('matches the generated clients in the repository', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'kreda-proto-'));
    folders.push(folder);
    expect(buf(['generate', '--output', folder]).said).toBe('');
    const made = path.join(folder, 'generated');
    const files = (await readdir(made, { recursive: true })).filter((file) => /\.(js|ts)$/.test(file));
    expect(files).toHaveLength(6);
    for (const file of files) {
      const committed = await readFile(path.join(PROTO, 'generated', file), 'utf8');
      expect(committed, `${file}: run \`npm run proto:release\``).toBe(await readFile(path.join(made, file), 'utf8'));
    }
  });
});

describe('a change of the contract', () => {
  test.for([
    ['a field that goes', 'string sha256 = 2;\n}\n\nmessage DocumentInfo', '}\n\nmessage DocumentInfo', 'sha256'],
    ['a field with another number', 'bytes svg = 1;', 'bytes svg = 9;', 'Previously present field "1"'],
    ['a field of another type', 'bytes svg = 1;', 'string svg = 1;', 'changed type'],
    ['a field with another name', 'string creator = 6;', 'string program = 6;', 'changed name'],
    ['a field that is one instead of many', 'repeated string keywords', 'string keywords', 'cardinality'],
    ['a reason with another name', 'QUEUE_FULL = 4;', 'BUSY = 4;', 'QUEUE_FULL'],
    ['a reason that goes', 'WORKER_FAILED = 6;', '', 'enum value "6"'],
    ['a method that goes', 'rpc Render(RenderRequest)', 'rpc RenderAll(RenderRequest)', 'Render'],
    ['a method that streams', 'returns (RenderResponse)', 'returns (stream RenderResponse)', 'streaming'],
    ['another package', 'package renderer.v1;', 'package renderer.v2;', 'package'],
  ] as const)('is refused: %s', async ([, from, to, named]) => {
    const { ok, said } = breakingSince(version, await edited(from, to));
    expect(ok).toBe(false);
    expect(said).toContain(named);
  });

  test.for([
    ['a new optional field', 'bytes svg = 1;', 'bytes svg = 1;\n  string label = 3;'],
    ['a new reason', 'WORKER_FAILED = 6;', 'WORKER_FAILED = 6;\n  TOO_TIRED = 99;'],
    ['a new method', '  rpc Render(', '  rpc Measure(RenderRequest) returns (RenderResponse);\n  rpc Render('],
    ['another comment', '// 1 to 60 pages.', '// From 1 to 60 pages.'],
  ] as const)('is accepted: %s', async ([, from, to]) => {
    expect(breakingSince(version, await edited(from, to))).toEqual({ ok: true, said: '' });
  });
});
