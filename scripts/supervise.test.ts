import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Supervised, supervise } from './supervise.ts';

let folder: string;
let pidFile: string;
let file: string;
let ending: AbortController;
let started: Supervised | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kreda-supervise-'));
  pidFile = join(folder, 'pid');
  file = join(folder, 'service.mjs');
  ending = new AbortController();
  started = undefined;
  await writeFile(
    file,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
     setInterval(() => {}, 1_000);`,
  );
});
afterEach(async () => {
  await started?.stop();
  await rm(folder, { recursive: true });
});

const start = (options: { onFailedStart?: () => void; isWatched?: boolean } = {}) => {
  started = supervise(
    { name: 'service', file, environment: {} },
    { ending: ending.signal, onFailedStart: () => {}, ...options },
  );
  return started;
};

/** Waits for a running process other than `last`. */
async function nextPid(last = 0): Promise<number> {
  let pid = 0;
  await expect
    .poll(async () => {
      pid = Number(await readFile(pidFile, 'utf8').catch(() => '0'));
      return pid !== 0 && pid !== last;
    })
    .toBe(true);
  return pid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('restarts a trusted service that dies', async () => {
  const service = start();
  const first = await nextPid();
  service.trust();
  process.kill(first, 'SIGKILL');
  await nextPid(first);
});

test('does not restart a service that dies while the product ends', async () => {
  const say = vi.spyOn(process.stdout, 'write');
  const service = start();
  service.trust();
  const pid = await nextPid();
  ending.abort();
  process.kill(pid, 'SIGINT');
  await expect.poll(() => isRunning(pid)).toBe(false);
  await service.stop();
  expect(say.mock.calls.flat().join('')).not.toContain('again');
  say.mockRestore();
});

test('reports a failed start once if a service ends before it is trusted', async () => {
  await writeFile(file, 'process.exit(1)');
  const onFailedStart = vi.fn();
  start({ onFailedStart });
  await expect.poll(() => onFailedStart.mock.calls).toEqual([['service']]);
});

test('restart() starts a running service again, and one that has crashed', async () => {
  const service = start({ isWatched: true });
  const first = await nextPid();
  service.trust();
  service.restart();
  const second = await nextPid(first);
  process.kill(second, 'SIGKILL');
  await expect.poll(() => isRunning(second)).toBe(false);
  service.restart();
  await nextPid(second);
});

test('ends a service when the process that supervises it is killed', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'supervise.ts')).href;
  const runner = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { supervise } = await import(${JSON.stringify(module)});
     const service = { name: 'service', file: ${JSON.stringify(file)}, environment: {} };
     supervise(service, { ending: new AbortController().signal, onFailedStart() {} });`,
  ]);
  const pid = await nextPid();
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
