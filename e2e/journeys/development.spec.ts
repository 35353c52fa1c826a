import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const REPOSITORY = join(import.meta.dirname, '..', '..');

let dataDir: string;
let dev: ChildProcess;
let output: string;

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kreda-dev-'));
  output = '';
  dev = spawn(process.execPath, ['scripts/dev.ts', '--beside-others'], {
    cwd: REPOSITORY,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout!, dev.stderr!]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  }
});
test.afterEach(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** An editor that saves a file without a change of it. */
const save = (file: string) => utimes(join(REPOSITORY, file), new Date(), new Date());

test('npm run dev replaces what a page shows as it is saved, and starts changed services again', async ({ page }) => {
  const url = () => /ready: (http:\S+)/.exec(output)?.[1];
  await expect.poll(() => url() ?? dev.exitCode, { timeout: 120_000 }).toMatch(/^http/);

  const replaced: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('hot updated')) replaced.push(message.text());
  });
  await page.goto(url()!);
  await expect(page.locator('img[src^="/templates/"]').first()).toHaveJSProperty('complete', true, { timeout: 60_000 });
  await save('web/src/features/home/hero.tsx');
  await expect.poll(() => replaced.join()).toContain('/src/features/home/hero.tsx');
  // The page is the same one: nothing has loaded it again.
  expect(replaced.join()).not.toContain('reload');

  const starts = () => output.match(/Server listening at/g)?.length;
  expect(starts()).toBe(1);
  await save('api/src/main.ts');
  await expect.poll(starts, { timeout: 60_000 }).toBe(2);
  expect(output).toContain('api/src/main.ts has changed: starting the API again.');
  await expect.poll(async () => (await page.request.get(`${url()}/readyz`)).status(), { timeout: 30_000 }).toBe(200);

  dev.kill('SIGTERM');
  await once(dev, 'exit');
  expect(dev.exitCode).toBe(0);
  expect(await fetch(url()!).catch(() => null)).toBeNull();
});
