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

  beforeAll(async () => {
    database = await create();
    const url = new URL(database.url);
    proxy = await startCuttableProxy({ host: url.hostname, port: Number(url.port) });
    url.host = `127.0.0.1:${proxy.port}`;
    // A process of its own: a broken connection must not end it either, and that is decided where it starts.
    api = await createApiProcess();
    address = await api.start({ DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await api.dispose();
    await proxy.cut();
    await database.drop();
  });

  test('every way says that it is not available, and all works again when it is back', async () => {
    const browser = new TestBrowser(address);
    const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
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
