import { createHash } from 'node:crypto';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { repairRows } from '../../../platform/files/missing-files.ts';
import { sweepFiles } from '../../../platform/files/sweep-files.ts';
import type { TestDatabase } from '../../../testing/databases.ts';
import { onEachDatabase } from '../../../testing/on-each-database.ts';
import { registerPaid } from '../../../testing/paid-account.ts';
import { startTestApi, type TestApi } from '../../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../../testing/test-browser.ts';
import { renderUniquePdfs } from '../../../testing/unique-pdfs.ts';
import { beginNote } from './sent-files.ts';

const DAY_MS = 24 * 60 * 60_000;
const OFFER = { title: 'Pielęgniarka', company: 'Charité', address: '', text: '', date: null };
const NOTE = { recipient: 'Charité', sentOn: '2026-03-01', note: 'Przez portal' };

interface Listed {
  id: string;
  resumeUuid: string;
  letterUuid: string | null;
  recipient: string;
  sentOn: string;
  note: string;
  fileName: string;
  sha256: string;
  pageCount: number;
  url: string | null;
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

onEachDatabase('sent files, on $kind', { tags: ['sql'] }, ({ create }) => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let userId: string;
  let uuid: string;

  beforeAll(async () => {
    database = await create();
    api = await startTestApi({ databaseUrl: database.url });
    // Files have the machine's time.
    api.now = new Date();
    renderUniquePdfs(api);
    vi.spyOn(api.deps.renderer, 'join').mockImplementation(async ({ parts = [] }) => {
      const pdf = Buffer.from(`%PDF-1.7 joined ${parts.length} ${crypto.randomUUID()}`);
      const report = { pages: 2, reducedPictures: 0, bytesBefore: 1, bytesAfter: 1, dpiBefore: 0, dpiAfter: 0 };
      return { files: [{ pdf, sha256: sha256Of(pdf) }], parts: parts.map(() => report), isWithinSize: true };
    });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.stop();
    await database.drop();
  });
  beforeEach(async () => {
    ({ browser, userId } = await newUser());
    uuid = await newResume(browser);
  });

  async function newUser() {
    const someone = new TestBrowser(api.url);
    return { browser: someone, userId: await registerPaid(api, someone) };
  }
  async function newResume(someone: TestBrowser): Promise<string> {
    const made = await someone.mutate('resume.create', { language: 'pl', firstName: 'Łucja', lastName: 'Żółć' });
    const { resume } = made.body as { resume: { uuid: string } };
    const { data } = typicalResume('modern').sections.experiences;
    const saved = await someone.send('POST', `/api/documents/${resume.uuid}/save-before-quit`, [
      { type: 'data', section: 'experiences', data },
      { type: 'done' },
    ]);
    expect(saved.status).toBe(204);
    return resume.uuid;
  }
  async function newVariant(name = 'Szpital'): Promise<string> {
    const made = await browser.mutate('resume.createView', { baseUuid: uuid, kind: 'variant', name, offer: OFFER });
    return (made.body as { resume: { uuid: string } }).resume.uuid;
  }
  const download = (of: string) => browser.send('POST', `/api/resumes/${of}/v1/download`);
  const nameOf = ({ headers }: Answer) => Buffer.from(headers.get('x-file-name')!, 'base64').toString('utf8');
  const note = ({ headers }: Answer, facts: object = NOTE) =>
    browser.mutate('sent.note', { downloadId: headers.get('x-download-id'), ...facts });
  const list = async (of = uuid) => (await browser.query('sent.list', { resumeUuid: of })).body as Listed[];
  async function join(of = uuid): Promise<Answer> {
    const form = new FormData();
    form.set('parts', JSON.stringify([{ kind: 'resume', title: 'CV' }]));
    return browser.send('POST', `/api/resumes/${of}/application`, form);
  }
  function keep(joined: Answer, { bytes = joined.bytes, of = uuid, by = browser, ...fields }: Kept = {}) {
    const form = new FormData();
    const facts = {
      ...NOTE,
      pageCount: '2',
      format: 'pdf',
      seal: joined.headers.get('x-application-seal')!,
      ...fields,
    };
    for (const [name, value] of Object.entries(facts)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'application.pdf');
    return by.send('POST', `/api/resumes/${of}/sent-application`, form);
  }
  interface Kept {
    bytes?: Uint8Array;
    of?: string;
    by?: TestBrowser;
    pageCount?: string;
    format?: 'zip';
  }
  async function keysBelow(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of api.files.list()) if (key.startsWith(`${folder}/`)) keys.push(key);
    return keys;
  }
  const noted = (facts: Partial<Listed>) => expect.objectContaining(facts);

