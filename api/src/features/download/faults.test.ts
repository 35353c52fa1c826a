import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { connectRenderer } from '@kreda/proto/renderer';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/database.ts';
import { sweepFiles } from '../../platform/files/sweep-files.ts';
import { createApiProcess } from '../../testing/api-process.ts';
import { type ListeningApi, startComposedApi } from '../../testing/composed-api.ts';
import { type CuttableProxy, startCuttableProxy } from '../../testing/cuttable-proxy.ts';
import { DATABASES, type TestDatabase } from '../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';

/** The answer while something is away. The client shows it in the interface's language. */
const UNAVAILABLE = { error: { code: 'unavailable', message: 'The service is temporarily unavailable. Try again' } };

let renderer: RendererProcess;
/** The API's connection to the renderer. */
let wire: CuttableProxy;
beforeAll(async () => {
  renderer = await startRendererProcess();
  wire = await startCuttableProxy(hostOf(renderer.address));
});
afterEach(() => renderer.goOn());
afterAll(async () => {
  await renderer.kill();
  await wire.cut();
});

/** Starts another renderer at the same address. */
async function startRendererAgain(environment: Record<string, string> = {}): Promise<void> {
  renderer = await startRendererProcess(hostOf(renderer.address).port, environment);
}

/** A paid user with a resume of two pages. */
interface Downloader {
  browser: TestBrowser;
  uuid: string;
  /** Changes the resume: the stored PDF of an unchanged one would be answered. */
  change(): Promise<void>;
  download(): Promise<Answer>;
  /** Begins a download and waits until the renderer, which is paused, has its pages. */
  beginDownload(): Promise<{ answer: Promise<Answer> }>;
  /** How many finished PDFs the list of downloads has. */
  listed(): Promise<number>;
}

async function downloaderAt(url: string, pay: (userId: string) => unknown): Promise<Downloader> {
  const browser = new TestBrowser(url);
  const account = { email: `${crypto.randomUUID()}@example.pl`, firstName: 'Łucja', lastName: 'Żak' };
  const registered = await browser.mutate('account.register', { ...account, password: 'zielona-kreda' });
  await pay((registered.body as { id: string }).id);
  const sample = typicalResume('modern');
  const { uuid } = (await browser.send('POST', '/api/resumes', {})).body as { uuid: string };
  const saved = await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [
    { type: 'sections-config', config: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } },
    ...SECTION_SLUGS.map((section) => ({ type: 'data', section, data: sample.sections[section].data })),
    { type: 'done' },
  ]);
  expect(saved.status).toBe(204);
  const change = async () => {
    const renamed = { type: 'name', name: crypto.randomUUID() };
    expect((await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [renamed])).status).toBe(204);
  };
  const download = () => browser.send('POST', `/api/resumes/${uuid}/v1/download`);
  return {
    browser,
    uuid,
    change,
    download,
    beginDownload: async () => {
      // The connection to the renderer has to be open before it is paused.
      await expect
        .poll(async () => (await browser.get('/readyz')).body, { timeout: 30_000 })
        .toEqual({ status: 'ready', down: [], degraded: [] });
      await change();
      renderer.hold();
      const before = wire.sentBytes();
      const answer = download();
      // A test that kills the API does not await the answer.
      answer.catch(() => {});
      await expect.poll(() => wire.sentBytes() - before).toBeGreaterThan(20_000);
      return { answer };
    },
    listed: async () => ((await browser.query('download.list', { uuid })).body as unknown[]).length,
  };
}

