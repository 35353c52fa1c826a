import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../api/src/testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../api/src/testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../api/src/testing/start-api.ts';
import { TestBrowser } from '../api/src/testing/test-browser.ts';

const COMMAND = join(import.meta.dirname, 'main.ts');
const run = promisify(execFile);

interface Ending {
  code: number;
  stderr: string;
}

// Without a server or a database; each run starts sooner from compiled modules.
const { PATH, NODE_COMPILE_CACHE } = process.env;
const ENVIRONMENT = { PATH, NODE_COMPILE_CACHE };

/** Runs the command like `npm run render`. */
async function render(...parameters: string[]): Promise<Ending> {
  try {
    const { stderr } = await run(process.execPath, [COMMAND, ...parameters], { env: ENVIRONMENT });
    return { code: 0, stderr };
  } catch (error) {
    const { code, stderr } = error as Ending;
    return { code, stderr };
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the render command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kreda-render-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, content: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const nurse = {
    basics: { name: 'Margaret Ellis', label: 'Nurse', email: 'margaret.ellis@example.com' },
    work: [{ name: 'Royal Calder Infirmary', position: 'Staff Nurse', startDate: '2015-02', endDate: '2019-08' }],
  };

  test('makes a PDF of each template, named after file and template', async () => {
    const out = join(folder, 'all');
    const file = write('nurse.json', nurse);
    expect(await render(file, '--out', out, '--template', 'all', '--language', 'en')).toEqual({ code: 0, stderr: '' });
    expect(readdirSync(out).sort()).toEqual(TEMPLATE_SLUGS.map((slug) => `nurse--${slug}.pdf`).sort());
    const text = execFileSync('pdftotext', [join(out, 'nurse--europass.pdf'), '-'], { encoding: 'utf8' });
    for (const words of ['Margaret Ellis', 'margaret.ellis@example.com', 'Royal Calder Infirmary', 'Feb 2015'])
      expect(text).toContain(words);
  });

  test('gives the same bytes twice, and dates in the requested language', async () => {
    const file = write('twice.json', nurse);
    const pdf = async (out: string, language: string) => {
      expect(await render(file, '--out', join(folder, out), '--language', language)).toEqual({ code: 0, stderr: '' });
      return join(folder, out, 'twice--modern.pdf');
    };
    const [one, two] = [await pdf('one', 'pl'), await pdf('two', 'pl')];
    expect(sha256(readFileSync(one))).toBe(sha256(readFileSync(two)));
    expect(execFileSync('pdftotext', [one, '-'], { encoding: 'utf8' })).toContain('02.2015');
  });

  test('prints simplified Chinese characters in a Japanese CV and in a Korean one, and the other CVs', async () => {
    const out = join(folder, 'mixed');
    const cv = (name: string, label: string) => write(`${name}.json`, { basics: { name: 'Aiko Mori', label } });
    const files = [cv('japanese', 'です 译'), cv('korean', '한국 译'), write('after.json', nurse)];
    expect(await render(...files, '--out', out)).toEqual({ code: 0, stderr: '' });
    const words = (name: string) =>
      execFileSync('pdftotext', [join(out, `${name}--modern.pdf`), '-'], { encoding: 'utf8' });
    expect(words('japanese')).toMatch(/です\s*译/);
    expect(words('korean')).toMatch(/한국\s*译/);
    expect(words('after')).toContain('Margaret Ellis');
  });

  test('names the error in each file, and still renders the others', async () => {
    const out = join(folder, 'beside');
    const bad = [
      ['broken.json', '{ "basics": ', /broken\.json: not JSON: .+/],
      ['wrong.json', { work: [{ name: { a: 1 } }] }, /wrong\.json: work\[0\]\.name: .+/],
      ['package.json', { name: 'left-pad', version: '1.0.0' }, /package\.json: no resume, or one that prints nothing/],
      ['list.json', [1, 2], /list\.json: .+/],
    ] as const;
    const files = bad.map(([name, content]) => write(name, content));
    const ending = await render(...files, write('good.json', nurse), '--out', out);
    expect(ending.code).toBe(1);
    expect(ending.stderr.trimEnd().split('\n')).toEqual(bad.map(([, , problem]) => expect.stringMatching(problem)));
    expect(readdirSync(out)).toEqual(['good--modern.pdf']);
  });

  test('prints its usage if the command line is wrong', async () => {
    expect(await render('--out', 'x')).toEqual({
      code: 1,
      stderr: expect.stringMatching(/No file was named\n\nUsage: npm run/),
    });
  });

  test('prints its usage on request, with exit code 0', async () => {
    const { stdout, stderr } = await run(process.execPath, [COMMAND, '--help'], { env: ENVIRONMENT });
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/^Usage: npm run/), stderr: '' });
  });

  test('prints one line for each bad file, and still renders the others', async () => {
    const out = join(folder, 'odd');
    const inFolder = (name: string) => join(folder, name);
    mkdirSync(inFolder('folder.json'));
    mkdirSync(join(out, 'taken--modern.pdf'), { recursive: true });
    writeFileSync(inFolder('large.json'), '');
    truncateSync(inFolder('large.json'), 20_000_001);
    const odd = [inFolder('none.json'), inFolder('folder.json'), '/dev/zero', inFolder('large.json')];
    const ending = await render(...odd, write('taken.json', nurse), write('fine.json', nurse), '--out', out);
    expect(ending).toEqual({
      code: 1,
      stderr: [
        `${inFolder('none.json')}: no such file`,
        `${inFolder('folder.json')}: is a folder`,
        '/dev/zero: is not a regular file',
        `${inFolder('large.json')}: is larger than 20 MB`,
        `${join(out, 'taken--modern.pdf')}: is a folder`,
        '',
      ].join('\n'),
    });
    expect(readdirSync(out).sort()).toEqual(['fine--modern.pdf', 'taken--modern.pdf']);
  });

  test('prints one line if the output folder is a file', async () => {
    const file = write('plain.json', nurse);
    expect(await render(file, '--out', file)).toEqual({ code: 1, stderr: `${file}: is a file, not a folder\n` });
    const below = join(file, 'pdfs');
    expect(await render(file, '--out', below)).toEqual({
      code: 1,
      stderr: `${below}: a part of this path is a file, not a folder\n`,
    });
  });

  test('names an invalid photo', async () => {
    const out = join(folder, 'no-photo');
    const ending = await render(write('cv.json', nurse), '--out', out, '--photo', write('photo.jpg', 'no picture'));
    expect(ending).toEqual({ code: 1, stderr: expect.stringMatching(/photo\.jpg: The image must be a JPEG/) });
    expect(existsSync(out)).toBe(false);
  });

  describe('compared with the product', () => {
    let database: TestDatabase;
    let renderer: RendererProcess;
    let api: TestApi;
    beforeAll(async () => {
      renderer = await startRendererProcess();
      database = await NEAREST_DATABASE.create();
      api = await startTestApi({ databaseUrl: database.url, rendererAddress: renderer.address });
    });
    afterAll(async () => {
      await api.stop();
      await database.drop();
      await renderer.stop();
    });

    test('makes the same bytes as a v1 download of the same CV, with photo and hyphenation', async () => {
      const browser = new TestBrowser(api.url);
      const account = { email: 'lucja@example.pl', firstName: 'Łucja', lastName: 'Żak', password: 'zielona-kreda' };
      api.paid.add(((await browser.mutate('account.register', account)).body as { id: string }).id);
      const typical = typicalResume('timeline');
      const sample = { ...typical, name: 'CV Łucji', pageSetup: { ...typical.pageSetup, hyphenation: true } };
      const json = JSON.stringify(toJsonResume(sample));
      const imported = await browser.mutate('exchange.import', { json });
      const { uuid } = (imported.body as { resume: { uuid: string } }).resume;
      const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#27ae60' } })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(photo)]));
      expect((await browser.send('POST', `/api/resumes/${uuid}/image`, form)).status).toBe(200);
      const downloaded = await browser.send('POST', `/api/resumes/${uuid}/v1/download`);
      expect(downloaded.status).toBe(200);

      const photoFile = join(folder, 'green.jpg');
      writeFileSync(photoFile, photo);
      const out = join(folder, 'same');
      const file = write('lucja.json', json);
      expect(await render(file, '--out', out, '--photo', photoFile)).toEqual({ code: 0, stderr: '' });
      expect(sha256(readFileSync(join(out, 'lucja--timeline.pdf')))).toBe(sha256(downloaded.bytes));
    });
  });
});
