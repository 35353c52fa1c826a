import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestCa, type TestCa, tlsEnvironment } from '../../../renderer/src/testing/certificates.ts';
import { type ListeningApi, startComposedApi } from '../testing/composed-api.ts';
import { createPaidPerson } from '../testing/paid-person.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { TestBrowser } from '../testing/test-browser.ts';

describe('an API and a renderer with mutual TLS', () => {
  let ours: TestCa;
  let theirs: TestCa;
  let renderer: RendererProcess;
  let dataDir: string;
  let api: ListeningApi | null = null;

  beforeAll(async () => {
    [ours, theirs] = [createTestCa(), createTestCa()];
    renderer = await startRendererProcess(0, tlsEnvironment(ours.of('renderer')));
  });
  afterAll(async () => {
    await renderer.stop();
    ours.dispose();
    theirs.dispose();
  });

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'kreda-renderer-tls-'));
  });
  afterEach(async () => {
    await api?.stop();
    api = null;
    await rm(dataDir, { recursive: true });
  });

  const start = async (environment: Record<string, string>) => {
    api = await startComposedApi({
      DATA_DIR: dataDir,
      RENDERER_ADDRESS: `ipv4:${renderer.address}`,
      ...environment,
    });
    return api.url;
  };
  const degraded = async (url: string) =>
    ((await new TestBrowser(url).get('/readyz')).body as { degraded: string[] }).degraded;

  test('make a PDF', async () => {
    const url = await start({ ...tlsEnvironment(ours.of('api')), RENDERER_TLS_NAME: 'renderer' });
    expect(await degraded(url)).toEqual([]);
    const person = await createPaidPerson({ url, databaseUrl: `file:${path.join(dataDir, 'kreda.db')}` });
    const { status, bytes } = await person.download();
    expect(status).toBe(200);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test.each([
    ['plain text is spoken to it', () => ({})],
    ['another CA signed', () => ({ ...tlsEnvironment(theirs.of('api')), RENDERER_TLS_NAME: 'renderer' })],
    ['another name is expected', () => ({ ...tlsEnvironment(ours.of('api')), RENDERER_TLS_NAME: 'another' })],
  ])('find no way to each other where %s', async (_, environment) => {
    const url = await start(environment());
    expect(await degraded(url)).toEqual(['renderer']);
  });
});
