import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from './only-product.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kreda-claim-'));
});
afterEach(() => rm(folder, { recursive: true }));

const claim = (port: number) => claimFolder(folder, { what: 'this clone', url: () => `http://localhost:${port}` });

test('refuses a second product with the address of the first', async () => {
  const first = await claim(3000);
  await expect(claim(3001)).rejects.toThrow(
    `Kreda runs already from this clone, at http://localhost:3000 (process ${process.pid}).`,
  );
  first.release();
  (await claim(3001)).release();
});

test('claims the folder of a product that was killed', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'only-product.ts')).href;
  const killed = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { claimFolder } = await import(${JSON.stringify(module)});
       await claimFolder(${JSON.stringify(folder)}, { what: 'it', url: () => 'here' });
       setInterval(() => {}, 1_000);
       process.stdout.write('claimed');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(killed.stdout, 'data');
  await expect(claim(3001)).rejects.toThrow('at here');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  (await claim(3001)).release();
});
