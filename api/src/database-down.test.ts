import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiProcess, createApiProcess } from './testing/api-process.ts';
import { type CuttableProxy, startCuttableProxy } from './testing/cuttable-proxy.ts';
import { DATABASES, type TestDatabase } from './testing/databases.ts';
import { TestBrowser } from './testing/test-browser.ts';

// SQLite is a file of our own and cannot go away.
describe.each(DATABASES.filter(({ kind }) => kind === 'MySQL'))('when $kind goes away', ({ create }) => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let api: ApiProcess;
  let address: string;
  let webDist: string;

  beforeAll(async () => {
    database = await create();
    const url = new URL(database.url);
    proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    // A process of its own: a broken connection must not end it either, and that is decided where it starts.
    api = await createApiProcess();
    webDist = await mkdtemp(path.join(tmpdir(), 'kreda-web-'));
    await mkdir(path.join(webDist, 'client'));
    await writeFile(path.join(webDist, 'client/index.html'), '<html lang="pl"><head><title>x</title></head></html>');
    address = await api.start({ DATABASE_URL: url.href, WEB_DIST: webDist });
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
    for (const page of [await browser.get('/'), await crawler()]) {
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).not.toBeNull();
      expect(new TextDecoder().decode(page.bytes)).toContain('<html lang="pl">');
    }
    expect(health.status).toBe(503);
    expect(health.body).toMatchObject({ down: expect.arrayContaining(['database']) });

    await proxy.mend();
    await expect
      .poll(async () => (await browser.get(`/api/resumes/${uuid}`)).status, { timeout: 20_000, interval: 200 })
      .toBe(200);
    expect(api.isRunning()).toBe(true);
    expect((await browser.get('/readyz')).body).toMatchObject({ status: 'ready', down: [] });
  });
});
