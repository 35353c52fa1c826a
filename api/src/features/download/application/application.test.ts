import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { unzipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../../../testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../../../testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../../../testing/start-api.ts';
import { type Answer, TestBrowser } from '../../../testing/test-browser.ts';
import { type ApplicationReport, applicationReportSchema } from './operation.ts';

let renderer: RendererProcess;
let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;
let uuid: string;
let certificate: Blob;

beforeAll(async () => {
  renderer = await startRendererProcess();
  database = await NEAREST_DATABASE.create();
  api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText('Certificate', { x: 100, y: 700, font });
  document.addJavaScript('EVIL', 'app.alert(1)');
  certificate = new Blob([Uint8Array.from(await document.save())]);
});
afterAll(async () => {
  await api.stop();
  await database.drop();
  await renderer.stop();
});
beforeEach(async () => {
  browser = new TestBrowser(api.url);
  const account = {
    email: `${crypto.randomUUID()}@example.pl`,
    firstName: 'Jan',
    lastName: 'Nowak',
    password: 'zielona-kreda',
  };
  const { id } = (await browser.mutate('account.register', account)).body as { id: string };
  uuid = ((await browser.send('POST', '/api/resumes', {})).body as { uuid: string }).uuid;
  const sample = typicalResume('modern');
  const saved = await browser.send('POST', `/api/documents/${uuid}/save-before-quit`, [
    { type: 'name', name: 'Jan: CV' },
    ...(['personal-data', 'experiences'] as const).map((section) => ({
      type: 'data',
      section,
      data: sample.sections[section].data,
    })),
    { type: 'done' },
  ]);
  expect(saved.status).toBe(204);
  api.paid.add(id);
});

const RESUME = { kind: 'resume', title: 'CV' };
const file = (index: number, title: string) => ({ kind: 'file', field: `file_${index}`, title });

function join(parts: unknown, files: Blob[], fields: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  form.set('parts', typeof parts === 'string' ? parts : JSON.stringify(parts));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [index, blob] of files.entries()) form.set(`file_${index}`, blob, `file-${index}.pdf`);
  return browser.send('POST', `/api/resumes/${uuid}/application`, form);
}

function reportOf(answer: Answer): ApplicationReport {
  const header = Buffer.from(answer.headers.get('x-application-report') ?? '', 'base64').toString('utf8');
  return applicationReportSchema.parse(JSON.parse(header));
}

describe('an application as one file', () => {
  test('is a PDF of the CV and the files in their order, and nothing is stored', async () => {
    const answer = await join([file(0, 'Certyfikat'), RESUME], [certificate]);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('filename="Jan- CV.pdf"');
    const document = await PDFDocument.load(answer.bytes);
    expect(document.getPageCount()).toBe(2);
    expect(document.getTitle()).toBe('Jan: CV');
    expect(Buffer.from(answer.bytes).includes('EVIL')).toBe(false);
    expect(reportOf(answer)).toMatchObject({
      isWithinSize: true,
      bytes: answer.bytes.length,
      parts: [{ pages: 1 }, { pages: 1 }],
    });
    expect((await browser.query('download.list', { uuid })).body).toEqual([]);
  });

  test('is a ZIP of PDFs with their titles', async () => {
    const answer = await join([RESUME, file(0, 'Certyfikat / B2')], [certificate], { format: 'zip' });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(answer.bytes);
    expect(Object.keys(files)).toEqual(['1 CV.pdf', '2 Certyfikat - B2.pdf']);
    for (const pdf of Object.values(files)) expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
  });

  test.for(['pdf', 'zip'])(
    'as %s is as small as it may be, and says what was reduced',
    { timeout: 60_000 },
    async (format) => {
      const photo = await sharp({
        create: {
          width: 3_000,
          height: 2_000,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
          background: '#fff',
        },
      })
        .jpeg({ quality: 95 })
        .toBuffer();
      expect(photo.length).toBeGreaterThan(1_500_000);
      const answer = await join([RESUME, file(0, 'Dyplom')], [new Blob([Uint8Array.from(photo)])], {
        maxMegabytes: '1',
        format,
      });
      expect(answer.status).toBe(200);
      expect(answer.bytes.length).toBeLessThanOrEqual(1_000_000);
      const { parts, isWithinSize } = reportOf(answer);
      expect(isWithinSize).toBe(true);
      expect(parts[1]).toMatchObject({ reducedPictures: 1 });
      expect(parts[1]!.dpiAfter).toBeLessThan(parts[1]!.dpiBefore);
    },
  );
});

test('an answer that nobody reads keeps its turn until its connection is closed', { timeout: 60_000 }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 3_000, height: 1_500, channels: 3, noise, background: '#fff' },
  })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  // The renderer keeps one copy of both. It is more than the connection's buffers take.
  expect(photo.length).toBeGreaterThan(7_000_000);
  const unread = async () => {
    const form = new FormData();
    form.set('parts', JSON.stringify([file(0, 'A'), file(1, 'B')]));
    for (const field of ['file_0', 'file_1']) form.set(field, new Blob([Uint8Array.from(photo)]), 'a.jpg');
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, origin: api.url };
    const answer = await fetch(new URL(`/api/resumes/${uuid}/application`, api.url), {
      method: 'POST',
      body: form,
      headers,
    });
    expect(answer.status).toBe(200);
    return answer;
  };
  const answers = [await unread(), await unread()];
  const refused = await join([RESUME], []);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ error: { reason: { code: 'downloads-running' } } });
  await answers[0]!.body!.cancel();
  await expect.poll(async () => (await join([RESUME], [])).status, { timeout: 10_000 }).toBe(200);
  expect((await answers[1]!.arrayBuffer()).byteLength).toBeGreaterThan(7_000_000);
});

describe('an application is refused', () => {
  test('naming the file that is to blame', async () => {
    const broken = await join([RESUME, file(0, 'A'), file(1, 'B')], [certificate, new Blob(['%PDF-1.7\n'])]);
    expect(broken.status).toBe(400);
    expect(broken.body).toMatchObject({
      error: { reason: { code: 'file-broken' }, fields: { file_1: expect.any(String) } },
    });
    const program = await join([RESUME, file(0, 'A')], [new Blob(['MZ'])]);
    expect(program.status).toBe(415);
    expect(program.body).toMatchObject({
      error: { reason: { code: 'attachment-of-unknown-format' }, fields: { file_0: expect.any(String) } },
    });
  });

  test.for<[string, unknown]>([
    ['no order', 'not JSON'],
    ['no parts', []],
    ['a part of another kind', [{ kind: 'url', title: 'x' }]],
    ['a part without a title', [{ kind: 'resume', title: ' ' }]],
    ['the CV twice', [RESUME, RESUME]],
    ['a file twice', [file(0, 'A'), file(0, 'B')]],
    ['a file that is missing', [RESUME, file(7, 'A')]],
  ])('for %s', async ([, parts]) => {
    const answer = await join(parts, [certificate]);
    expect(answer.status).toBe(400);
  });

  test('without access, and for a CV that is not the caller’s', async () => {
    api.paid.clear();
    expect((await join([RESUME], [])).status).toBe(403);
    const other = uuid;
    uuid = crypto.randomUUID();
    expect((await join([RESUME], [])).status).toBe(404);
    uuid = other;
  });

  test('for a file of more than 10 MB', async () => {
    const answer = await join([file(0, 'A')], [new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])]);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ error: { reason: { code: 'file-too-large', max: 10 } } });
  });
});
