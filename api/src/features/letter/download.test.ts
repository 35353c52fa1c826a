import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../platform/files/sweep-files.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../testing/test-browser.ts';

const DAY_MS = 24 * 60 * 60_000;

let renderer: RendererProcess;
beforeAll(async () => {
  renderer = await startRendererProcess();
});
afterAll(() => renderer.stop());

function textOf({ bytes }: Answer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'letter-'));
  try {
    const file = path.join(folder, 'letter.pdf');
    writeFileSync(file, bytes);
    return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameOf = ({ headers }: Answer) => Buffer.from(headers.get('x-file-name')!, 'base64').toString('utf8');

describe('the download of a letter', () => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  let userId: string;
  let resumeUuid: string;
  let uuid: string;

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
    const account = {
      email: `${crypto.randomUUID()}@example.pl`,
      firstName: 'Łucja',
      lastName: 'Żak',
      password: 'zielona-kreda',
    };
    userId = ((await browser.mutate('account.register', account)).body as { id: string }).id;
    api.paid.add(userId);
    const made = await browser.mutate('resume.create', { language: 'pl', firstName: 'Łucja', lastName: 'Żółć' });
    resumeUuid = (made.body as { resume: { uuid: string } }).resume.uuid;
    const begun = await browser.mutate('letter.create', { resumeUuid, date: '2026-11-26' });
    uuid = (begun.body as { letter: { uuid: string } }).letter.uuid;
    await save('body', [{ type: 'paragraph', children: [{ text: 'Zgłaszam się na stanowisko księgowej.' }] }]);
  });
  const save = (field: string, value: unknown) =>
    browser.mutate('letter.save', { uuid, operation: { type: 'field', field, value } });
  const download = () => browser.send('POST', `/api/letters/${uuid}/download`);

  test('is one page with the words of the letter, named by person and kind', async () => {
    await browser.mutate('letter.save', {
      uuid,
      operation: { type: 'recipient', field: 'organisation', value: 'Zakłady Łączności S.A.' },
    });
    await save('enclosures', ['Życiorys']);
    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(nameOf(answer)).toBe('Lucja-Zolc-list-motywacyjny-Zaklady-Lacznosci-S-A');
    const text = textOf(answer);
    for (const words of [
      'Łucja Żółć',
      'Zakłady Łączności S.A.',
      'Zgłaszam się na stanowisko księgowej.',
      'Z poważaniem',
      'Życiorys',
    ])
      expect(text).toContain(words);
    const [row] = await api.db.letterDownload.findMany({ where: { letterId: uuid } });
    expect(row).toMatchObject({ userId, pageCount: 1, sizeBytes: answer.bytes.length });
  });

  test('has the signature, and the letter’s own name', async () => {
    const plain = await download();
    const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#10306c' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(png)]), 'signature.png');
    expect((await browser.send('POST', `/api/letters/${uuid}/signature`, form)).status).toBe(200);
    await save('name', 'Do „Łączności”');
    const signed = await download();
    expect(nameOf(signed)).toBe('Do „Łączności”');
    expect(Buffer.from(signed.bytes).includes('/DCTDecode')).toBe(true);
    expect(Buffer.from(plain.bytes).includes('/DCTDecode')).toBe(false);
  });

  test('is made once for the same letter and design, and again when either changes', async () => {
    const first = await download();
    const again = await download();
    expect(again.bytes).toEqual(first.bytes);
    expect(await api.db.letterDownload.count({ where: { letterId: uuid } })).toBe(1);
    await browser.mutate('resume.save', { uuid: resumeUuid, operation: { type: 'pattern', pattern: 'academic' } });
    const other = await download();
    expect(other.bytes).not.toEqual(first.bytes);
    expect(await api.db.letterDownload.count({ where: { letterId: uuid } })).toBe(2);
  });

  test('needs access, and what was bought can be had again without it, byte for byte', async () => {
    const bought = await download();
    api.paid.delete(userId);
    expect((await browser.query('letter.granted', { uuid })).body).toBe(false);
    await save('subject', 'Inny');
    const refused = await download();
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error: { reason: { code: 'letter-needs-package' } } });
    const [earlier] = (await browser.query('letter.downloads', { uuid })).body as { url: string }[];
    expect((await browser.get(earlier!.url)).bytes).toEqual(bought.bytes);
    const other = new TestBrowser(api.url);
    const account = {
      email: `${crypto.randomUUID()}@example.pl`,
      firstName: 'A',
      lastName: 'B',
      password: 'zielona-kreda',
    };
    const { id } = (await other.mutate('account.register', account)).body as { id: string };
    api.paid.add(id);
    expect((await other.get(earlier!.url)).status).toBe(404);
    expect((await other.send('POST', `/api/letters/${uuid}/download`)).status).toBe(404);
    expect((await other.query('letter.downloads', { uuid })).body).toEqual([]);
    expect((await new TestBrowser(api.url).send('POST', `/api/letters/${uuid}/download`)).status).toBe(401);
  });

  test('is refused for a letter without text: nobody should pay for it', async () => {
    await save('body', []);
    const refused = await download();
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error: { reason: { code: 'letter-empty' } } });
    expect((await browser.query('letter.granted', { uuid })).status).toBe(400);
  });

  test('is refused for a letter of too many pages', async () => {
    await save('fit', 'off');
    const long = Array.from({ length: 480 }, (_, index) => ({
      type: 'paragraph',
      children: [{ text: `Akapit ${index} o rachunkowości.` }],
    }));
    await save('body', long);
    const refused = await download();
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ error: { reason: { code: 'letter-has-too-many-pages' } } });
  });

  test('shares the limit of downloads with CVs: two at a time', async () => {
    const answers = await Promise.all([download(), download(), download()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      error: { reason: { code: 'downloads-running' } },
    });
  });

  test('leaves files that the sweep knows, and that go with the letter', async () => {
    await download();
    const { fileKey } = await api.db.letterDownload.findFirstOrThrow({ where: { letterId: uuid } });
    const before = api.now;
    api.now = new Date(Date.now() + 2 * DAY_MS);
    await sweepFiles(api.deps, { repair: 'limited' });
    await api.processOutbox();
    expect(await api.files.get(fileKey)).not.toBeNull();
    api.now = before;
    expect((await browser.mutate('letter.erase', { uuid })).status).toBe(200);
    await api.processOutbox();
    expect(await api.files.get(fileKey)).toBeNull();
  });
});
