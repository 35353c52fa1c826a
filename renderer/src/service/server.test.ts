import { createServer } from 'node:net';
import { createClient } from '@connectrpc/connect';
import { createGrpcTransport } from '@connectrpc/connect-node';
import { Health, HealthCheckResponse_ServingStatus } from '@kreda/proto/generated/health/v1/health_pb.js';
import { connectRenderer, type RendererClient } from '@kreda/proto/renderer';
import { type MetricsServer, startMetricsServer } from '@kreda/telemetry/metrics-server';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { runRenderer } from '../testing/run-renderer.ts';
import { pageSvg, run, sampleCv, toPage } from '../testing/sample-pages.ts';
import { createAdmission } from './admission.ts';
import { createJoinService } from './join-service.ts';
import { createMetrics } from './metrics.ts';
import { ListenError, type RendererServer, startServer } from './server.ts';
import type { RenderService } from './service.ts';

describe('the renderer as a process', () => {
  let renderer: RendererProcess;

  beforeAll(async () => {
    // As in production.
    renderer = await startRendererProcess({ RENDERER_WARM_UP: 'true' });
  });
  afterAll(async () => {
    if (renderer.isRunning()) await renderer.stop();
  });

  test('renders pages over gRPC and returns facts about each', async () => {
    const { pdf, sha256, pages } = await renderer.client.render({
      pages: sampleCv().map(toPage),
      info: { title: 'CV', language: 'pl' },
    });
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(pages.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('refuses a page whose checksum differs, and names it', async () => {
    const [first, second] = [toPage(pageSvg(run(48, 80, 'A'))), toPage(pageSvg(run(48, 80, 'B')))];
    const refused = renderer.client.render({ pages: [first, { ...second, sha256: first.sha256 }] });
    await expect(refused).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'CHECKSUM_MISMATCH',
      page: 2,
      message: expect.stringContaining('page 2: checksum does not match'),
    });
  });

  test('refuses a hostile page, names it, and renders the next one', async () => {
    const hostile = pageSvg('<image x="0" y="0" width="10" height="10" href="file:///etc/passwd"/>');
    await expect(renderer.client.render({ pages: [toPage(hostile)] })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      reason: 'SVG_REFUSED',
      page: 1,
    });
    await expect(renderer.client.render({ pages: [toPage(pageSvg(run(48, 80, 'ok')))] })).resolves.toBeDefined();
  });

  test('refuses a document without pages', async () => {
    await expect(renderer.client.render({ pages: [] })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  test('finishes renders in flight when it is told to stop', async () => {
    const rendering = renderer.client.render({ pages: sampleCv().map(toPage) });
    await new Promise((resolve) => setTimeout(resolve, 30));
    const ended = renderer.terminate();
    await expect(rendering).resolves.toMatchObject({ sha256: expect.any(String) });
    expect(await ended).toBe(0);
  });
});

describe('a failed start', () => {
  const taken = createServer();
  beforeAll(() => new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => taken.close(() => resolve())));
  const takenPort = () => (taken.address() as { port: number }).port;

  test('names every wrong variable, with what is allowed, without a stack trace', async () => {
    const wrong = {
      RENDERER_LISTEN: 'localhost:99999',
      RENDERER_WORKERS: 'abc',
      RENDERER_WARM_UP: '1',
      METRICS_LISTEN: '9464',
    };
    const { code, stderr } = await runRenderer(wrong);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'The environment is not right:',
      '  RENDERER_LISTEN: expected host:port, with a port of at most 65535',
      '  RENDERER_WORKERS: expected a whole number from 1 to 64',
      '  RENDERER_WARM_UP: expected true or false',
      '  METRICS_LISTEN: expected host:port, with a port of at most 65535',
    ]);
  });

  test('names an address that is in use', async () => {
    const { code, stderr } = await runRenderer({ RENDERER_LISTEN: `127.0.0.1:${takenPort()}` });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Cannot listen at 127\.0\.0\.1:\d+: .*RENDERER_LISTEN.*$/m);
    expect(stderr).not.toContain('    at ');
  });
});

