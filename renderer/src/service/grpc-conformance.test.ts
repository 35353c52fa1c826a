import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Client, Code, ConnectError, createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { ServerReflection } from '@kreda/proto/generated/grpc/reflection/v1/reflection_pb.js';
import { Health, HealthCheckResponse_ServingStatus } from '@kreda/proto/generated/health/v1/health_pb.js';
import { PartKind, Renderer, TextMode } from '@kreda/proto/generated/renderer/v1/renderer_pb.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfAttachments, pdfInfo, pdfText } from '../testing/poppler.ts';
import { pageSvg, run, sampleCv, toPage } from '../testing/sample-pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUF = path.join(ROOT, 'proto/tools/node_modules/.bin/buf');
const HEALTH = path.join(ROOT, 'node_modules/grpc-health-check/proto');
const PORTRAIT = path.join(import.meta.dirname, '../testing/portrait.jpg');
const EXAMPLE = path.join(ROOT, 'proto/example/render.ts');

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program until it ends. */
function runProgram(program: string, parameters: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, parameters, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr });
    });
  });
}

/** The error of a refused call. */
async function refusalOf(call: Promise<unknown>): Promise<ConnectError> {
  try {
    await call;
  } catch (error) {
    return ConnectError.from(error);
  }
  throw new Error('the call was not refused');
}

