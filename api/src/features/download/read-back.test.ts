import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { RendererError } from '@kreda/proto/renderer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';
import type { ReadBack } from './read-back.ts';

describe('reading a CV back', () => {
  let renderer: RendererProcess;
  let database: TestDatabase;
  let api: TestApi;
  /** A visitor's CV that has been read back. */
  let known: { browser: TestBrowser; uuid: string; answer: Answer };
  beforeAll(async () => {
    renderer = await startRendererProcess();
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
    const { browser, uuid } = await visitorsCv();
    known = { browser, uuid, answer: await readBack(browser, uuid) };
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
    await renderer.stop();
  });

  /** A visitor's resume of two pages. It is not done, so its empty section shows demo content. */
  async function visitorsCv(): Promise<{ browser: TestBrowser; uuid: string }> {
    const browser = new TestBrowser(api.url);
    const sample = typicalResume('plain');
    const { uuid } = (await browser.send('POST', '/api/resumes', { pattern: 'plain' })).body as { uuid: string };
    const saved = await browser.send(
      'POST',
      `/api/documents/${uuid}/save-before-quit`,
      SECTION_SLUGS.filter((section) => section !== 'skills').map((section) => ({
        type: 'data',
        section,
        data: sample.sections[section].data,
      })),
    );
    expect(saved.status).toBe(204);
    return { browser, uuid };
  }
  const readBack = (browser: TestBrowser, uuid: string) => browser.mutate('download.readBack', { uuid });

  test('compares the PDF’s content with the resume, for a visitor without access', async () => {
    const { browser, uuid, answer } = known;
    expect(answer.status).toBe(200);
    const { comparison, pages, revision } = answer.body as ReadBack;
    expect(revision).toBeGreaterThan(0);
    const email = comparison.rows.find(({ field }) => field === 'email');
    expect(email).toEqual({
      section: 'personal-data',
      entryId: null,
      field: 'email',
      own: 'jozef.swiatek@example.com',
      found: 'jozef.swiatek@example.com',
      verdict: 'same',
    });
    expect(comparison.rows.find(({ field }) => field === 'firstName')).toMatchObject({
      own: 'Józef Żółć-Świątek',
      verdict: 'same',
    });
    expect(comparison.rows.length).toBeGreaterThan(40);
    expect(comparison.rows.filter(({ verdict }) => verdict !== 'same')).toEqual([]);
    expect(comparison.phantoms).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.flat().join('\n')).toContain('Budowa i Spółka S.A.');
    // A download has no demo content.
    expect(comparison.rows.some(({ section }) => section === 'skills')).toBe(false);
    expect(JSON.stringify(answer.body)).not.toContain('%PDF');
    expect((await browser.query('resume.get', { uuid })).body).toMatchObject({ resume: { isDone: false } });
    expect(await api.db.download.count()).toBe(0);
  });

  test('makes one PDF of an unchanged CV, even for two calls at once, and another after a change', async () => {
    const { browser, uuid } = await visitorsCv();
    const render = vi.spyOn(api.deps.renderer, 'render');
    try {
      const both = await Promise.all([readBack(browser, uuid), readBack(browser, uuid)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect((await readBack(browser, uuid)).status).toBe(200);
      expect(render).toHaveBeenCalledTimes(1);

      const { data } = typicalResume('plain').sections['personal-data'];
      const renamed = { type: 'data', section: 'personal-data', data: { ...data, lastName: 'Nowak' } };
      expect((await browser.mutate('resume.save', { uuid, operation: renamed })).status).toBe(200);
      const { comparison } = (await readBack(browser, uuid)).body as ReadBack;
      expect(render).toHaveBeenCalledTimes(2);
      expect(comparison.rows.find(({ field }) => field === 'firstName')?.own).toBe('Józef Nowak');
    } finally {
      render.mockRestore();
    }
  });

  test('refuses another owner’s CV, even if its result is cached, and an empty one', async () => {
    const { uuid } = known;
    const other = (await visitorsCv()).browser;
    expect((await readBack(other, uuid)).status).toBe(404);
    expect((await readBack(new TestBrowser(api.url), uuid)).status).toBe(404);

    const blank = ((await other.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
    const refused = await readBack(other, blank);
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Your CV is still empty. Fill it in before downloading it' },
    });
  });

  test('counts only calls that make a PDF against the rate limits', async () => {
    const { browser, uuid } = await visitorsCv();
    const consume = vi.spyOn(api.deps.rateLimits, 'consume');
    try {
      await readBack(browser, uuid);
      await readBack(browser, uuid);
      const counted = consume.mock.calls.map(([name]) => name).filter((name) => name.endsWith('eadBacks'));
      expect(counted).toEqual(['addressReadBacks', 'readBacks']);
    } finally {
      consume.mockRestore();
    }
  });

  test('has at most four in flight for one address, by however many visitors', async () => {
    const visits = await Promise.all(Array.from({ length: 5 }, () => visitorsCv()));
    const renderNow = api.deps.renderer.render.bind(api.deps.renderer);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const render = vi.spyOn(api.deps.renderer, 'render').mockImplementation(async (...given) => {
      await released;
      return renderNow(...given);
    });
    try {
      const four = visits.slice(0, 4).map(({ browser, uuid }) => readBack(browser, uuid));
      await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4), { timeout: 20_000 });
      const { browser, uuid } = visits[4]!;
      expect((await readBack(browser, uuid)).status).toBe(429);
      release();
      // Two of one network are read at a time.
      const statuses = (await Promise.all(four)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 429, 429]);
      expect((await readBack(browser, uuid)).status).toBe(200);
    } finally {
      render.mockRestore();
    }
  });

  test('answers 503 while the renderer is away, and does not cache that', async () => {
    const { browser, uuid } = await visitorsCv();
    const away = new RendererError('no renderer', { code: 'UNAVAILABLE' });
    const render = vi.spyOn(api.deps.renderer, 'render').mockRejectedValueOnce(away);
    try {
      expect((await readBack(browser, uuid)).status).toBe(503);
      expect((await readBack(browser, uuid)).status).toBe(200);
    } finally {
      render.mockRestore();
    }
  });
});
