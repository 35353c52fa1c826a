import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Resume } from '@kreda/document/kinds/resume/model/resume';
import { SECTION_SLUGS } from '@kreda/document/kinds/resume/model/sections';
import type { Operation } from '@kreda/document/kinds/resume/operations/operation';
import { createTypesetter } from '@kreda/document/kinds/resume/typeset';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFonts } from '../../platform/clients/fonts.ts';
import { enqueueRemoval } from '../../platform/files/remove-files.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';

const NAME = 'CV Łucji – „Kraków/2026”';
/** Typesets as a browser does: the same engine with the same fonts. */
const typesetter = createTypesetter([...readFonts().values()]);

let renderer: RendererProcess;
beforeAll(async () => {
  renderer = await startRendererProcess();
});
afterAll(() => renderer.stop());

describe('downloads', () => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let uuid: string;
  let userId: string;

  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  beforeEach(async () => {
    browser = new TestBrowser(api.url);
    userId = await registerIn(browser);
    uuid = await makeResume(browser);
    api.paid.add(userId);
  });
  const download = (version: 'v1' | 'v2', form?: FormData) =>
    browser.send('POST', `/api/resumes/${uuid}/${version}/download`, form);
  const resumeOf = async (id: string) => {
    const { resume } = (await browser.query('resume.get', { uuid: id })).body as { resume: Resume };
    return resume;
  };
  const pagesNow = async () => typesetter.typeset(await resumeOf(uuid)).pages;
  const storeChecksum = (page: string) => browser.mutate('download.storeChecksum', { uuid, checksum: sha256(page) });

  test('v1 answers the PDF of the saved resume, named as the resume', async () => {
    const answer = await download('v1');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(answer.headers.get('x-file-name')!, 'base64').toString('utf8')).toBe(NAME.replace('/', '-'));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="CV Lucji - 'Krakow-2026'.pdf"; filename*=UTF-8''${encodeURIComponent(`${NAME.replace('/', '-')}.pdf`)}`,
    );
    const text = textOf(answer).replaceAll(/\s+/g, ' ');
    for (const word of ['Józef', 'Żółć-Świątek', 'Kierownik projektów budowlanych']) expect(text).toContain(word);
  });

  test('v2 makes the same PDF of the pages that the browser typeset', async () => {
    const pages = await pagesNow();
    expect(pages.length).toBeGreaterThan(1);
    await storeChecksum(pages[0]!);
    const [fromServer, fromBrowser] = [await download('v1'), await download('v2', formOf(pages))];
    expect(fromBrowser.status).toBe(200);
    expect(sha256(fromBrowser.bytes)).toBe(sha256(fromServer.bytes));
  });

  test('v1 and v2 make the same PDF of a resume on US Letter', async () => {
    await browser.mutate('resume.save', { uuid, operation: { type: 'page-setup', pageSetup: { paper: 'letter' } } });
    const pages = await pagesNow();
    await storeChecksum(pages[0]!);
    const [stored, uploaded] = [await download('v1'), await download('v2', formOf(pages))];
    expect([stored.status, uploaded.status]).toEqual([200, 200]);
    expect(sha256(uploaded.bytes)).toBe(sha256(stored.bytes));
    expect(infoOf(stored)).toMatch(/^Page size: +612 x 792 pts \(letter\)$/m);
    expect(textOf(stored)).toContain('Józef');
  });

  test('v1 refuses a checksum that is not the first page’s, and typesets once for the right one', async () => {
    const [first] = await pagesNow();
    const typeset = vi.spyOn(api.deps.typesetter, 'typeset');
    try {
      const given = (checksum: string) => browser.send('POST', `/api/resumes/${uuid}/v1/download`, { checksum });
      const right = createHash('sha256').update(first!).digest('hex');
      const answers = [await given(right), await given(right)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(typeset).toHaveBeenCalledTimes(1);
      expect(sha256(answers[1]!.bytes)).toBe(sha256(answers[0]!.bytes));
      expect(sha256((await download('v1')).bytes)).toBe(sha256(answers[0]!.bytes));
      const before = await browser.query('download.list', { uuid });
      const wrong = await given('0'.repeat(64));
      expect(wrong.status).toBe(409);
      expect(wrong.body).toMatchObject({ error: { code: 'conflict', fields: { page_0: expect.any(String) } } });
      expect(await browser.query('download.list', { uuid })).toMatchObject({ body: before.body });
      expect((await given('no checksum')).status).toBe(400);
    } finally {
      typeset.mockRestore();
    }
  });

  test('names a file CV when the resume has no name', async () => {
    await browser.mutate('resume.save', { uuid, operation: { type: 'name', name: '  ' } });
    const answer = await download('v1');
    expect(answer.headers.get('x-file-name')).toBe(Buffer.from('CV').toString('base64'));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=CV.pdf');
  });

  test('prints the photo', async () => {
    const form = new FormData();
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#c33',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    });
    form.set('file', new Blob([new Uint8Array(await noise.jpeg().toBuffer())]));
    const without = await download('v1');
    expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
    const withPhoto = await download('v1');
    expect(withPhoto.status).toBe(200);
    expect(withPhoto.bytes.length).toBeGreaterThan(without.bytes.length + 5_000);
  });

  describe('of a CV that was downloaded before', () => {
    /** How often pages were typeset and rendered during an action. */
    async function workOf(
      action: () => Promise<Answer>,
    ): Promise<{ typeset: number; rendered: number; answer: Answer }> {
      const typeset = vi.spyOn(api.deps.typesetter, 'typeset');
      const render = vi.spyOn(api.deps.renderer, 'render');
      try {
        const answer = await action();
        return { typeset: typeset.mock.calls.length, rendered: render.mock.calls.length, answer };
      } finally {
        typeset.mockRestore();
        render.mockRestore();
      }
    }
    const save = (operation: Operation) => browser.mutate('resume.save', { uuid, operation });

    test('v1 typesets and renders nothing while it is unchanged, and stores it once', async () => {
      const first = await workOf(() => download('v1'));
      expect(first).toMatchObject({ typeset: 1, rendered: 1 });
      const second = await workOf(() => download('v1'));
      expect(second).toMatchObject({ typeset: 0, rendered: 0, answer: { status: 200 } });
      expect(sha256(second.answer.bytes)).toBe(sha256(first.answer.bytes));
      expect(second.answer.headers.get('x-file-name')).toBe(first.answer.headers.get('x-file-name'));
      expect((await browser.query('download.list', { uuid })).body).toHaveLength(1);
    });

    test('v2 renders nothing while its pages and its name are the same', async () => {
      const pages = await pagesNow();
      await storeChecksum(pages[0]!);
      const first = await workOf(() => download('v2', formOf(pages)));
      const second = await workOf(() => download('v2', formOf(pages)));
      expect([first.rendered, second.rendered]).toEqual([1, 0]);
      expect(sha256(second.answer.bytes)).toBe(sha256(first.answer.bytes));
      const last = pages.length - 1;
      const changed = pages.with(last, pages[last]!.replace('</text>', '.</text>'));
      expect(await workOf(() => download('v2', formOf(changed)))).toMatchObject({
        rendered: 1,
        answer: { status: 200 },
      });
      // The PDF's metadata has the name; the pages do not.
      await save({ type: 'name', name: 'CV do druku' });
      expect((await workOf(() => download('v2', formOf(pages)))).rendered).toBe(1);
    });

    test('renders again after every kind of change', async () => {
      await download('v1');
      const { sections, sectionsOrder, pageSetup } = await resumeOf(uuid);
      const summary = { content: [{ type: 'paragraph' as const, children: [{ text: 'Buduję mosty.' }] }] };
      const changes: Operation[] = [
        { type: 'name', name: 'CV inne' },
        { type: 'data', section: 'summary', data: summary },
        { type: 'config', section: 'summary', config: { ...sections.summary.config, title: 'O mnie' } },
        { type: 'color', color: { generalColor: '#114433', backgroundColor: '#ffffff', accentColor: '#aa2200' } },
        { type: 'fonts', fonts: { heading: 'Lora', body: 'Roboto' } },
        { type: 'sections-order', order: sectionsOrder.toReversed() },
        { type: 'page-setup', pageSetup: { ...pageSetup, footer: !pageSetup.footer } },
        { type: 'language', language: 'en' },
        { type: 'pattern', pattern: 'classic' },
      ];
      for (const operation of changes) {
        const saved = await save(operation);
        expect(saved.status, JSON.stringify(saved.body)).toBe(200);
        expect(await workOf(() => download('v1')), operation.type).toMatchObject({
          rendered: 1,
          answer: { status: 200 },
        });
        expect((await workOf(() => download('v1'))).rendered, `${operation.type}, again`).toBe(0);
      }
      for (const background of ['#cc3333', '#33cc33']) {
        const form = new FormData();
        const picture = sharp({ create: { width: 60, height: 80, channels: 3, background } });
        form.set('file', new Blob([new Uint8Array(await picture.jpeg().toBuffer())]));
        expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
        expect((await workOf(() => download('v1'))).rendered, background).toBe(1);
      }
    });

    test('answers the owner alone, checks access every time, and renders again when the file is damaged, gone or unreadable', async () => {
      await download('v1');
      const other = await newUser({ paid: true });
      const copy = await makeResume(other);
      expect((await workOf(() => other.send('POST', `/api/resumes/${copy}/v1/download`))).rendered).toBe(1);
      expect((await workOf(() => other.send('POST', `/api/resumes/${uuid}/v1/download`))).answer.status).toBe(404);

      api.paid.delete(userId);
      expect((await workOf(() => download('v1'))).answer.status).toBe(403);
      api.paid.add(userId);
      expect((await workOf(() => download('v1'))).rendered).toBe(0);

      const [{ fileKey } = { fileKey: '' }] = await api.db.download.findMany({ where: { resumeId: uuid } });
      await api.files.put(fileKey, Buffer.from('%PDF-1.7 damaged'));
      const afterDamage = await workOf(() => download('v1'));
      expect(afterDamage.rendered).toBe(1);
      expect(textOf(afterDamage.answer)).toContain('Józef');
      for (const row of await api.db.download.findMany({ where: { resumeId: uuid } }))
        await api.files.remove(row.fileKey);
      expect(await workOf(() => download('v1'))).toMatchObject({ rendered: 1, answer: { status: 200 } });

      const reading = vi.spyOn(api.files, 'get').mockRejectedValue(new Error('EIO: i/o error, read'));
      try {
        expect(await workOf(() => download('v1'))).toMatchObject({ rendered: 1, answer: { status: 200 } });
      } finally {
        reading.mockRestore();
      }
    });

    test('renders again in another release', async () => {
      await download('v1');
      const environment = { RELEASE: 'another' };
      const next = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address, environment });
      try {
        next.paid.add(userId);
        const user = new TestBrowser(next.url);
        user.setCookie('session', browser.cookies.get('session')!);
        const render = vi.spyOn(next.deps.renderer, 'render');
        expect((await user.send('POST', `/api/resumes/${uuid}/v1/download`)).status).toBe(200);
        expect(render).toHaveBeenCalledTimes(1);
      } finally {
        await next.stop();
      }
    });
  });

  test('v2 refuses a first page whose checksum differs from the stored one, and names it', async () => {
    const pages = await pagesNow();
    await storeChecksum(pages[0]!);
    const changed = [pages[0]!.replace('Józef', 'Jozef'), ...pages.slice(1)];
    const answer = await download('v2', formOf(changed));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      error: { code: 'conflict', message: 'Page 1: checksum does not match', fields: { page_0: expect.any(String) } },
    });
  });

  test('v1 refuses a resume of more than thirty pages', async () => {
    const { experiences } = (await resumeOf(uuid)).sections;
    const text = [{ type: 'paragraph', children: [{ text: 'Prowadzenie projektów budowlanych. '.repeat(400) }] }];
    const items = Array.from({ length: 25 }, (_, index) => ({
      ...experiences.data.items[0]!,
      id: `e${index}`,
      description: text,
    }));
    expect((await browser.send('PUT', `/api/resumes/${uuid}/experiences`, { items })).status).toBe(200);
    const typeset = vi.spyOn(api.deps.typesetter, 'typeset');
    const answer = await download('v1');
    expect(answer).toMatchObject({ status: 413, body: { error: { message: 'A CV can have at most 30 pages' } } });
    // The typesetter stops at page 31. It counts the work as the owner's.
    expect(typeset.mock.lastCall?.[1]).toMatchObject({ maxPages: 30, fairnessKey: userId });
    typeset.mockRestore();
  });

  test('v2 refuses pages when a checksum is neither stored nor sent', async () => {
    expect((await download('v2', formOf(await pagesNow()))).status).toBe(409);
  });

  test('v2 takes the checksum that is sent with the pages, and refuses a page with another checksum', async () => {
    const pages = await pagesNow();
    const withChecksum = (checksum: string) => {
      const form = formOf(pages);
      form.set('checksum', checksum);
      return download('v2', form);
    };
    // The sent checksum goes before a stored one.
    await storeChecksum('of other pages');
    const right = await withChecksum(sha256(pages[0]!));
    expect(right.status).toBe(200);
    expect(sha256(right.bytes)).toBe(sha256((await download('v1')).bytes));
    const wrong = await withChecksum(sha256(pages[1]!));
    expect(wrong.status).toBe(409);
    expect(wrong.body).toMatchObject({ error: { code: 'conflict', fields: { page_0: expect.any(String) } } });
    expect((await withChecksum('no checksum')).status).toBe(400);
  });

  test('v2 refuses a page outside the grammar, and names it', async () => {
    const [first = ''] = await pagesNow();
    const pages = [first, first.replace('</svg>', '<script>alert(1)</script></svg>')];
    await storeChecksum(first);
    const answer = await download('v2', formOf(pages));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { code: 'invalid', fields: { page_1: expect.stringContaining('script') } },
    });
  });

  test('v2 refuses a gap between pages, no pages, and more than thirty', async () => {
    const gap = new FormData();
    gap.set('page_0', new Blob(['<svg/>']));
    gap.set('page_2', new Blob(['<svg/>']));
    const answer = await download('v2', gap);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { fields: { page_1: 'This page is missing' } } });
    const empty = new FormData();
    empty.set('note', 'nothing');
    expect((await download('v2', empty)).status).toBe(400);
    expect((await download('v2')).status).toBe(415);
    const many = formOf(Array.from({ length: 31 }, () => '<svg/>'));
    expect((await download('v2', many)).status).toBe(413);
  });

  test('needs a login, access, and a resume of the caller’s', async () => {
    const visitor = new TestBrowser(api.url);
    const visitorsOwn = await makeResume(visitor);
    for (const path of ['v1/download', 'v2/download']) {
      const answer = await visitor.send('POST', `/api/resumes/${visitorsOwn}/${path}`);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: { code: 'unauthenticated', message: 'You must be logged in' } });
    }
    expect((await visitor.get(`/api/resumes/${visitorsOwn}/download-granted`)).status).toBe(401);
    expect((await visitor.query('download.granted', { uuid: visitorsOwn })).status).toBe(401);

    const other = new TestBrowser(api.url);
    await registerIn(other);
    expect((await other.get(`/api/resumes/${uuid}/download-granted`)).status).toBe(404);
    expect((await other.send('POST', `/api/resumes/${uuid}/v1/download`)).status).toBe(404);
    const othersOwn = await makeResume(other);
    expect((await other.get(`/api/resumes/${othersOwn}/download-granted`)).body).toBe(false);
    const unpaid = await other.send('POST', `/api/resumes/${othersOwn}/v1/download`);
    expect(unpaid.status).toBe(403);
    expect(unpaid.body).toMatchObject({
      error: { code: 'forbidden', message: 'You do not have permission to download your CV' },
    });

    expect((await browser.get(`/api/resumes/${uuid}/download-granted`)).body).toBe(true);
    expect((await browser.query('download.granted', { uuid })).body).toBe(true);
  });

  test('makes no PDF of an empty CV, and refuses it before the user pays', async () => {
    const blank = await createBlank(browser);
    const refusal = {
      error: { code: 'invalid', message: 'Your CV is still empty. Fill it in before downloading it' },
    };
    for (const paid of [true, false]) {
      if (!paid) api.paid.delete(userId);
      const asked = await browser.query('download.granted', { uuid: blank });
      expect(asked.status).toBe(400);
      expect(asked.body).toMatchObject({ message: refusal.error.message });
      // The façade answers as the specification says: a boolean about access alone.
      expect((await browser.get(`/api/resumes/${blank}/download-granted`)).body).toBe(paid);
    }
    api.paid.add(userId);
    const [page = ''] = typesetter.typeset({ ...(await resumeOf(blank)), isDone: true }).pages;
    await browser.mutate('download.storeChecksum', { uuid: blank, checksum: sha256(page) });
    for (const answer of [
      await browser.send('POST', `/api/resumes/${blank}/v1/download`),
      await browser.send('POST', `/api/resumes/${blank}/v2/download`, formOf([page])),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject(refusal);
    }
    expect((await browser.query('download.list', { uuid: blank })).body).toEqual([]);

    // One word is enough.
    const data = { ...(await resumeOf(blank)).sections['personal-data'].data, lastName: 'Żak' };
    await browser.mutate('resume.save', { uuid: blank, operation: { type: 'data', section: 'personal-data', data } });
    expect((await browser.query('download.granted', { uuid: blank })).body).toBe(true);
    expect((await browser.send('POST', `/api/resumes/${blank}/v1/download`)).status).toBe(200);
  });

  test('keeps downloads after access has ended, for their owner alone, until the resume is removed', async () => {
    const { revision } = (await browser.query('resume.get', { uuid })).body as { revision: number };
    const first = await download('v1');
    api.paid.delete(userId);
    expect((await download('v1')).status).toBe(403);

    const list = (await browser.query('download.list', { uuid })).body as { id: string; url: string }[];
    expect(list).toMatchObject([{ resumeUuid: uuid, name: NAME, pageCount: 2, revision }]);
    const again = await browser.get(list[0]!.url);
    expect(sha256(again.bytes)).toBe(sha256(first.bytes));
    expect(again.headers.get('x-file-name')).toBe(first.headers.get('x-file-name'));

    const other = new TestBrowser(api.url);
    await registerIn(other);
    expect((await other.get(list[0]!.url)).status).toBe(404);
    expect((await other.query('download.list', {})).body).toEqual([]);

    const { fileKey } = await api.db.download.findUniqueOrThrow({ where: { id: list[0]!.id } });
    await browser.mutate('resume.remove', { uuid });
    expect((await browser.get(list[0]!.url)).status).toBe(404);
    await browser.mutate('resume.restore', { uuid });
    expect((await browser.get(list[0]!.url)).status).toBe(200);
    await browser.mutate('resume.erase', { uuid });
    expect((await browser.get(list[0]!.url)).status).toBe(404);
    await api.processOutbox();
    expect(await api.files.get(fileKey)).toBeNull();
  });

  test('stores equal bytes once, even if their source keys differ', async () => {
    expect((await download('v1')).status).toBe(200);
    const [first] = await api.db.download.findMany({ where: { resumeId: uuid } });
    // As if another release had made it, with another source key.
    await api.db.download.updateMany({ where: { resumeId: uuid }, data: { sourceKey: null } });
    api.now = new Date(api.now.getTime() + 60_000);
    expect((await download('v1')).status).toBe(200);
    const rows = await api.db.download.findMany({ where: { resumeId: uuid } });
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ fileKey }) => fileKey))).toEqual(new Set([first!.fileKey]));
    const list = (await browser.query('download.list', { uuid })).body as { url: string }[];
    expect(list).toHaveLength(2);
    for (const { url } of list) expect((await browser.get(url)).status).toBe(200);
    // The file stays as long as a row names it.
    await enqueueRemoval(api.db, [first!.fileKey], { now: api.now });
    await api.processOutbox();
    for (const { url } of list) expect((await browser.get(url)).status).toBe(200);
  });

  test('refuses an upload before its pages have arrived', async () => {
    const cases = [
      { browser: new TestBrowser(api.url), status: 401 },
      { browser, paid: false, status: 403 },
      { browser: await newUser(), status: 404 },
    ];
    for (const { browser: caller, paid = true, status } of cases) {
      if (!paid) api.paid.delete(userId);
      const upload = beginUpload(api.url, `/api/resumes/${uuid}/v2/download`, caller);
      expect((await upload.answer).status).toBe(status);
      upload.abort();
    }
  });

  test('lets one user have two downloads in flight, refuses a third, and serves others', async () => {
    const path = `/api/resumes/${uuid}/v2/download`;
    // The third one is refused; both others wait for their pages.
    const uploads = [1, 2, 3].map(() => beginUpload(api.url, path, browser));
    expect(await Promise.race(uploads.map(({ answer }) => answer))).toEqual({ status: 429 });
    const third = await download('v1');
    expect(third.body).toMatchObject({
      error: { code: 'rate-limited', message: expect.stringContaining('Two of your downloads are running') },
    });
    expect(third.headers.get('retry-after')).not.toBeNull();

    const other = await newUser({ paid: true });
    expect((await other.send('POST', `/api/resumes/${await makeResume(other)}/v1/download`)).status).toBe(200);

    // A client that disconnects frees its place.
    for (const { abort } of uploads) abort();
    await expect.poll(async () => (await download('v1')).status).toBe(200);
  });

  test('one user’s fifty concurrent downloads end soon and block nobody else, and the next one works', async () => {
    const other = await newUser({ paid: true });
    const theirs = await makeResume(other);
    const fifty = Array.from({ length: 50 }, () => download('v1'));
    expect((await other.send('POST', `/api/resumes/${theirs}/v1/download`)).status).toBe(200);
    const statuses = (await Promise.all(fifty)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses).toContain(429);
    expect((await download('v1')).status).toBe(200);
  });

  test('limits the rate of downloads of each user', async () => {
    const absent = `/api/resumes/${crypto.randomUUID()}/v1/download`;
    for (let asked = 0; asked < 200; asked++) expect((await browser.send('POST', absent)).status).toBe(404);
    const refused = await download('v1');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ error: { message: 'Too many downloads. Try again in a few minutes' } });
    expect((await (await newUser()).send('POST', absent)).status).toBe(404);
  });

  test('names a file in one line, whatever the resume’s name holds', async () => {
    await api.db.resume.update({ where: { id: uuid }, data: { name: 'CV\tŁucji\u2028Żak' } });
    const answer = await download('v1');
    expect(answer.status).toBe(200);
    expect(Buffer.from(answer.headers.get('x-file-name')!, 'base64').toString('utf8')).toBe('CV Łucji Żak');
  });

  async function newUser({ paid = false } = {}): Promise<TestBrowser> {
    const user = new TestBrowser(api.url);
    const id = await registerIn(user);
    if (paid) api.paid.add(id);
    return user;
  }
});

/** Starts to send pages and stops in the middle of the first one. */
function beginUpload(origin: string, path: string, { cookies }: TestBrowser) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const sending = request(new URL(path, origin), {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'multipart/form-data; boundary=pages', 'content-length': '1000000' },
  });
  sending.write('--pages\r\ncontent-disposition: form-data; name="page_0"; filename="page_0.svg"\r\n\r\n<svg>');
  const answer = new Promise<{ status: number | undefined }>((resolve, reject) => {
    sending.once('response', (response) => resolve({ status: response.statusCode }));
    sending.once('error', reject);
  });
  // Nobody awaits the answer of an aborted upload.
  answer.catch(() => {});
  return { answer, abort: () => sending.destroy() };
}

async function registerIn(browser: TestBrowser): Promise<string> {
  const email = `${crypto.randomUUID()}@example.pl`;
  const account = { email, firstName: 'Łucja', lastName: 'Żak', password: 'zielona-kreda' };
  return ((await browser.mutate('account.register', account)).body as { id: string }).id;
}

async function createBlank(browser: TestBrowser): Promise<string> {
  return ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
}

/** A resume of two pages. It is done, so that it has no demo content. */
async function makeResume(browser: TestBrowser): Promise<string> {
  const sample = typicalResume('modern');
  const uuid = await createBlank(browser);
  const operations = [
    { type: 'name', name: NAME },
    { type: 'sections-config', config: { enabled: sample.sectionsEnabled, active: sample.sectionsActive } },
    ...SECTION_SLUGS.map((section) => ({ type: 'data', section, data: sample.sections[section].data })),
    { type: 'done' },
  ];
  const saved = await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, operations);
  expect(saved.status).toBe(204);
  return uuid;
}

function formOf(pages: string[]): FormData {
  const form = new FormData();
  for (const [index, page] of pages.entries()) {
    form.set(`page_${index}`, new Blob([page], { type: 'image/svg+xml' }), `page_${index}.svg`);
  }
  return form;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The PDF's text, read by an independent program. */
function textOf(answer: Answer): string {
  return readBy('pdftotext', answer, '-');
}

/** What poppler says about the PDF, a line for each fact. */
function infoOf(answer: Answer): string {
  return readBy('pdfinfo', answer);
}

function readBy(program: string, { bytes }: Answer, ...more: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kreda-pdf-'));
  try {
    const file = path.join(folder, 'cv.pdf');
    writeFileSync(file, bytes);
    return execFileSync(program, ['-enc', 'UTF-8', file, ...more], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
