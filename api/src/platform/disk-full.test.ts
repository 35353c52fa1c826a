import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { setDiskRoom } from '../testing/disk-room.ts';
import { type Answer, TestBrowser } from '../testing/test-browser.ts';
import { openDatabase } from './database.ts';

// A separate process with SQLite: the operating system limits the size of its files.
let api: ApiProcess;
let url: string;

beforeAll(async () => {
  api = await createApiProcess();
  url = await api.start({});
});
afterAll(() => api.dispose());

const summary = (text: string) => ({
  type: 'data',
  section: 'summary',
  data: { content: [{ type: 'paragraph', children: [{ text }] }] },
});
const textOf = ({ body }: Answer) => JSON.stringify(body);

test('with a full disk saves answer 503, reading works, no acknowledged save is lost, and saves work again afterwards', async () => {
  const browser = new TestBrowser(url);
  const person = { email: 'full@example.pl', firstName: 'A', lastName: 'B', password: 'zielona-kreda' };
  expect((await browser.send('POST', '/api/register', person)).status).toBe(201);
  const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
  const save = (text: string) => browser.mutate('resume.save', { uuid, operation: summary(text) });
  const stored = async () => textOf(await browser.get(`/api/resumes/${uuid}`));
  expect((await save('przed')).status).toBe(200);
  expect((await browser.get('/readyz')).body).toMatchObject({ status: 'degraded', degraded: ['renderer'] });

  await setDiskRoom(api.pid(), 'none');
  for (let count = 0; count < 10; count++) {
    const refused = await save(`bez miejsca ${count}`);
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ data: { domainCode: 'unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const facade = await browser.send('PUT', `/api/resumes/${uuid}/done`);
  expect(facade.status).toBe(503);
  expect(facade.headers.get('retry-after')).not.toBeNull();
  const photo = new FormData();
  const png = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#426ca0' } })
    .png()
    .toBuffer();
  photo.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png');
  expect((await browser.send('POST', `/api/resumes/${uuid}/image`, photo)).status).toBe(503);
  expect((await new TestBrowser(url).send('POST', '/api/login', person)).status).toBe(503);
  expect(await stored()).toContain('przed');
  // The last result is cached for some seconds.
  await expect
    .poll(async () => (await browser.get('/readyz')).body, { timeout: 20_000, interval: 500 })
    .toEqual({ status: 'degraded', down: [], degraded: ['renderer', 'database-writes', 'files'] });
  expect((await browser.get('/readyz')).status).toBe(200);

  await setDiskRoom(api.pid(), 'all');
  expect((await save('znowu')).status).toBe(200);
  await expect
    .poll(async () => (await browser.get('/readyz')).body, { timeout: 20_000, interval: 500 })
    .toMatchObject({ status: 'degraded', degraded: ['renderer'] });
  expect(api.logged().filter(({ msg }) => msg === 'a call failed')).toEqual([]);

  // Acknowledged saves survive the kill.
  await api.end('SIGKILL');
  const address = await api.start({});
  const again = new TestBrowser(address);
  await again.send('POST', '/api/login', person);
  expect(textOf(await again.get(`/api/resumes/${uuid}`))).toContain('znowu');
  const db = openDatabase(`file:${path.join(api.dataDir, 'kreda.db')}`);
  expect(await db.$queryRawUnsafe('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  await db.$disconnect();
});
