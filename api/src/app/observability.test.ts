import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rules } from '../../../deploy/observability/rules.ts';
import { issueCertificate } from '../../sandbox/ksef/issue-certificate.ts';
import { openDatabase } from '../platform/database.ts';
import { SWEEP_ID } from '../platform/files/repo.ts';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { NEAREST_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { createPaidPerson, type PaidPerson } from '../testing/paid-person.ts';
import { readQuery } from '../testing/read-query.ts';
import { type LogLine, type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';
import { WORKERS } from './workers.ts';

// The API and the renderer as two processes with metrics, traces and logs, as in production.
const REQUEST_ID = '01f3a9bcd4e5f60718293a4b5c6d7e8f';

let folder: string;
let collector: OtlpReceiver;
let renderer: RendererProcess;
let database: TestDatabase;
let api: ApiProcess;
let url: string;
let person: PaidPerson;

beforeAll(async () => {
  collector = await startOtlpReceiver();
  const observed = {
    METRICS_LISTEN: '127.0.0.1:0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  };
  renderer = await startRendererProcess(0, observed);
  database = await NEAREST_DATABASE.create();
  api = await createApiProcess();
  const settings = { DATABASE_URL: database.url, RENDERER_ADDRESS: renderer.address, ...(await ksefSettings()) };
  url = await api.start({ ...settings, ...observed });
  person = await createPaidPerson({ url, databaseUrl: database.url });
  expect((await person.download({ 'x-request-id': REQUEST_ID })).status).toBe(200);
});
afterAll(async () => {
  await api.dispose();
  await renderer.stop();
  await database.drop();
  await collector.stop();
  await rm(folder, { recursive: true });
});

/** Documents go to KSeF, with a certificate whose expiry is watched. Nothing is sent here, so that nobody answers at the address. */
async function ksefSettings(): Promise<Record<string, string>> {
  folder = await mkdtemp(path.join(tmpdir(), 'kreda-observed-'));
  const files = { KSEF_AUTH_CERT: path.join(folder, 'ksef.crt'), KSEF_AUTH_KEY: path.join(folder, 'ksef.key') };
  const { x509, privateKey } = issueCertificate({ nip: '5250001003' });
  await writeFile(files.KSEF_AUTH_CERT, x509.toString());
  await writeFile(files.KSEF_AUTH_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return { ...files, KSEF_API_BASE: 'http://localhost:9/v2' };
}

test('a download has one request id from the client to the log of the renderer', async () => {
  const withId = (lines: readonly LogLine[]) => lines.filter(({ requestId }) => requestId === REQUEST_ID);
  await expect.poll(() => withId(api.logged()).map(({ msg }) => msg)).toContain('request completed');
  await expect.poll(() => withId(renderer.logged).map(({ msg }) => msg)).toContain('rendered');
});

test('a download is one trace over both processes', async () => {
  const path = '/api/resumes/:uuid/v1/download';
  const root = () => collector.spans.find(({ attributes }) => attributes['http.route'] === path);
  const inTrace = () => collector.spans.filter(({ traceId }) => traceId === root()?.traceId);
  await expect
    .poll(() => inTrace().map(({ name }) => name), { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([`POST ${path}`, 'typeset', 'render call', 'render', 'gate', 'shape', 'draw', 'assemble']),
    );
  const spans = inTrace();
  const parentOf = ({ parentSpanId }: ReceivedSpan) => spans.find(({ spanId }) => spanId === parentSpanId)?.name;
  const named = (name: string) => spans.find((span) => span.name === name)!;
  expect(root()).toMatchObject({ service: 'kreda-api', attributes: { 'kreda.request_id': REQUEST_ID } });
  expect(parentOf(root()!)).toBeUndefined();
  expect(parentOf(named('typeset'))).toBe(`POST ${path}`);
  expect(parentOf(named('render call'))).toBe(`POST ${path}`);
  expect(named('render')).toMatchObject({ service: 'kreda-renderer' });
  expect(parentOf(named('render'))).toBe('render call');
  for (const name of ['gate', 'shape', 'draw', 'assemble']) expect(parentOf(named(name)), name).toBe('render');
});

test('traces contain no personal data', async () => {
  const told = JSON.stringify(collector.spans);
  for (const secret of [person.email, person.userId, person.uuid, 'Łucja', database.url])
    expect(told).not.toContain(secret);
});

test('the API counts what it did', async () => {
  await person.browser.get(`/api/resumes/${crypto.randomUUID()}`);
  await person.browser.get('/no/such/page/anywhere', { accept: 'text/html' });
  await person.browser.query('account.me');
  const text = await scrape(api.logged());
  expect(figure(text, 'kreda_download_duration_seconds_count', { version: 'v1', outcome: 'done' })).toBe(1);
  expect(figure(text, 'kreda_render_call_duration_seconds_count', { outcome: 'OK' })).toBe(1);
  expect(figure(text, 'kreda_typeset_duration_seconds_count', { outcome: 'done' })).toBe(1);
  expect(figure(text, 'kreda_storage_duration_seconds_count', { operation: 'put', outcome: 'done' })).toBeGreaterThan(
    0,
  );
  const route = { method: 'GET', route: '/api/resumes/:uuid', status: '404' };
  expect(figure(text, 'kreda_http_request_duration_seconds_count', route)).toBe(1);
  expect(
    figure(text, 'kreda_procedure_duration_seconds_count', { procedure: 'account.me', code: 'ok' }),
  ).toBeGreaterThan(0);
  expect(figure(text, 'kreda_database_up', {})).toBe(1);
  expect(figure(text, 'kreda_outbox_messages', { kind: 'payment.refund', state: 'dead' })).toBe(0);
  expect(figure(text, 'kreda_takes_writes', { part: 'database' })).toBe(1);
  expect(figure(text, 'kreda_provider_calls_total', { provider: 'storage', outcome: 'ok' })).toBeGreaterThan(0);
  expect(figure(text, 'kreda_payments_under_way', { provider: 'stripe' })).toBe(0);
  expect(text).toContain('process_resident_memory_bytes');
  // Input of clients never becomes a label.
  expect(text).not.toMatch(/such|example\.pl/);
  expect(text).not.toContain(person.uuid);
});

test('the renderer counts what it did', async () => {
  const text = await scrape(renderer.logged);
  expect(figure(text, 'kreda_render_duration_seconds_count', { outcome: 'OK' })).toBe(1);
  expect(figure(text, 'kreda_render_pages_sum', {})).toBeGreaterThan(1);
  expect(figure(text, 'kreda_pdf_bytes_total', {})).toBeGreaterThan(10_000);
  expect(figure(text, 'kreda_renders_running', {})).toBe(0);
  expect(figure(text, 'kreda_renders_waiting', {})).toBe(0);
  expect(figure(text, 'kreda_renders_waiting_limit', {})).toBe(16);
  expect(figure(text, 'kreda_render_workers_replaced_total', {})).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

/** Metrics that exist over https, with S3 or on MySQL alone; certificate-and-clock.test.ts and gauges.test.ts test it. */
const ELSEWHERE = /^kreda_(certificate_|clock_offset_|database_connections)/;
/** Metrics of other processes. */
const OTHERS = /^(up$|node_filesystem_|kubelet_volume_stats_)/;

test('the running processes report every metric and label that an alert rule queries', async () => {
  // Results of a sweep exist after the first one, hours after the start.
  const db = openDatabase(database.url);
  const now = new Date();
  const swept = { nextAt: now, finishedAt: now, seen: 0, orphaned: 0, missing: 0, isHeld: false };
  await db.fileSweep.upsert({ where: { id: SWEEP_ID }, create: { id: SWEEP_ID, ...swept }, update: swept });
  await db.$disconnect();
  const told = new Map<string, Set<string>>();
  for (const lines of [api.logged(), renderer.logged]) {
    for (const line of (await scrape(lines)).split('\n')) {
      const [, name, labels = ''] = /^(\w+)(?:\{(.*)\})? /.exec(line) ?? [];
      if (name === undefined) continue;
      const known = told.get(name) ?? new Set<string>();
      for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
      told.set(name, known);
    }
  }
  expect(told.size).toBeGreaterThan(50);
  for (const { alert, expr } of rules) {
    const { metrics, labels } = readQuery(expr);
    const ours = metrics.filter((metric) => !OTHERS.test(metric) && !ELSEWHERE.test(metric));
    for (const metric of ours) expect([...told.keys()], alert).toContain(metric);
    if (ours.length < metrics.length) continue;
    const allowed = ['job', 'instance', ...ours.flatMap((metric) => [...told.get(metric)!])];
    for (const label of labels) expect(allowed, alert).toContain(label);
  }
});

test('every worker reports when it last succeeded', async () => {
  const startedAt = Date.now() / 1_000 - 60;
  const text = await scrape(api.logged());
  for (const worker of WORKERS) {
    const doneAt = figure(text, 'kreda_worker_last_done_timestamp_seconds', { worker });
    expect(doneAt, worker).toBeGreaterThan(startedAt - 600);
  }
  // The worker of webhook events runs each second.
  const first = figure(text, 'kreda_worker_last_done_timestamp_seconds', { worker: 'webhook-events' });
  await expect
    .poll(
      async () =>
        figure(await scrape(api.logged()), 'kreda_worker_last_done_timestamp_seconds', { worker: 'webhook-events' }),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(first);
});

test('metrics are on a port of their own, and nothing else is', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort(api.logged())}/healthz`)).status).toBe(404);
});

test('a download whose client closes the connection is counted as aborted', async () => {
  // An unchanged resume would get its stored PDF.
  const renamed = { type: 'name', name: 'Inne CV' };
  await person.browser.send('POST', `/api/documents/${person.uuid}/save-before-quit`, [renamed]);
  renderer.hold();
  const caller = new AbortController();
  const { cookies } = person.browser;
  const asked = fetch(`${url}/api/resumes/${person.uuid}/v1/download`, {
    method: 'POST',
    signal: caller.signal,
    headers: {
      origin: url,
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      'x-request-id': 'of-who-leaves',
    },
  }).catch((error: unknown) => error);
  await expect.poll(() => api.logged().some(({ requestId }) => requestId === 'of-who-leaves')).toBe(true);
  caller.abort();
  expect(await asked).toBeInstanceOf(Error);
  renderer.goOn();
  const labels = { version: 'v1', outcome: 'aborted' };
  await expect
    .poll(async () =>
      (await scrape(api.logged()))
        .split('\n')
        .filter((line) => matches(line, 'kreda_download_duration_seconds_count', labels)),
    )
    .toHaveLength(1);
});

function metricsPort(lines: readonly LogLine[]): number {
  return lines.find(({ msg }) => msg === 'metrics listen')!.port as number;
}

async function scrape(lines: readonly LogLine[]): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort(lines)}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return answer.text();
}

/** The value of the series with these labels. */
function figure(text: string, name: string, labels: Record<string, string>): number {
  const line = text.split('\n').find((one) => matches(one, name, labels));
  expect(line, `${name} ${JSON.stringify(labels)}`).toBeDefined();
  return Number(line!.split(' ').at(-1));
}

function matches(line: string, name: string, labels: Record<string, string>): boolean {
  return (
    line.startsWith(name) &&
    /^[{ ]/.test(line.slice(name.length)) &&
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`))
  );
}