// These clients share only the .proto with the service: code of protoc-gen-es with Connect's gRPC, and buf, written in Go.
describe('the contract with generated clients', () => {
  let child: ChildProcess;
  let url: string;
  let folder: string;
  let renderer: Client<typeof Renderer>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kreda-grpc-'));
    child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
      env: {
        ...process.env,
        RENDERER_LISTEN: '127.0.0.1:0',
        RENDERER_WORKERS: '1',
        RENDERER_WARM_UP: 'false',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout! })) {
      const { msg, port } = JSON.parse(line) as { msg: string; port?: number };
      if (msg !== 'listening') continue;
      url = `http://127.0.0.1:${port}`;
      break;
    }
    child.stdout!.resume();
    renderer = createClient(Renderer, createGrpcTransport({ baseUrl: url }));
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });

  test('renders pages with document information', async () => {
    const { pdf, sha256, pages } = await renderer.render({
      pages: sampleCv().map(toPage),
      info: { title: 'Curriculum vitae', author: 'Anna', keywords: ['cv', 'budowa'], language: 'pl' },
    });
    expect(sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(pdfInfo(pdf)).toMatchObject({ Title: 'Curriculum vitae', Author: 'Anna', Pages: '2' });
    expect(pages).toMatchObject([
      { number: 1, images: 1 },
      { number: 2, images: 0 },
    ]);
    expect(pages[0]!.textRuns).toBeGreaterThan(50);
  });

  test('embeds an attachment', async () => {
    const content = Buffer.from('{"basics":{"name":"Łucja"}}');
    const { pdf } = await renderer.render({
      pages: sampleCv().map(toPage),
      attachment: { name: 'resume.json', mediaType: 'application/json', description: 'CV', content },
    });
    expect(pdfAttachments(pdf)).toEqual([{ name: 'resume.json', content }]);
  });

  test('joins PDFs and pictures, and names the part that it refuses', async () => {
    const { pdf } = await renderer.render({ pages: sampleCv().map(toPage) });
    const cv = { kind: PartKind.DOCUMENT, title: 'CV', language: 'pl', content: pdf };
    const photo = { kind: PartKind.ATTACHMENT, title: 'Dyplom', content: await readFile(PORTRAIT) };
    const { files, parts, isWithinSize } = await renderer.join({
      parts: [cv, photo],
      info: { title: 'Aplikacja', language: 'pl' },
      options: { maxBytes: 5_000_000n, pageNumbers: true },
    });
    expect(files).toHaveLength(1);
    expect(files[0]!.sha256).toBe(createHash('sha256').update(files[0]!.pdf).digest('hex'));
    expect(pdfInfo(files[0]!.pdf)).toMatchObject({ Title: 'Aplikacja', Pages: '3', Tagged: 'yes' });
    expect(parts).toMatchObject([{ pages: 2 }, { pages: 1, reducedPictures: 0 }]);
    expect(isWithinSize).toBe(true);
    const refusal = await refusalOf(renderer.join({ parts: [cv, { ...photo, content: Buffer.from('%PDF-1.7') }] }));
    expect(refusal.code).toBe(Code.InvalidArgument);
    expect([refusal.metadata.get('reason'), refusal.metadata.get('part')]).toEqual(['PART_UNREADABLE', '2']);
  });

  test('refuses a message of more parts than it joins before they are decoded', async () => {
    const refusal = await refusalOf(renderer.join({ parts: Array.from({ length: 31 }, () => ({})) }));
    expect([refusal.code, refusal.metadata.get('reason')]).toEqual([Code.InvalidArgument, 'REQUEST_REFUSED']);
  });

  test('renders text as raster with TEXT_MODE_RASTER', async () => {
    const pages = [toPage(pageSvg(run(48, 80, 'Zażółć gęślą jaźń')))];
    const live = await renderer.render({ pages });
    const raster = await renderer.render({ pages, options: { text: TextMode.RASTER } });
    expect(live.pages[0]!.hasRaster).toBe(false);
    expect(raster.pages[0]!.hasRaster).toBe(true);
    expect(pdfText(raster.pdf)).toContain('Zażółć gęślą jaźń');
  });

  test('refuses a page whose checksum differs with its status, reason and number', async () => {
    const page = toPage(pageSvg(run(48, 80, 'A')));
    const refusal = await refusalOf(renderer.render({ pages: [page, { ...page, sha256: '0'.repeat(64) }] }));
    expect(refusal.code).toBe(Code.FailedPrecondition);
    expect(refusal.metadata.get('reason')).toBe('CHECKSUM_MISMATCH');
    expect(refusal.metadata.get('page')).toBe('2');
    expect(refusal.rawMessage).toBe('page 2: checksum does not match');
  });

  test('refuses a page that breaks the grammar with its status, reason and number', async () => {
    const refusal = await refusalOf(renderer.render({ pages: [toPage(pageSvg('<script>1</script>'))] }));
    expect(refusal.code).toBe(Code.InvalidArgument);
    expect(refusal.metadata.get('reason')).toBe('SVG_REFUSED');
    expect(refusal.metadata.get('page')).toBe('1');
  });

  test.for([
    ['no pages', { pages: [] }],
    ['too many pages', { pages: Array.from({ length: 61 }, () => toPage(pageSvg(''))) }],
    ['an invalid date', { pages: [toPage(pageSvg(''))], info: { createdAt: 'yesterday' } }],
    [
      'an attachment without a name',
      { pages: [toPage(pageSvg(''))], attachment: { mediaType: 'text/plain', content: Buffer.from('a') } },
    ],
    ['an invalid language', { pages: [toPage(pageSvg(''))], info: { language: 'in Polish' } }],
  ] as const)('refuses a request with %s, without naming a page', async ([, request]) => {
    const refusal = await refusalOf(renderer.render(request as Parameters<typeof renderer.render>[0]));
    expect(refusal.code).toBe(Code.InvalidArgument);
    expect(refusal.metadata.get('reason')).toBe('REQUEST_REFUSED');
    expect(refusal.metadata.has('page')).toBe(false);
  });

  test('respects the deadline of a call, and serves the next one', async () => {
    const refusal = await refusalOf(renderer.render({ pages: sampleCv().map(toPage) }, { timeoutMs: 1 }));
    expect(refusal.code).toBe(Code.DeadlineExceeded);
    await expect(renderer.render({ pages: [toPage(pageSvg(run(48, 80, 'B')))] })).resolves.toBeDefined();
  });

  test('ends a call that its caller cancels', async () => {
    const cancelling = new AbortController();
    const refused = refusalOf(renderer.render({ pages: sampleCv().map(toPage) }, { signal: cancelling.signal }));
    cancelling.abort();
    expect((await refused).code).toBe(Code.Canceled);
  });

  test('answers the standard health checks, of the process and of the service by its name', async () => {
    const health = createClient(Health, createGrpcTransport({ baseUrl: url }));
    for (const service of ['', 'renderer.v1.Renderer'])
      expect(await health.check({ service })).toMatchObject({ status: HealthCheckResponse_ServingStatus.SERVING });
    expect((await refusalOf(health.check({ service: 'renderer.v9.Other' }))).code).toBe(Code.NotFound);
  });

  test('lists its services by reflection', async () => {
    const reflection = createClient(ServerReflection, createGrpcTransport({ baseUrl: url }));
    const asked = (async function* () {
      yield { messageRequest: { case: 'listServices' as const, value: '*' } };
    })();
    const services: string[] = [];
    for await (const { messageResponse } of reflection.serverReflectionInfo(asked)) {
      if (messageResponse.case !== 'listServicesResponse') throw new Error(`answered ${messageResponse.case}`);
      services.push(...messageResponse.value.service.map(({ name }) => name));
    }
    expect(services).toEqual(['renderer.v1.Renderer']);
  });

  test('can be called from the command line without the .proto, by reflection', async () => {
    const call = (method: string, message: object, ...schema: string[]) =>
      runProgram(BUF, [
        'curl',
        '--protocol',
        'grpc',
        '--http2-prior-knowledge',
        ...schema,
        '-d',
        JSON.stringify(message),
        `${url}/${method}`,
      ]);
    const page = toPage(pageSvg(run(48, 80, 'Line')));
    const message = { pages: [{ svg: Buffer.from(page.svg).toString('base64'), sha256: page.sha256 }] };
    const rendered = await call('renderer.v1.Renderer/Render', message);
    expect(rendered.stderr).toBe('');
    const { pdf } = JSON.parse(rendered.stdout) as { pdf: string };
    expect(pdfText(Buffer.from(pdf, 'base64'))).toContain('Line');
    const health = await call('grpc.health.v1.Health/Check', { service: 'renderer.v1.Renderer' }, '--schema', HEALTH);
    expect(JSON.parse(health.stdout)).toEqual({ status: 'SERVING' });
  });

  test('the example makes a PDF, and prints the reason of a refusal', async () => {
    const files = await Promise.all(
      [...sampleCv(), pageSvg('<script/>')].map(async (svg, index) => {
        const file = path.join(folder, `page-${index + 1}.svg`);
        await writeFile(file, svg);
        return file;
      }),
    );
    const output = path.join(folder, 'cv.pdf');
    const made = await runProgram(process.execPath, [EXAMPLE, url, output, ...files.slice(0, 2)]);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(pdfInfo(await readFile(output))).toMatchObject({ Pages: '2' });
    const refused = await runProgram(process.execPath, [EXAMPLE, url, output, ...files]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^SVG_REFUSED \(page 3\): /);
    expect((await runProgram(process.execPath, [EXAMPLE])).code).toBe(2);
  });
});
