import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestCa, type TestCa, tlsEnvironment } from '../../../renderer/src/testing/certificates.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { createPaidPerson } from '../testing/paid-person.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { TestBrowser } from '../testing/test-browser.ts';

describe('an API and a renderer with mutual TLS', () => {
  let ours: TestCa;
  let theirs: TestCa;
  let renderer: RendererProcess;
  let api: ApiProcess;

  beforeAll(async () => {
    [ours, theirs] = [createTestCa(), createTestCa()];
    renderer = await startRendererProcess(0, tlsEnvironment(ours.of('renderer')));
    api = await createApiProcess();
  });
  afterAll(async () => {
    await api.dispose();
    await renderer.stop();
    ours.dispose();
    theirs.dispose();
  });

  const start = (environment: Record<string, string>) =>
    api.start({ RENDERER_ADDRESS: `ipv4:${renderer.address}`, ...environment });
  const degraded = async (url: string) =>
    ((await new TestBrowser(url).get('/readyz')).body as { degraded: string[] }).degraded;

  test('make a PDF', async () => {
    const url = await start({ ...tlsEnvironment(ours.of('api')), RENDERER_TLS_NAME: 'renderer' });
    expect(await degraded(url)).toEqual([]);
    const person = await createPaidPerson({ url, databaseUrl: `file:${path.join(api.dataDir, 'kreda.db')}` });
    const { status, bytes } = await person.download();
    expect(status).toBe(200);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    await api.end('SIGTERM');
  });

  test.each([
    ['plain text is spoken to it', () => ({})],
    ['another CA signed', () => ({ ...tlsEnvironment(theirs.of('api')), RENDERER_TLS_NAME: 'renderer' })],
    ['another name is expected', () => ({ ...tlsEnvironment(ours.of('api')), RENDERER_TLS_NAME: 'another' })],
  ])('find no way to each other where %s', async (_, environment) => {
    const url = await start(environment());
    expect(await degraded(url)).toEqual(['renderer']);
    await api.end('SIGTERM');
  });
});
