import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './platform/database.ts';
import { type ApiProcess, createApiProcess } from './testing/api-process.ts';
import { startComposedApi } from './testing/composed-api.ts';
import { DATABASES, type TestDatabase } from './testing/databases.ts';
import { onEachDatabase } from './testing/on-each-database.ts';
import { startFailure } from './testing/start-failure.ts';
import { TestBrowser } from './testing/test-browser.ts';

let api: ApiProcess;

beforeEach(async () => {
  api = await createApiProcess();
});
afterEach(() => api.dispose());

onEachDatabase('the API as a process, on $kind', { tags: ['survival'] }, ({ createEmpty }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createEmpty();
  });
  afterEach(() => database.drop());

  test('loses no acknowledged save when it is killed in the middle of saving', async () => {
    const url = await api.start({ DATABASE_URL: database.url });
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
    await api.end('SIGKILL');
    await saving;

    const restarted = await startComposedApi({ DATABASE_URL: database.url, DATA_DIR: api.dataDir });
    const after = new TestBrowser(restarted.url);
    after.setCookie('visitor', browser.cookies.get('visitor')!);
    const { resume, revision } = (await after.query('resume.get', { uuid })).body as {
      resume: { name: string };
      revision: number;
    };
    await restarted.stop();
    // The save in flight may have been stored, too. No earlier one may be missing, and none may be stored in part.
    expect([acknowledged, acknowledged + 1]).toContain(Number(resume.name));
    expect(revision).toBe(Number(resume.name) + 1);
  });

  test('finishes requests in flight on SIGTERM', async () => {
    const url = await api.start({ DATABASE_URL: database.url });
    const account = { email: 'last@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
    const registering = new TestBrowser(url).mutate('account.register', account);
    await api.said('incoming request');
    const ended = api.end('SIGTERM');
    expect((await registering).status).toBe(200);
    expect(await ended).toBe(0);
    const db = openDatabase(database.url);
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { email: account.email } });
    await db.$disconnect();
    // At the full cost: other tests use a lower one.
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

// SQLite has one connection.
test.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))(
  'names both numbers where $kind has no room for all APIs',
  async ({ create }) => {
    const database = await create();
    const said = await startFailure({ DATA_DIR: api.dataDir, DATABASE_URL: database.url, API_REPLICAS: '9000' });
    expect(said).toMatch(/takes \d+ connections \(max_connections\)\. 9000 APIs[\s\S]* take 90000, [\s\S]*to 90010/);
    await database.drop();
  },
);

test('ends on SIGTERM after the reader of its standard output has gone', async () => {
  await api.start({});
  api.loseReader();
  expect(await api.end('SIGTERM')).toBe(0);
});

test('names every wrong variable of the environment and exits', async () => {
  const { code, said } = await api.runToEnd({ PORT: 'web', DATABASE_URL: 'postgres://x', SITE_LANG: 'xx' });
  expect(code).toBe(1);
  expect(said).toContain('The environment is not right:');
  for (const name of ['PORT', 'DATABASE_URL', 'SITE_LANG']) expect(said).toContain(name);
  expect(said).not.toContain('    at ');
});

test('names a wrong HOST in one line', async () => {
  const said = await startFailure({ DATA_DIR: api.dataDir, HOST: '192.0.2.1' });
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('The address 192.0.2.1 is none of this machine')]);
  expect(said).toContain('HOST');
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'file:/nowhere/at/all/kreda.db' }, 'the folder /nowhere/at/all does not exist'],
  ['DATA_DIR', { DATA_DIR: '/proc/kreda' }, "mkdir '/proc/kreda'"],
])('names a wrong %s in one line', async (name, environment, reason) => {
  const said = await startFailure({ DATA_DIR: api.dataDir, ...environment });
  expect(said.split('\n')).toEqual([expect.stringContaining(reason)]);
  expect(said).toContain(name);
});

test('says what to do when its port is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  try {
    const said = await startFailure({ DATA_DIR: api.dataDir, PORT: String(port) });
    expect(said).toContain('set PORT to another');
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('names both clocks when the storage refuses requests for the wrong time', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000);
  const storage = createHttpServer((_, response) => {
    response.sendDate = false;
    response.writeHead(403, { date: hourAgo.toUTCString() }).end();
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  const { port } = storage.address() as { port: number };
  try {
    const said = await startFailure({
      DATA_DIR: api.dataDir,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'kreda',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(said).toMatch(/clocks of this machine \(\d{4}-\S+Z\) and of the file storage \(\d{4}-\S+Z\) differ/);
    expect(said).toContain(hourAgo.toISOString().slice(0, 19));
    expect(said).not.toContain('S3_');
  } finally {
    await new Promise((resolve) => storage.close(resolve));
  }
});

test('says what to do when the database does not answer', async () => {
  const said = await startFailure({ DATA_DIR: api.dataDir, DATABASE_URL: 'mysql://a:secret@127.0.0.1:1/kreda' });
  expect(said).toContain('Check DATABASE_URL');
  expect(said).not.toContain('secret');
});
