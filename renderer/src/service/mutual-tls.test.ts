import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Health } from '@kreda/proto/generated/health/v1/health_pb.js';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';
import { readRendererTls } from '@kreda/proto/renderer-tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CertificateFiles, createTestCa, readTls, type TestCa, tlsEnvironment } from '../testing/certificates.ts';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { sampleCv, toPage } from '../testing/sample-pages.ts';
import { ConfigError, readConfig } from './config.ts';

let ours: TestCa;
let theirs: TestCa;
beforeAll(() => {
  [ours, theirs] = [createTestCa(), createTestCa()];
});
afterAll(() => {
  ours.dispose();
  theirs.dispose();
});

describe('a renderer with mutual TLS', () => {
  let renderer: RendererProcess;
  const clients: RendererClient[] = [];
  // The address is an IP address, the certificate has a name.
  const connect = (files: CertificateFiles, ca = files.ca, name: string | undefined = 'renderer') => {
    const client = connectRenderer(renderer.address, { ...readTls({ ...files, ca }), name });
    clients.push(client);
    return client;
  };

  beforeAll(async () => {
    renderer = await startRendererProcess(tlsEnvironment(ours.of('renderer')));
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.close();
  });
  afterAll(() => renderer.stop());

  test('renders for a caller whose certificate its CA signed', async () => {
    const { pdf, pages } = await connect(ours.of('api')).render({ pages: sampleCv().map(toPage) });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(pages).toHaveLength(2);
    expect(await connect(ours.of('api')).health()).toBe('SERVING');
  });

  test('refuses a caller without a certificate', async () => {
    const nodeOptions = { ...readTls(ours.of('api')), servername: 'renderer' };
    const health = (options: object) =>
      createClient(Health, createGrpcTransport({ baseUrl: `https://${renderer.address}`, nodeOptions: options })).check(
        { service: '' },
      );
    await expect(health(nodeOptions)).resolves.toBeDefined();
    const { ca, servername } = nodeOptions;
    await expect(health({ ca, servername })).rejects.toThrow();
  });

  test('refuses a caller whose certificate another CA signed', async () => {
    const stranger = connect(theirs.of('api'), ours.of('api').ca);
    await expect(stranger.health()).rejects.toMatchObject({ name: 'RendererError' });
  });

  test('refuses a caller whose certificate its CA signed for servers alone', async () => {
    await expect(connect(ours.of('database')).health()).rejects.toMatchObject({ name: 'RendererError' });
  });

  test('refuses a caller who speaks plain text', async () => {
    const plain = connectRenderer(renderer.address);
    clients.push(plain);
    await expect(plain.health()).rejects.toMatchObject({ name: 'RendererError' });
  });

  test('is trusted by a caller whose CA file contains an old CA and a new one', async () => {
    const both = `${ours.of('api').ca}.both`;
    writeFileSync(both, Buffer.concat([theirs, ours].map((one) => readTls(one.of('api')).ca)));
    const { tls, problems } = readRendererTls({ ...tlsEnvironment(ours.of('api')), RENDERER_TLS_CA: both });
    expect(problems).toEqual([]);
    const client = connectRenderer(renderer.address, { ...tls!, name: 'renderer' });
    clients.push(client);
    expect(await client.health()).toBe('SERVING');
  });

  test('is refused by a caller that trusts another CA, or expects another name', async () => {
    const refused = { code: 'UNAVAILABLE' };
    await expect(connect(ours.of('api'), theirs.of('api').ca).health()).rejects.toMatchObject(refused);
    await expect(connect(ours.of('api'), ours.of('api').ca, 'another').health()).rejects.toMatchObject(refused);
    const unnamed = connectRenderer(renderer.address, readTls(ours.of('api')));
    clients.push(unnamed);
    await expect(unnamed.health()).rejects.toMatchObject(refused);
  });

  test('passes the health check of its image, which uses the same settings', async () => {
    expect(await checkHealth(renderer.address, tlsEnvironment(ours.of('renderer')))).toEqual({
      code: 0,
      stdout: 'SERVING\n',
    });
    expect(await checkHealth(renderer.address, {})).toMatchObject({ code: 1 });
    expect(await checkHealth(renderer.address, tlsEnvironment(theirs.of('renderer')))).toMatchObject({ code: 1 });
  });
});

function checkHealth(address: string, environment: Record<string, string>): Promise<{ code: number; stdout: string }> {
  const program = new URL('../../../proto/src/check-health.ts', import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(process.execPath, [program, address], { env: { ...process.env, ...environment } }, (error, stdout) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout });
    });
  });
}

test('a missing or mismatched certificate file is refused with the name of its setting', () => {
  const files = tlsEnvironment(ours.of('renderer'));
  const broken = `${ours.of('renderer').ca}.broken`;
  writeFileSync(broken, 'no certificate');
  const problemsOf = (change: Record<string, string>): readonly string[] => {
    try {
      readConfig({ ...files, ...change });
    } catch (error) {
      if (error instanceof ConfigError) return error.problems;
      throw error;
    }
    return [];
  };
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ RENDERER_TLS_KEY: '' })).toEqual([
    'RENDERER_TLS_KEY: needed beside the other RENDERER_TLS_ files',
  ]);
  expect(problemsOf({ RENDERER_TLS_CA: '', RENDERER_TLS_CERT: '' })).toEqual([
    'RENDERER_TLS_CA: needed beside the other RENDERER_TLS_ files',
    'RENDERER_TLS_CERT: needed beside the other RENDERER_TLS_ files',
  ]);
  expect(problemsOf({ RENDERER_TLS_CA: '/nowhere/ca.crt' })).toEqual([
    'RENDERER_TLS_CA: the file cannot be read (ENOENT)',
  ]);
  expect(problemsOf({ RENDERER_TLS_CERT: broken, RENDERER_TLS_KEY: broken })).toEqual([
    'RENDERER_TLS_CERT: the file holds no certificate in PEM',
    'RENDERER_TLS_KEY: the file holds no private key in PEM without a passphrase',
  ]);
  expect(problemsOf({ RENDERER_TLS_KEY: theirs.of('renderer').key })).toEqual([
    'RENDERER_TLS_KEY: not the key of the certificate in RENDERER_TLS_CERT',
  ]);
});
