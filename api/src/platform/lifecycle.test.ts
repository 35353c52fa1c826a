import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { createPaidPerson, type PaidPerson } from '../testing/paid-person.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { TestBrowser } from '../testing/test-browser.ts';

let renderer: RendererProcess;
let database: TestDatabase;
let api: ApiProcess;

beforeAll(async () => {
  renderer = await startRendererProcess();
});
afterAll(() => renderer.stop());
beforeEach(async () => {
  database = await DATABASES.at(-1)!.create();
  api = await createApiProcess();
});
afterEach(async () => {
  renderer.goOn();
  await api.dispose();
  await database.drop();
});

async function start(environment: Record<string, string> = {}): Promise<{ url: string; person: PaidPerson }> {
  const url = await api.start({ DATABASE_URL: database.url, RENDERER_ADDRESS: renderer.address, ...environment });
  return { url, person: await createPaidPerson({ url, databaseUrl: database.url }) };
}

test('finishes a download in flight during a shutdown', async () => {
  const { person } = await start();
  renderer.hold();
  const downloading = person.download();
  await hasBegun(person);
  const ended = api.end('SIGTERM');
  await hasLogged('closing: finishing what is under way');
  renderer.goOn();
  const answer = await downloading;
  expect(answer.status).toBe(200);
  expect(Buffer.from(answer.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await ended).toBe(0);
});

test('first reports not ready, and still serves requests meanwhile', async () => {
  const { url, person } = await start({ SHUTDOWN_NOTICE_MS: '3000' });
  const ended = api.end('SIGTERM');
  await hasLogged('not ready any more');
  const probe = await new TestBrowser(url).get('/readyz');
  expect(probe.status).toBe(503);
  expect(probe.body).toMatchObject({ down: ['draining'] });
  expect((await person.download()).status).toBe(200);
  expect(await ended).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('drops work that exceeds the drain time, and logs it', async () => {
  const { person } = await start({ SHUTDOWN_DRAIN_MS: '300' });
  renderer.hold();
  const downloading = person.download().catch((error: unknown) => error);
  await hasBegun(person);
  expect(await api.end('SIGTERM')).toBe(1);
  await hasLogged('what is under way takes too long and is dropped');
  expect(await downloading).toBeInstanceOf(Error);
});

/** The download waits for the renderer. */
async function hasBegun({ uuid }: PaidPerson): Promise<void> {
  const paths = () => api.logged().map(({ req }) => (req as { path?: string } | undefined)?.path);
  await expect.poll(paths).toContain(`/api/resumes/${uuid}/v1/download`);
}

async function hasLogged(words: string): Promise<void> {
  await expect.poll(() => api.logged().map(({ msg }) => msg)).toContain(words);
}