describe('in the middle of a download', () => {
  let database: TestDatabase;
  let api: TestApi;
  let person: Downloader;
  beforeAll(async () => {
    database = await DATABASES[0]!.create();
    api = await startTestApi({ databaseUrl: database.url, rendererAddress: `127.0.0.1:${wire.port}` });
  });
  beforeEach(async () => {
    person = await downloaderAt(api.url, (id) => api.paid.add(id));
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });

  /** Expects that a retry works, that two downloads at once work, and that only downloaded PDFs are stored. */
  async function expectAllWell(downloads: number): Promise<void> {
    await expect.poll(async () => (await person.download()).status, { timeout: 30_000 }).toBe(200);
    await person.change();
    const both = await Promise.all([person.download(), person.download()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const listed = await person.listed();
    // The second one may be answered with the PDF that the first has stored.
    expect(listed - downloads).toBeGreaterThanOrEqual(1);
    const named = (await api.db.download.findMany()).map(({ fileKey }) => path.basename(fileKey));
    expect((await filedIn(api.deps.config.dataDir)).sort()).toEqual([...new Set(named)].sort());
  }

  test('the renderer hangs: other calls go on, and the download ends when it runs again', async () => {
    const { answer } = await person.beginDownload();
    expect((await person.browser.query('resume.get', { uuid: person.uuid })).status).toBe(200);
    const readiness = await person.browser.get('/readyz');
    expect(readiness.body).toEqual({ status: 'degraded', down: [], degraded: ['renderer'] });
    renderer.goOn();
    expect((await answer).status).toBe(200);
    await expectAllWell(1);
  });

  test('the renderer is killed: the download answers 503, and works when a renderer is back', async () => {
    const { answer } = await person.beginDownload();
    await renderer.kill();
    const { status, body, headers } = await answer;
    expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(headers.get('retry-after')).not.toBeNull();
    expect(await person.listed()).toBe(0);
    await startRendererAgain();
    await expectAllWell(0);
  });

  test.each([
    ['small pages', undefined],
    ['pages with a photo of megabytes', 1_900],
  ])('the connection to the renderer breaks under %s: the download works all the same', async (_, photoPx) => {
    if (photoPx) await addPhoto(person, photoPx);
    const { answer } = await person.beginDownload();
    const cut = wire.cut();
    renderer.goOn();
    await cut;
    await wire.mend();
    expect((await answer).status).toBe(200);
    await expectAllWell(1);
  });

  test('the renderer is full: the last download answers 503, and later ones work', async () => {
    await renderer.stop();
    // Deadlines so long that no render of the crowd is aborted.
    await startRendererAgain({ RENDERER_QUEUE: '0', RENDERER_PAGE_DEADLINE_MS: '60000' });
    const crowd = connectRenderer(renderer.address);
    const gone = new AbortController();
    try {
      // One document is rendered and two more are prepared: of four slow ones, the fourth has no place.
      const crowding = [1, 2, 3, 4].map((document) => {
        const pages = [1, 2, 3, 4, 5].map((page) => slowPage(10 * document + page));
        return crowd.render({ pages }, { signal: gone.signal });
      });
      const lost = Promise.allSettled(crowding);
      await expect(Promise.race(crowding)).rejects.toMatchObject({ reason: 'QUEUE_FULL' });
      const { status, body } = await person.download();
      expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE });
      gone.abort();
      await lost;
    } finally {
      crowd.close();
    }
    // Cancelled calls free their places.
    await expectAllWell(0);
  });

  test('the disk is full: nothing of the PDF is stored, and the next try works', async () => {
    const { put } = api.files;
    api.files.put = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    const { status, body } = await person.download();
    expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(await person.listed()).toBe(0);
    api.files.put = put;
    await expectAllWell(0);
  });

  test('the database’s disk is full: the PDF is not stored either, and the next try works', async () => {
    const [size] = await api.db.$queryRawUnsafe<{ page_count: bigint }[]>('PRAGMA page_count');
    const { answer } = await person.beginDownload();
    await api.db.$queryRawUnsafe(`PRAGMA max_page_count = ${size!.page_count}`);
    const user = await api.db.resume.findUniqueOrThrow({ where: { id: person.uuid }, select: { userId: true } });
    const name = 'filler';
    await fillUp(api.db, { name, resumeId: person.uuid, userId: user.userId! });
    renderer.goOn();
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE });
    await api.db.$queryRawUnsafe('PRAGMA max_page_count = 1000000');
    await api.db.download.deleteMany({ where: { name } });
    expect(await person.listed()).toBe(0);
    // There may have been room for the outbox message that removes the file later.
    api.now = new Date(api.now.getTime() + 60 * 60_000);
    await api.processOutbox();
    await expectAllWell(0);
  });
});

