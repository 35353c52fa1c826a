import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageSvg, run, sampleCv, toPage } from './testing/sample-pages.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

describe('the renderer as a process', () => {
  let child: ChildProcess;
  let renderer: RendererClient;

  beforeAll(async () => {
    const address = `127.0.0.1:${await freePort()}`;
    child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], {
      env: { ...process.env, RENDERER_LISTEN: address, RENDERER_WORKERS: '1' },
      stdio: 'ignore',
    });
    renderer = connectRenderer(address);
    await vi.waitFor(async () => expect(await renderer.health()).toBe('SERVING'), { timeout: 20_000, interval: 200 });
  });
  afterAll(async () => {
    renderer.close();
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  });

  test('renders pages over gRPC and says what it made', async () => {
    const { pdf, sha256, pages } = await renderer.render({
      pages: sampleCv().map(toPage),
      info: { title: 'CV', language: 'pl' },
    });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(pages.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('refuses a page whose checksum differs, and names it', async () => {
    const [first, second] = [toPage(pageSvg(run(48, 80, 'A'))), toPage(pageSvg(run(48, 80, 'B')))];
    const refused = renderer.render({ pages: [first, { ...second, sha256: first.sha256 }] });
    await expect(refused).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'CHECKSUM_MISMATCH',
      page: 2,
      message: expect.stringContaining('page 2: checksum does not match'),
    });
  });

  test('refuses a hostile page, names it, and renders the next one', async () => {
    const hostile = pageSvg('<image x="0" y="0" width="10" height="10" href="file:///etc/passwd"/>');
    await expect(renderer.render({ pages: [toPage(hostile)] })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      reason: 'SVG_REFUSED',
      page: 1,
    });
    await expect(renderer.render({ pages: [toPage(pageSvg(run(48, 80, 'ok')))] })).resolves.toBeDefined();
  });

  test('refuses a document without pages', async () => {
    await expect(renderer.render({ pages: [] })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  test('finishes what it began when it is told to stop', async () => {
    const rendering = renderer.render({ pages: sampleCv().map(toPage) });
    await new Promise((resolve) => setTimeout(resolve, 30));
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill('SIGTERM');
    await expect(rendering).resolves.toMatchObject({ sha256: expect.any(String) });
    expect(await ended).toBe(0);
  });
});
