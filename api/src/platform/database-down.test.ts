import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { type CuttableProxy, startCuttableProxy } from '../testing/cuttable-proxy.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { type Answer, TestBrowser } from '../testing/test-browser.ts';

const INDEX =
  '<html lang="pl"><head><title>x</title><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body></html>';

/** A client built for the server. Its home page shows the answers of its queries. */
const SERVER = `
export async function loadPages() {
  return {
    isServerRendered: (pathname) => pathname === '/' || pathname.startsWith('/oferty-pracy'),
    queriesOf: () => [{ procedure: 'account.me' }, { procedure: 'billing.packages' }],
    sourcesOf: () => [],
    render: ({ language }, [me, packages]) => \`<p>member \${me.isLoggedIn}, packages of \${language}: \${packages.length}</p>\`,
    stateOf: () => '{}',
  };
}
`;

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

// SQLite is a file of our own and cannot go away.
describe.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))('during an outage of $kind', ({ create }) => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let api: ApiProcess;
  let address: string;
  let webDist: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    database = await create();
    const url = new URL(database.url);
    proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    // Instead of 20 s.
    url.searchParams.set('socketTimeout', '3000');
    // A separate process: main.ts decides that a broken connection does not end it.
    api = await createApiProcess();
    webDist = await mkdtemp(path.join(tmpdir(), 'kreda-web-'));
    await mkdir(path.join(webDist, 'client'));
    await mkdir(path.join(webDist, 'server'));
    await writeFile(path.join(webDist, 'client/index.html'), INDEX);
    await writeFile(path.join(webDist, 'server/server.js'), SERVER);
    await writeFile(path.join(webDist, 'server/package.json'), '{"type":"module"}');
    await writeFile(path.join(webDist, 'manifest.json'), '{"index.html":{"file":"assets/index.js"}}');
    environment = { DATABASE_URL: url.href, WEB_DIST: webDist };
    address = await api.start(environment);
  });
  afterAll(async () => {
    await api.dispose();
    await proxy.cut();
    await database.drop();
    await rm(webDist, { recursive: true });
  });

  test('every kind of call answers unavailable, and works again afterwards', async () => {
    const browser = new TestBrowser(address);
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    const crawler = () => new TestBrowser(address).get('/oferty-pracy/nie-ma');
    expect((await crawler()).status).toBe(404);
    await proxy.cut();
    const [rest, trpc, health] = await Promise.all([
      browser.get(`/api/resumes/${uuid}`),
      browser.query('resume.get', { uuid }),
      browser.get('/readyz'),
    ]);
    expect(rest.status).toBe(503);
    expect(rest.body).toMatchObject({ error: { code: 'unavailable' } });
    expect(trpc.status).toBe(503);
    expect(trpc.body).toMatchObject({ data: { domainCode: 'unavailable' } });
    expect((await browser.get('/healthz')).status).toBe(200);
    // Browsers get a page; its status tells search engines not to index it.
    for (const page of [await browser.get(`/cv/${uuid}/dane-osobowe`), await browser.get('/konto'), await crawler()]) {
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).not.toBeNull();
      expect(textOf(page)).toContain('<html lang="pl">');
    }
    // Ready all the same: the database is missing for all processes, so no other could answer.
    expect(health.status).toBe(200);
    expect(health.body).toMatchObject({ status: 'degraded', down: [], degraded: expect.arrayContaining(['database']) });

    await proxy.mend();
    await expect
      .poll(async () => (await browser.get(`/api/resumes/${uuid}`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    expect(api.isRunning()).toBe(true);
    expect((await browser.get('/readyz')).body).toMatchObject({ down: [], degraded: ['renderer'] });
  });

  test('a process that has just started has the pages of its site without the database', async () => {
    await api.end('SIGTERM');
    address = await api.start(environment);
    await proxy.cut();
    const home = await new TestBrowser(address).get('/');
    expect(home.status).toBe(200);
    expect(textOf(home)).toContain('packages of pl: 4');
    await proxy.mend();
  });

  test('public pages are sent as they were last, and private pages to nobody', async () => {
    const person = { email: 'away@example.pl', firstName: 'Ala', lastName: 'Kot', password: 'zielona-kreda' };
    const [user, visitor] = [new TestBrowser(address), new TestBrowser(address)];
    expect((await user.send('POST', '/api/register', person)).status).toBe(201);
    const before = await visitor.get('/');
    expect(textOf(before)).toContain('packages of pl: 4');
    expect(textOf(await user.get('/'))).toContain('member true');
    await proxy.cut();
    expect(textOf(await visitor.get('/'))).toBe(textOf(before));
    const ofUser = await user.get('/');
    expect(ofUser.status).toBe(200);
    expect(ofUser.headers.get('cache-control')).toBe('no-store');
    expect(textOf(ofUser)).toContain('packages of pl: 4');
    expect(textOf(ofUser)).toContain('member false');
    // The answers of this language are not cached.
    expect((await visitor.get('/', { cookie: 'language=de' })).status).toBe(503);
    expect((await user.get('/platnosci')).status).toBe(503);
    await proxy.mend();
    await expect
      .poll(async () => textOf(await user.get('/')), { timeout: 20_000, interval: 200 })
      .toContain('member true');
  });

  test('queries to a database that hangs time out, and the state is degraded', async () => {
    const browser = new TestBrowser(address);
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
    expect((await new TestBrowser(address).get('/')).status).toBe(200);
    proxy.hang();
    const [resume, health, home] = await Promise.all([
      browser.get(`/api/resumes/${uuid}`),
      browser.get('/readyz'),
      browser.get('/'),
    ]);
    expect(resume.status).toBe(503);
    expect(resume.headers.get('retry-after')).not.toBeNull();
    expect(health.status).toBe(200);
    expect(health.body).toMatchObject({ status: 'degraded', degraded: expect.arrayContaining(['database']) });
    expect(home.status).toBe(200);
    proxy.goOn();
    await expect
      .poll(async () => (await browser.get(`/api/resumes/${uuid}`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    await expect
      .poll(async () => (await browser.get('/readyz')).body, { timeout: 20_000, interval: 500 })
      .toMatchObject({ degraded: ['renderer'] });
  });
});
