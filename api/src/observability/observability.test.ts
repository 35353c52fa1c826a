import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiProcess, createApiProcess } from '../testing/api-process.ts';
import { DATABASES, type TestDatabase } from '../testing/databases.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../testing/otlp-receiver.ts';
import { createPaidPerson, type PaidPerson } from '../testing/paid-person.ts';
import { type LogLine, type RendererProcess, startRendererProcess } from '../testing/renderer-process.ts';

// The API and the renderer as two processes with all that observes them, as they run in production.
const REQUEST_ID = '01f3a9bcd4e5f60718293a4b5c6d7e8f';

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
  database = await DATABASES[0]!.create();
  api = await createApiProcess();
  url = await api.start({ DATABASE_URL: database.url, RENDERER_ADDRESS: renderer.address, ...observed });
  person = await createPaidPerson({ url, databaseUrl: database.url });
  expect((await person.download({ 'x-request-id': REQUEST_ID })).status).toBe(200);
});
afterAll(async () => {
  await api.dispose();
  await renderer.stop();
  await database.drop();
  await collector.stop();
});

test('a download has one request id from its caller to the log of the renderer', async () => {
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

test('traces tell nothing of persons', async () => {
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
  expect(figure(text, 'kreda_outbox_messages', { state: 'dead' })).toBe(0);
  expect(figure(text, 'kreda_payments_under_way', { provider: 'stripe' })).toBe(0);
  expect(text).toContain('process_resident_memory_bytes');
  // Nothing that a caller chooses becomes a label.
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

test('metrics are on a port of their own, and nothing else is', async () => {
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort(api.logged())}/healthz`)).status).toBe(404);
});

test('a caller who does not wait for a download is counted as gone', async () => {
  // What is unchanged would be handed over as it was filed.
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

/** Of the one series with these labels. */
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
