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

/** A build for the server whose home says what it was answered. */
const SERVER = `
export async function loadPages() {
  return {
    draws: (pathname) => pathname === '/' || pathname.startsWith('/oferty-pracy'),
    queriesOf: () => [{ procedure: 'account.me' }, { procedure: 'billing.packages' }],
    sourcesOf: () => [],
    draw: ({ language }, [me, packages]) => \`<p>member \${me.isLoggedIn}, packages of \${language}: \${packages.length}</p>\`,
    stateOf: () => '{}',
  };
}
`;

const textOf = ({ bytes }: Answer) => new TextDecoder().decode(bytes);

// SQLite is a file of our own and cannot go away.
describe.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))('when $kind goes away', ({ create }) => {
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
    // Rather than 20 s.
    url.searchParams.set('socketTimeout', '3000');
    // A process of its own: a broken connection must not end it either, and that is decided where it starts.
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

  test('every way says that it is not available, and all works again when it is back', async () => {
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
    // The page is there for people, and says to whoever files it that this is not how it is.
    for (const page of [await browser.get(`/cv/${uuid}/dane-osobowe`), await browser.get('/konto'), await crawler()]) {
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).not.toBeNull();
      expect(textOf(page)).toContain('<html lang="pl">');
    }
    // Every process lacks it, so that turning requests away would leave nobody to answer.
    expect(health.status).toBe(200);
    expect(health.body).toMatchObject({ status: 'degraded', down: [], degraded: expect.arrayContaining(['database']) });

    await proxy.mend();
    await expect
      .poll(async () => (await browser.get(`/api/resumes/${uuid}`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    expect(api.isRunning()).toBe(true);
    expect((await browser.get('/readyz')).body).toMatchObject({ down: [], degraded: ['renderer'] });
  });

  test('a process that has just begun has the pages of its site without its database', async () => {
    await api.end('SIGTERM');
    address = await api.start(environment);
    await proxy.cut();
    const home = await new TestBrowser(address).get('/');
    expect(home.status).toBe(200);
    expect(textOf(home)).toContain('packages of pl: 4');
    await proxy.mend();
  });

  test('public pages are sent as they were last, to whoever asks, and private ones are nobody’s', async () => {
    const person = { email: 'away@example.pl', firstName: 'Ala', lastName: 'Kot', password: 'zielona-kreda' };
    const [member, stranger] = [new TestBrowser(address), new TestBrowser(address)];
    expect((await member.send('POST', '/api/register', person)).status).toBe(201);
    const before = await stranger.get('/');
    expect(textOf(before)).toContain('packages of pl: 4');
    expect(textOf(await member.get('/'))).toContain('member true');
    await proxy.cut();
    expect(textOf(await stranger.get('/'))).toBe(textOf(before));
    const ofMember = await member.get('/');
    expect(ofMember.status).toBe(200);
    expect(ofMember.headers.get('cache-control')).toBe('no-store');
    expect(textOf(ofMember)).toContain('packages of pl: 4');
    expect(textOf(ofMember)).toContain('member false');
    // What was not asked in this language before is not known in it.
    expect((await stranger.get('/', { cookie: 'language=de' })).status).toBe(503);
    expect((await member.get('/platnosci')).status).toBe(503);
    await proxy.mend();
    await expect
      .poll(async () => textOf(await member.get('/')), { timeout: 20_000, interval: 200 })
      .toContain('member true');
  });

  test('a database that hangs is given up, and degraded', async () => {
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