  test('a note keeps the bytes that were downloaded, also after the CV was changed', async () => {
    const variant = await newVariant();
    const sent = await download(variant);
    expect(nameOf(sent)).toBe('Lucja-Zolc-Charite');
    expect((await note(sent)).status).toBe(200);
    await browser.mutate('resume.save', { uuid: variant, operation: { type: 'pattern', pattern: 'academic' } });
    expect((await download(variant)).bytes).not.toEqual(sent.bytes);
    const [row, ...others] = await list();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...NOTE, resumeUuid: variant, letterUuid: null, fileName: 'Lucja-Zolc-Charite.pdf' });
    expect(row!.sha256).toBe(sha256Of(sent.bytes));
    api.paid.delete(userId);
    const again = await browser.get(row!.url!);
    expect(again.bytes).toEqual(sent.bytes);
    expect(again.headers.get('content-type')).toBe('application/pdf');
    expect(again.headers.get('content-disposition')).toContain('Lucja-Zolc-Charite.pdf');
  });

  test('the same PDF can go to two employers, and each version shows what was sent of its family', async () => {
    const variant = await newVariant();
    const first = await download(variant);
    const again = await download(variant);
    expect(again.headers.get('x-download-id')).toBe(first.headers.get('x-download-id'));
    await note(first);
    await note(again, { recipient: 'Klinika\nPołudnie', sentOn: '2026-03-02', note: '' });
    await note(await download(uuid), { recipient: '', sentOn: '2026-02-01', note: '' });
    const order = ['Klinika Południe', 'Charité', ''];
    expect((await list(variant)).map(({ recipient }) => recipient)).toEqual(order);
    expect((await list()).map(({ recipient }) => recipient)).toEqual(order);
    expect(await list(await newResume(browser))).toEqual([]);
  });

  test('a letter is listed with its CV, and its note is deleted with it', async () => {
    const begun = await browser.mutate('letter.create', { resumeUuid: uuid });
    const letterUuid = (begun.body as { letter: { uuid: string } }).letter.uuid;
    const save = (operation: object) => browser.mutate('letter.save', { uuid: letterUuid, operation });
    await save({ type: 'field', field: 'body', value: [{ type: 'paragraph', children: [{ text: 'Zgłaszam się.' }] }] });
    await save({ type: 'recipient', field: 'organisation', value: 'Charité' });
    const sent = await browser.send('POST', `/api/letters/${letterUuid}/download`);
    expect(nameOf(sent)).toBe('Lucja-Zolc-list-motywacyjny-Charite');
    const variant = await newVariant();
    await download(variant);
    const { body } = await browser.query('sent.downloads', { resumeUuid: variant });
    expect(body).toHaveLength(2);
    for (const fileName of ['Lucja-Zolc-list-motywacyjny-Charite.pdf', 'Lucja-Zolc-Charite.pdf'])
      expect(body).toContainEqual(expect.objectContaining({ fileName, recipient: 'Charité' }));
    await note(sent);
    expect(await list()).toEqual([noted({ letterUuid, resumeUuid: uuid, sha256: sha256Of(sent.bytes) })]);
    await browser.mutate('letter.remove', { uuid: letterUuid });
    expect(await list()).toEqual([]);
    await browser.mutate('letter.restore', { uuid: letterUuid });
    expect((await browser.get((await list())[0]!.url!)).bytes).toEqual(sent.bytes);
    await browser.mutate('letter.erase', { uuid: letterUuid });
    expect(await api.db.sentFile.count({ where: { userId } })).toBe(0);
  });

  test('a note is changed and removed, and nobody else can do either or read the file', async () => {
    const sent = await download(uuid);
    const { id } = (await note(sent)).body as { id: string };
    const { browser: other } = await newUser();
    const theirs = { ...NOTE, recipient: 'Inny' };
    const downloadId = sent.headers.get('x-download-id');
    expect((await other.mutate('sent.note', { downloadId, ...NOTE })).status).toBe(404);
    expect((await other.query('sent.list', { resumeUuid: uuid })).status).toBe(404);
    expect((await other.mutate('sent.change', { id, ...theirs })).status).toBe(404);
    expect((await other.mutate('sent.remove', { id })).status).toBe(404);
    expect((await other.get(`/api/sent/${id}`)).status).toBe(404);
    expect((await browser.mutate('sent.change', { id, ...theirs, sentOn: '2026-13-01' })).status).toBe(400);
    expect((await browser.mutate('sent.change', { id, ...theirs })).status).toBe(200);
    expect(await list()).toEqual([noted({ id, ...theirs })]);
    expect((await browser.mutate('sent.remove', { id })).status).toBe(200);
    await api.processOutbox();
    expect(await list()).toEqual([]);
    // The download is still there.
    expect((await browser.get(`/api/downloads/${downloadId}`)).bytes).toEqual(sent.bytes);
  });

  test('an application is kept once for each content, and deleted with its last note', async () => {
    const joined = await join();
    expect(joined.status).toBe(200);
    expect((await keep(joined)).status).toBe(200);
    expect((await keep(joined)).status).toBe(200);
    const rows = await list();
    expect(rows).toEqual([noted({ pageCount: 2 }), noted({ pageCount: 2 })]);
    expect(await keysBelow('sent')).toHaveLength(1);
    expect((await browser.get(rows[0]!.url!)).bytes).toEqual(joined.bytes);
    await browser.mutate('sent.remove', { id: rows[0]!.id });
    await api.processOutbox();
    expect((await browser.get(rows[1]!.url!)).bytes).toEqual(joined.bytes);
    await browser.mutate('sent.remove', { id: rows[1]!.id });
    await api.processOutbox();
    expect(await keysBelow('sent')).toEqual([]);
  });

  test('a ZIP and the PDF of a variant in it are named by person and company, and the ZIP is kept as it was', async () => {
    const variant = await newVariant();
    const form = new FormData();
    form.set('parts', JSON.stringify([{ kind: 'resume', title: 'Szpital' }]));
    form.set('format', 'zip');
    const joined = await browser.send('POST', `/api/resumes/${variant}/application`, form);
    expect(nameOf(joined)).toBe('Lucja-Zolc-Charite');
    expect(Object.keys(unzipSync(joined.bytes))).toEqual(['1 Lucja-Zolc-Charite.pdf']);
    expect((await keep(joined, { of: variant, format: 'zip' })).status).toBe(200);
    const [row] = await list();
    expect(row).toMatchObject({ fileName: 'Lucja-Zolc-Charite.zip', resumeUuid: variant });
    const again = await browser.get(row!.url!);
    expect(again.headers.get('content-type')).toBe('application/zip');
    expect(again.bytes).toEqual(joined.bytes);
    // Other tests count the files.
    await browser.mutate('sent.remove', { id: row!.id });
    await api.processOutbox();
  });

  test('only a file that was made here, for this user and CV, is kept', async () => {
    const joined = await join();
    const refusals = [
      await keep(joined, { bytes: Buffer.from('%PDF-1.7 other') }),
      await keep(joined, { pageCount: '3' }),
      await keep(joined, { of: await newResume(browser) }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { reason: { code: 'application-not-made-here' } } });
    }
    const other = await newUser();
    expect((await keep(joined, { by: other.browser })).status).toBe(404);
    expect(await keysBelow('sent')).toEqual([]);
  });

  test('a full list and too many bytes are refused in words', async () => {
    const sent = await download(uuid);
    await note(sent);
    const row = await api.db.sentFile.findFirstOrThrow({ where: { userId } });
    await api.db.sentFile.update({
      where: { id: row.id },
      data: { fileKey: 'sent/large.pdf', sha256: '0'.repeat(64), sizeBytes: 100_000_000 },
    });
    const tooLarge = await keep(await join());
    expect(tooLarge.status).toBe(413);
    expect(tooLarge.body).toMatchObject({ error: { reason: { code: 'sent-files-too-large', max: 100 } } });
    // The PDF of a download takes no room of its own.
    expect((await note(sent)).status).toBe(200);
    await api.db.sentFile.createMany({
      data: Array.from({ length: 97 }, () => ({ ...row, id: crypto.randomUUID() })),
    });
    const answers = await Promise.all([note(sent), note(sent), note(sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.db.sentFile.count({ where: { userId } })).toBe(100);
    await expect(api.db.$transaction((tx) => beginNote(tx, userId))).rejects.toMatchObject({
      reason: { code: 'too-many-sent-files', max: 100 },
    });
    await api.db.sentFile.deleteMany({ where: { userId } });
  });

  test('files go with their CV and their account, and the copy of the user’s data has list and files', async () => {
    const joined = await join();
    await keep(joined);
    await note(await download(uuid));
    const exported = unzipSync((await browser.get('/api/account/export')).bytes);
    const listed = JSON.parse(Buffer.from(exported['sent/sent.json']!).toString('utf8')) as object[];
    const sha256 = sha256Of(joined.bytes);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ sha256, ...NOTE }));
    expect(exported[`sent/${sha256}.pdf`]).toEqual(joined.bytes);
    await browser.mutate('resume.remove', { uuid });
    await browser.mutate('resume.erase', { uuid });
    await api.processOutbox();
    expect(await api.db.sentFile.count({ where: { userId } })).toBe(0);
    expect(await keysBelow('sent')).toEqual([]);

    const second = await newResume(browser);
    await keep(await join(second), { of: second });
    expect(await keysBelow('sent')).toHaveLength(1);
    expect((await browser.send('DELETE', '/api/account')).status).toBe(204);
    await api.processOutbox();
    expect(await keysBelow('sent')).toEqual([]);
  });

  test('the sweep keeps the files of notes, removes others, and a note outlives its lost file', async () => {
    const joined = await join();
    await keep(joined);
    const [key] = await keysBelow('sent');
    await api.files.put('sent/left.pdf', new Uint8Array([1]));
    api.now = new Date(Date.now() + 2 * DAY_MS);
    expect(await sweepFiles(api.deps, { repair: 'limited' })).toMatchObject({
      orphaned: ['sent/left.pdf'],
      missing: [],
    });
    await api.processOutbox();
    expect(await keysBelow('sent')).toEqual([key]);
    await api.files.remove(key!);
    expect(await sweepFiles(api.deps, { repair: 'limited' })).toMatchObject({ missing: [key] });
    api.now = new Date(api.now.getTime() + 8 * DAY_MS);
    expect(await repairRows(api.deps)).toEqual([key]);
    const [row] = await list();
    expect(row).toMatchObject({ ...NOTE, url: null, sha256: sha256Of(joined.bytes) });
    expect((await browser.get(`/api/sent/${row!.id}`)).status).toBe(404);
  });
});