describe('the server with a slow service', () => {
  let server: RendererServer;
  let metricsServer: MetricsServer;
  let client: RendererClient;
  let began: PromiseWithResolvers<void>;
  let given: PromiseWithResolvers<never>;
  let aborted: Promise<unknown>;

  beforeEach(async () => {
    began = Promise.withResolvers();
    given = Promise.withResolvers();
    const ended = Promise.withResolvers<unknown>();
    aborted = ended.promise;
    const service: RenderService = {
      render: (_request, signal) => {
        signal.addEventListener('abort', () => {
          ended.resolve(signal.reason);
          given.reject(signal.reason as Error);
        });
        began.resolve();
        return given.promise;
      },
    };
    const places = { running: 1, waiting: 1 };
    const log = pino({ level: 'silent' });
    const joins = createJoinService({ admission: createAdmission(places) });
    const metrics = createMetrics(createAdmission(places), places);
    server = await startServer({ listen: '127.0.0.1:0', tls: null, service, joins, log, metrics });
    metricsServer = await startMetricsServer({
      listen: '127.0.0.1:0',
      registry: metrics.registry,
      isServing: server.isServing,
    });
    client = connectRenderer(`127.0.0.1:${server.port}`);
  });
  afterEach(async () => {
    client.close();
    server.forceShutdown();
    await metricsServer.close();
  });
  const askOverHttp = async (method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${metricsServer.port}/healthz`, { method });
    return [response.status, await response.text()];
  };
  const page = toPage(pageSvg(run(48, 80, 'A')));

  test('aborts a running render when its caller cancels', async () => {
    const caller = new AbortController();
    const rendering = client.render({ pages: [page] }, { signal: caller.signal });
    const refused = expect(rendering).rejects.toMatchObject({ code: 'CANCELLED' });
    await began.promise;
    caller.abort();
    await refused;
    expect(await aborted).toMatchObject({ name: 'AbortError' });
  });

  test('reports NOT_SERVING, over gRPC and HTTP, while it finishes calls in flight', async () => {
    const health = createClient(Health, createGrpcTransport({ baseUrl: `http://127.0.0.1:${server.port}` }));
    const watching = new AbortController();
    const statuses: HealthCheckResponse_ServingStatus[] = [];
    const watched = (async () => {
      for await (const { status } of health.watch({ service: '' }, { signal: watching.signal })) {
        statuses.push(status);
        if (status === HealthCheckResponse_ServingStatus.NOT_SERVING) return;
      }
    })();
    const rendering = client.render({ pages: [page] });
    const refused = expect(rendering).rejects.toMatchObject({ code: 'INTERNAL' });
    await began.promise;
    expect(await askOverHttp()).toEqual([200, 'SERVING\n']);
    expect(await askOverHttp('POST')).toEqual([404, '']);
    const drained = server.drain();
    expect(await askOverHttp()).toEqual([503, 'NOT_SERVING\n']);
    await watched;
    expect(statuses).toEqual([
      HealthCheckResponse_ServingStatus.SERVING,
      HealthCheckResponse_ServingStatus.NOT_SERVING,
    ]);
    given.reject(new Error('it has failed'));
    await refused;
    watching.abort();
    await drained;
  });

  test('throws if it cannot listen', async () => {
    const listen = `127.0.0.1:${server.port}`;
    const places = { running: 1, waiting: 1 };
    const metrics = createMetrics(createAdmission(places), places);
    const second = startServer({
      listen,
      tls: null,
      service: { render: () => given.promise },
      joins: { join: () => Promise.reject(new Error('no joins here')) },
      log: pino({ level: 'silent' }),
      metrics,
    });
    await expect(second).rejects.toThrow(ListenError);
  });
});
