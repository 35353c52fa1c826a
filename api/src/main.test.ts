import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from './testing/databases.ts';
import { TestBrowser } from './testing/test-browser.ts';

const main = path.resolve(import.meta.dirname, 'main.ts');
let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kreda-main-'));
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function run(environment: Record<string, string>): ChildProcess {
  child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LOG_LEVEL: 'info',
      PORT: '0',
      DATA_DIR: dataDir,
      RENDERER_ADDRESS: '127.0.0.1:1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return child;
}

/** Starts the API as a process and answers where it listens. */
async function start(environment: Record<string, string>): Promise<string> {
  const { stdout } = run(environment);
  for await (const line of createInterface({ input: stdout! })) {
    const address = /listening at (http:\S+?)"/.exec(line)?.[1];
    if (!address) continue;
    stdout!.resume();
    return address;
  }
  throw new Error('the API ended before it listened');
}

/** Waits until the running API logs something with these words. */
async function said(words: string): Promise<void> {
  await new Promise<void>((resolve) => {
    child!.stdout!.on('data', (chunk: Buffer) => {
      if (chunk.includes(words)) resolve();
    });
  });
}

/** Runs the API until it ends, and answers its code and what it said. */
async function runToEnd(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { stderr } = run(environment);
  const lines: string[] = [];
  stderr!.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child!.once('close', resolve));
  return { code, said: lines.join('') };
}

describe.each(DATABASES)('the API as a process, on $kind', ({ create }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
  });
  afterEach(() => database.drop());

  test('loses no acknowledged save when it is killed in the middle of saving', async () => {
    let url = await start({ DATABASE_URL: database.url });
    const browser = new TestBrowser(url);
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    let acknowledged = 0;
    const saving = (async () => {
      for (let number = 1; ; number++) {
        const operation = { type: 'name', name: String(number) };
        const answer = await browser.mutate('resume.save', { uuid, operation }).catch(() => null);
        if (answer?.status !== 200) return;
        acknowledged = number;
      }
    })();
    await expect.poll(() => acknowledged, { timeout: 20_000 }).toBeGreaterThan(20);
    child!.kill('SIGKILL');
    await saving;

    url = await start({ DATABASE_URL: database.url });
    const after = new TestBrowser(url);
    after.setCookie('visitor', browser.cookies.get('visitor')!);
    const { resume, revision } = (await after.query('resume.get', { uuid })).body as {
      resume: { name: string };
      revision: number;
    };
    // The save under way may have been kept too; nothing before it may be missing, and no save is half there.
    expect([acknowledged, acknowledged + 1]).toContain(Number(resume.name));
    expect(revision).toBe(Number(resume.name) + 1);
  });

  test('finishes what is under way when it is asked to end', async () => {
    const url = await start({ DATABASE_URL: database.url });
    const account = { email: 'last@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    const ended = new Promise<number | null>((resolve) => child!.once('exit', resolve));
    const registering = new TestBrowser(url).mutate('account.register', account);
    await said('incoming request');
    child!.kill('SIGTERM');
    expect((await registering).status).toBe(200);
    expect(await ended).toBe(0);
  });
});

test('lists every wrong value of the environment and ends', async () => {
  const { code, said } = await runToEnd({ PORT: 'web', DATABASE_URL: 'postgres://x', SITE_LANG: 'xx' });
  expect(code).toBe(1);
  expect(said).toContain('The environment is not right:');
  for (const name of ['PORT', 'DATABASE_URL', 'SITE_LANG']) expect(said).toContain(name);
  expect(said).not.toContain('    at ');
});

test('says what to do when its port is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  try {
    const { code, said } = await runToEnd({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain('set PORT to another');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('says what to do when the database does not answer', async () => {
  const { code, said } = await runToEnd({ DATABASE_URL: 'mysql://a:secret@127.0.0.1:1/kreda' });
  expect(code).toBe(1);
  expect(said).toContain('Check DATABASE_URL');
  expect(said).not.toContain('secret');
});