describe.each(DATABASES)('in the middle of a download on $kind', ({ kind, create }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.drop());

  test('the API is killed: after a restart the download works, and nothing of the first one is left', async () => {
    const api = await createApiProcess();
    let restarted: ListeningApi | null = null;
    try {
      const environment = { DATABASE_URL: database.url, RENDERER_ADDRESS: `127.0.0.1:${wire.port}` };
      const first = await downloaderAt(await api.start(environment), (id) => payFor(database.url, id));
      const { answer } = await first.beginDownload();
      await api.end('SIGKILL');
      await expect(answer).rejects.toThrow();
      renderer.goOn();

      restarted = await startComposedApi({ ...environment, DATA_DIR: api.dataDir });
      const browser = new TestBrowser(restarted.url);
      for (const [name, value] of first.browser.cookies) browser.setCookie(name, value);
      const again = await browser.send('POST', `/api/resumes/${first.uuid}/v1/download`);
      expect(again.status).toBe(200);
      const list = (await browser.query('download.list', { uuid: first.uuid })).body as unknown[];
      expect(list).toHaveLength(1);
      expect(await filedIn(api.dataDir)).toHaveLength(1);
    } finally {
      await restarted?.stop();
      await api.dispose();
    }
  });

  // SQLite is a file, so it has no connection that can break.
  test.runIf(kind === 'MySQL')(
    'the database goes away: the next try works, and the sweep leaves its PDF alone',
    async () => {
      const { hostname, port } = new URL(database.url);
      const toDatabase = await startCuttableProxy({ host: hostname, port: Number(port) });
      const databaseUrl = database.url.replace(`${hostname}:${port}`, `127.0.0.1:${toDatabase.port}`);
      const api = await startTestApi({ databaseUrl, rendererAddress: `127.0.0.1:${wire.port}` });
      try {
        const person = await downloaderAt(api.url, (id) => api.paid.add(id));
        const { answer } = await person.beginDownload();
        await toDatabase.cut();
        renderer.goOn();
        const { status, body } = await answer;
        expect({ status, body }).toMatchObject({ status: 503, body: UNAVAILABLE });
        await toDatabase.mend();
        await expect.poll(async () => (await person.download()).status, { timeout: 30_000 }).toBe(200);
        expect(await person.listed()).toBe(1);
        // While the database is away, nobody knows whether the row was written, so the file stays.
        expect((await filedIn(api.deps.config.dataDir)).length).toBeGreaterThanOrEqual(1);
        api.now = new Date(Date.now() + 2 * 24 * 60 * 60_000);
        await sweepFiles(api.deps, { repair: 'limited' });
        await api.processOutbox();
        const [row] = await api.db.download.findMany({ where: { resumeId: person.uuid } });
        expect(await filedIn(api.deps.config.dataDir)).toEqual([path.basename(row!.fileKey)]);
      } finally {
        await api.stop();
        await toDatabase.cut();
      }
    },
  );
});

function hostOf(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname, port: Number(port) };
}

/** The names of all files in the folder of finished PDFs. */
async function filedIn(dataDir: string): Promise<string[]> {
  return readdir(path.join(dataDir, 'files', 'downloads')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function addPhoto({ browser, uuid }: Downloader, px: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  const create = { width: px, height: px, channels: 3, background: '#c33', noise } as const;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).jpeg({ quality: 95 }).toBuffer())]));
  expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
}

/** Gives access as a payment would. */
async function payFor(databaseUrl: string, userId: string): Promise<void> {
  const db = openDatabase(databaseUrl);
  const now = new Date();
  const money = { currency: 'PLN', grossAmount: 0, netAmount: 0, vatAmount: 0, vatRatePercent: 23, discountAmount: 0 };
  const buyer = { buyerName: 'Łucja Żak', buyerEmail: 'l@example.pl', consentVersion: 'test', consentAt: now };
  const id = crypto.randomUUID();
  try {
    await db.order.create({
      data: {
        id,
        userId,
        packageSlug: 'test',
        catalogue: {},
        ...money,
        ...buyer,
        state: 'fulfilled',
        createdAt: now,
        updatedAt: now,
      },
    });
    const accessUntil = new Date(now.getTime() + 86_400_000);
    await db.fulfilment.create({ data: { orderId: id, userId, accessFrom: now, accessUntil, createdAt: now } });
  } finally {
    await db.$disconnect();
  }
}

/** Inserts rows until the database is full, wherever in its table a row would be stored. */
async function fillUp(db: Database, row: { name: string; resumeId: string; userId: string }): Promise<void> {
  for (let failures = 0; failures < 50; ) {
    const id = crypto.randomUUID();
    const facts = {
      id,
      fileKey: id,
      sha256: 'a'.repeat(64),
      sizeBytes: 1,
      pageCount: 1,
      revision: 1,
      createdAt: new Date(),
    };
    try {
      await db.download.create({ data: { ...row, ...facts } });
      failures = 0;
    } catch (error) {
      if (!/full/.test(String(error))) throw error;
      failures++;
    }
  }
}

/** A page within all limits that takes a worker seconds. Each is different, since equal pages are rendered once. */
function slowPage(which: number): { svg: Uint8Array; sha256: string } {
  const size = 'width="794" height="1123"';
  const paths = `<path d="M0 0H794V1123H0Z" fill="#1122${which}"/>`.repeat(360);
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 794 1123">${paths}</svg>`);
  return { svg, sha256: createHash('sha256').update(svg).digest('hex') };
}
