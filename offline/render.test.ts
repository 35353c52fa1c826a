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
import { toJsonResume } from '@kreda/document/kinds/resume/formats/json-resume/to-json-resume';
import { TEMPLATE_SLUGS } from '@kreda/document/kinds/resume/model/templates-by-slug';
import { typicalResume } from '@kreda/document/testing/sample-resumes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../api/src/testing/databases.ts';
import { type RendererProcess, startRendererProcess } from '../api/src/testing/renderer-process.ts';
import { startTestApi, type TestApi } from '../api/src/testing/start-api.ts';
import { TestBrowser } from '../api/src/testing/test-browser.ts';
import { render } from './render.ts';

const COMMAND = join(import.meta.dirname, 'render-main.ts');

interface Ending {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in this process: a process of its own takes a second to start. */
async function run(...parameters: string[]): Promise<Ending> {
  const ending = { stdout: '', stderr: '' };
  const code = await render(parameters, {
    print: (text) => {
      ending.stdout += text;
    },
    complain: (text) => {
      ending.stderr += text;
    },
  });
  return { code, ...ending };
}

/** Runs the command like `npm run render`: without a server or a database, and with nothing of this process's environment but its cache. */
function runAsProcess(...parameters: string[]): Promise<Ending> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, ...parameters],
      { env: { PATH, NODE_COMPILE_CACHE } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const SUCCESS: Ending = { code: 0, stdout: '', stderr: '' };

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
    expect(await runAsProcess(file, '--out', out, '--template', 'all', '--language', 'en')).toEqual(SUCCESS);
    expect(readdirSync(out).sort()).toEqual(TEMPLATE_SLUGS.map((slug) => `nurse--${slug}.pdf`).sort());
    const text = execFileSync('pdftotext', [join(out, 'nurse--europass.pdf'), '-'], { encoding: 'utf8' });
    for (const words of ['Margaret Ellis', 'margaret.ellis@example.com', 'Royal Calder Infirmary', 'Feb 2015'])
      expect(text).toContain(words);
  });

  test('gives the same bytes twice, and dates in the requested language', async () => {
    const file = write('twice.json', nurse);
    const pdf = async (out: string, language: string, command: typeof run) => {
      expect(await command(file, '--out', join(folder, out), '--language', language)).toEqual(SUCCESS);
      return join(folder, out, 'twice--modern.pdf');
    };
    const [one, two] = [await pdf('one', 'pl', run), await pdf('two', 'pl', runAsProcess)];
    expect(sha256(readFileSync(one))).toBe(sha256(readFileSync(two)));
    expect(execFileSync('pdftotext', [one, '-'], { encoding: 'utf8' })).toContain('02.2015');
  });

  test('prints simplified Chinese characters in a Japanese CV and in a Korean one, and the other CVs', async () => {
    const out = join(folder, 'mixed');
    const cv = (name: string, label: string) => write(`${name}.json`, { basics: { name: 'Aiko Mori', label } });
    const files = [cv('japanese', 'です 译'), cv('korean', '한국 译'), write('after.json', nurse)];
    expect(await run(...files, '--out', out)).toEqual(SUCCESS);
    const words = (name: string) =>
      execFileSync('pdftotext', [join(out, `${name}--modern.pdf`), '-'], { encoding: 'utf8' });
    expect(words('japanese')).toMatch(/です\s*译/);
    expect(words('korean')).toMatch(/한국\s*译/);
    expect(words('after')).toContain('Margaret Ellis');
  });

  test('names the error in each file, and still renders the others', async () => {
    const out = join(folder, 'beside');
    const bad = [
      ['broken.json', '{ "basics": ', /broken\.json: The file is not JSON/],
      ['wrong.json', { work: [{ name: { a: 1 } }] }, /wrong\.json: work\[0\]\.name: .+/],
      ['package.json', { name: 'left-pad', version: '1.0.0' }, /package\.json: We cannot read this kind of file/],
      ['list.json', [1, 2], /list\.json: .+/],
    ] as const;
    const files = bad.map(([name, content]) => write(name, content));
    const ending = await run(...files, write('good.json', nurse), '--out', out);
    expect(ending.code).toBe(1);
    expect(ending.stderr.trimEnd().split('\n')).toEqual(bad.map(([, , problem]) => expect.stringMatching(problem)));
    expect(readdirSync(out)).toEqual(['good--modern.pdf']);
  });

  test('prints its usage if the command line is wrong', async () => {
    expect(await runAsProcess('--out', 'x')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/No file was named\n\nUsage: npm run/),
    });
  });

  test('prints its usage on request, with exit code 0', async () => {
    expect(await run('--help')).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: npm run/), stderr: '' });
  });

  test('prints one line for each bad file, and still renders the others', async () => {
    const out = join(folder, 'odd');
    const inFolder = (name: string) => join(folder, name);
    mkdirSync(inFolder('folder.json'));
    mkdirSync(join(out, 'taken--modern.pdf'), { recursive: true });
    writeFileSync(inFolder('large.json'), '');
    truncateSync(inFolder('large.json'), 20_000_001);
    const odd = [inFolder('none.json'), inFolder('folder.json'), '/dev/zero', inFolder('large.json')];
    const ending = await run(...odd, write('taken.json', nurse), write('fine.json', nurse), '--out', out);
    expect(ending).toEqual({
      code: 1,
      stdout: '',
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
    expect(await run(file, '--out', file)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${file}: is a file, not a folder\n`,
    });
    const below = join(file, 'pdfs');
    expect(await run(file, '--out', below)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${below}: a part of this path is a file, not a folder\n`,
    });
  });

  test('names an invalid photo', async () => {
    const out = join(folder, 'no-photo');
    const ending = await run(write('cv.json', nurse), '--out', out, '--photo', write('photo.jpg', 'no picture'));
    expect(ending).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/photo\.jpg: The image must be a JPEG/),
    });
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
      const downloaded = await browser.send('POST', `/api/resumes/${uuid}/v1/download`, { attachData: true });
      expect(downloaded.status).toBe(200);

      const photoFile = join(folder, 'green.jpg');
      writeFileSync(photoFile, photo);
      const out = join(folder, 'same');
      const file = write('lucja.json', json);
      expect(await runAsProcess(file, '--out', out, '--photo', photoFile)).toEqual(SUCCESS);
      expect(sha256(readFileSync(join(out, 'lucja--timeline.pdf')))).toBe(sha256(downloaded.bytes));
    });
  });
});
