import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

// One after the other: each starts a product of its own.
test.describe.configure({ mode: 'default' });

const REPOSITORY = join(import.meta.dirname, '..', '..');

/** The product by `make run`, in a process group of its own as a shell starts it. */
interface MadeProduct {
  make: ChildProcess;
  url: string;
  output(): string;
}

let dataDir: string;
let made: ChildProcess | undefined;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kreda-make-'));
  made = undefined;
});
test.afterEach(async () => {
  if (made && made.exitCode === null && made.signalCode === null) {
    made.kill('SIGTERM');
    await once(made, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({ ...process.env, PORT: '0', DATA_DIR: dataDir });

/** Resolves when the product says that it is ready. The packages are those that are there. */
async function makeRun(): Promise<MadeProduct> {
  made = spawn('make', ['--old-file=node_modules/.kreda-installed', 'run', 'RUN_OPTIONS=--beside-others'], {
    cwd: REPOSITORY,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks: string[] = [];
  for (const stream of [made.stdout!, made.stderr!]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const output = () => chunks.join('');
  const readyUrl = () => /ready: (http:\S+)/.exec(output())?.[1];
  await expect.poll(() => readyUrl() ?? made!.exitCode, { timeout: 150_000, message: output() }).toMatch(/^http/);
  return { make: made, url: readyUrl()!, output };
}

/** The process and all that it has started. */
async function processesBelow(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => processesBelow(Number(child))),
  );
  return [pid, ...below.flat()];
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('make run refuses a second product and serves the commands of billing, until Ctrl+C ends all of it', async () => {
  const { make, url, output } = await makeRun();
  const processes = await processesBelow(make.pid!);
  expect(processes.length).toBeGreaterThanOrEqual(7);

  const run = promisify(execFile);
  const second = await run(process.execPath, ['scripts/run.ts', '--beside-others'], {
    cwd: REPOSITORY,
    env: environment(),
  }).catch((error: { stderr: string }) => error);
  expect(second.stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`Kreda runs already from the data folder ${dataDir}, at ${url} (process`),
  ]);
  const days = ['--from', '2026-11-01', '--to', '2026-11-30'];
  const report = await run(process.execPath, ['api/src/commands/report.ts', ...days], {
    cwd: REPOSITORY,
    env: environment(),
  });
  expect(report.stdout).toContain('stripe: everything that it lists was compared.');

  // A terminal sends it to the whole group.
  process.kill(-make.pid!, 'SIGINT');
  await expect.poll(() => processes.filter(isRunning)).toEqual([]);
  expect(output()).not.toContain('again');
  expect(output()).not.toContain('    at ');
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} to make alone leaves no process`, async () => {
    const { make, url } = await makeRun();
    const processes = await processesBelow(make.pid!);
    make.kill(signal);
    await expect.poll(() => processes.filter(isRunning)).toEqual([]);
    expect(await fetch(url).catch(() => null)).toBeNull();
  });
}
