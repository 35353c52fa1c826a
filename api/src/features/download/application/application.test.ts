import { typicalResume } from '@kreda/document/testing/sample-resumes';
import { unzipSync } from 'fflate';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookmarksOf, parsePdf } from '../../../../../renderer/src/testing/parsed-pdf.ts';
import { pdfText } from '../../../../../renderer/src/testing/poppler.ts';
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

describe('a letter in an application', () => {
  const TEXT = 'Zgłaszam się na stanowisko księgowej.';

  async function letterOf(resumeUuid: string, paragraphs = [TEXT], owner = browser): Promise<string> {
    const begun = await owner.mutate('letter.create', { resumeUuid, date: '2026-11-26' });
    const { letter } = begun.body as { letter: { uuid: string } };
    const body = paragraphs.map((text) => ({ type: 'paragraph', children: [{ text }] }));
    const saved = await owner.mutate('letter.save', {
      uuid: letter.uuid,
      operation: { type: 'field', field: 'body', value: body },
    });
    expect(saved.status).toBe(200);
    return letter.uuid;
  }
  const part = (letter: string) => ({ kind: 'letter', uuid: letter, title: 'List motywacyjny' });
  const pagesOf = ({ bytes }: Answer) => pdfText(bytes).split('\f').slice(0, -1);

  test('stands where the order says, with its words and bookmark, and is kept as by its download', async () => {
    const letter = await letterOf(uuid);
    const answer = await join([part(letter), RESUME, file(0, 'Certyfikat')], [certificate]);
    expect(answer.status).toBe(200);
    const pages = pagesOf(answer);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toContain(TEXT);
    expect(pages[2]).toContain('Certificate');
    expect(pages.map((text) => text.match(/\d+ \/ \d+/g))).toEqual([['1 / 3'], ['2 / 3'], ['3 / 3']]);
    expect(bookmarksOf(await parsePdf(answer.bytes)).map(({ title, page }) => [title, page])).toEqual([
      ['List motywacyjny', 0],
      ['CV', 1],
      ['Certyfikat', 2],
    ]);
    const [kept, ...others] = await api.db.letterDownload.findMany({ where: { letterId: letter } });
    expect(others).toEqual([]);
    const downloaded = await browser.send('POST', `/api/letters/${letter}/download`);
    expect(downloaded.bytes).toHaveLength(kept!.sizeBytes);
    expect(await api.db.letterDownload.count({ where: { letterId: letter } })).toBe(1);
  });

  test('may belong to another CV, and is a file of a ZIP as it is downloaded', async () => {
    const made = await browser.mutate('resume.create', { language: 'pl', firstName: 'Łucja', lastName: 'Żółć' });
    const letter = await letterOf((made.body as { resume: { uuid: string } }).resume.uuid);
    const answer = await join([RESUME, part(letter)], [], { format: 'zip' });
    const files = unzipSync(answer.bytes);
    expect(Object.keys(files)).toEqual(['1 CV.pdf', '2 List motywacyjny.pdf']);
    const text = pdfText(files['2 List motywacyjny.pdf']!);
    expect(text).toContain('Łucja Żółć');
    expect(text).not.toContain(' / ');
  });

  test('of several pages has one number on each, and so has the CV', async () => {
    const letter = await letterOf(
      uuid,
      Array.from({ length: 60 }, (_, index) => `${index + 1}. ${TEXT.repeat(4)}`),
    );
    const own = pagesOf(await browser.send('POST', `/api/letters/${letter}/download`));
    expect(own.length).toBeGreaterThan(1);
    expect(own[1]).toContain(`2 / ${own.length}`);
    const pages = pagesOf(await join([part(letter), RESUME], []));
    expect(pages).toHaveLength(own.length + 1);
    for (const [index, text] of pages.entries())
      expect(text.match(/\d+ \/ \d+/g)).toEqual([`${index + 1} / ${pages.length}`]);
    // What was sent in an application alone is no download of the letter.
    expect(await api.db.letterDownload.count({ where: { letterId: letter } })).toBe(1);
  });

  test('is refused if it is another owner’s, is in the trash or has no text, naming the part', async () => {
    const stranger = new TestBrowser(api.url);
    const made = await stranger.mutate('resume.create', { language: 'pl', firstName: 'A', lastName: 'B' });
    const foreign = await letterOf((made.body as { resume: { uuid: string } }).resume.uuid, [TEXT], stranger);
    const removed = await letterOf(uuid);
    await browser.mutate('letter.remove', { uuid: removed });
    const empty = await letterOf(uuid, []);
    for (const [letter, status, code] of [
      [foreign, 404, 'letter-not-found'],
      [removed, 404, 'letter-not-found'],
      [empty, 400, 'letter-empty'],
    ] as const) {
      const refused = await join([RESUME, part(letter)], []);
      expect(refused.status).toBe(status);
      expect(refused.body).toMatchObject({
        error: { reason: { code }, fields: { 'parts.1.uuid': expect.any(String) } },
      });
    }
  });

  test('is taken once', async () => {
    const letter = await letterOf(uuid);
    expect((await join([part(letter), part(letter), RESUME], [])).status).toBe(400);
  });
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

  test('for an anonymous version, with a letter and without one', async () => {
    const begun = await browser.mutate('letter.create', { resumeUuid: uuid });
    const { letter } = begun.body as { letter: { uuid: string } };
    const options = { employers: true, schools: true, publications: true, ownWords: [] };
    const made = await browser.mutate('resume.createView', { baseUuid: uuid, kind: 'anonymous', options });
    uuid = (made.body as { resume: { uuid: string } }).resume.uuid;
    for (const parts of [[RESUME], [RESUME, { kind: 'letter', uuid: letter.uuid, title: 'List' }], [file(0, 'A')]]) {
      const answer = await join(parts, [certificate]);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ error: { reason: { code: 'application-of-anonymous-version' } } });
    }
  });

  test('for a file of more than 10 MB', async () => {
    const answer = await join([file(0, 'A')], [new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])]);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ error: { reason: { code: 'file-too-large', max: 10 } } });
  });
});
