import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../../testing/databases.ts';
import { startTestApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../../testing/test-browser.ts';

const REQUEST_ID = '6f1d6f1d-0000-4000-8000-000000000001';
const UUID = '6f1d6f1d-0000-4000-8000-000000000002';

const inputOf = (value: unknown) => `input=${encodeURIComponent(JSON.stringify(value))}`;

interface Asked {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Requests that tRPC's adapter and ours must answer alike. */
const REQUESTS: Readonly<Record<string, Asked>> = {
  'a query without input': { path: 'account.me' },
  'a query with input': { path: `resume.get?${inputOf({ uuid: UUID })}` },
  'a query with an empty input': { path: 'account.me?input=' },
  'a batch of queries': {
    path: `account.me,resume.list,resume.get?batch=1&${inputOf({ 2: { uuid: UUID } })}`,
  },
  'a batch of one': { path: 'account.me?batch=1' },
  'a batch that fails as one': { path: `resume.get,resume.get?batch=1&${inputOf({ 0: {}, 1: { uuid: 7 } })}` },
  'a batch whose input is a list': { path: `resume.get?batch=1&${inputOf([{ uuid: UUID }])}` },
  'a batch whose input is a text': { path: `resume.get?batch=1&${inputOf('x')}` },
  'as many calls as a batch may have': { path: `${many(MAX_BATCH_CALLS)}?batch=1` },
  'more calls than a batch may have': { path: `${many(MAX_BATCH_CALLS + 1)}?batch=1` },
  'an empty batch': { path: '?batch=1' },
  'another number for batch': { path: 'account.me,resume.list?batch=2' },
  'batch twice': { path: 'account.me?batch=1&batch=1' },
  'an input that does not fit': { path: `resume.get?${inputOf({ uuid: 'none' })}` },
  'an input that is no JSON': { path: 'resume.get?input={' },
  'an input of null': { path: `resume.get?${inputOf(null)}` },
  'a procedure that is not there': { path: 'resume.nothing' },
  'a name that every object has': { path: 'toString' },
  'one procedure that is not there in a batch': { path: 'account.me,resume.nothing?batch=1' },
  'an encoded comma': { path: 'account.me%2Cresume.list?batch=1' },
  'an encoded percent sign': { path: 'account%252Eme' },
  'a call that the policy refuses': { path: 'account.sessions' },
  'a mutation by GET': { path: 'account.logout' },
  'a query by POST': { method: 'POST', path: 'account.me', body: {} },
  'a mutation': { method: 'POST', path: 'resume.remove', body: { uuid: UUID } },
  'a batch of mutations': {
    method: 'POST',
    path: 'resume.remove,resume.save?batch=1',
    body: { 0: { uuid: UUID }, 1: { uuid: UUID, operation: { type: 'name', name: 'CV' } } },
  },
  'a batch of a query and a mutation': { method: 'POST', path: 'account.me,resume.remove?batch=1', body: {} },
  'a mutation that is no JSON': { method: 'POST', path: 'resume.remove', body: '{' },
  'a mutation with an empty body': { method: 'POST', path: 'resume.remove', body: '' },
  'a mutation without a body': { method: 'POST', path: 'resume.remove' },
  'a mutation with a byte order mark': { method: 'POST', path: 'resume.remove', body: `\ufeff{"uuid":"${UUID}"}` },
  'a mutation of another type': {
    method: 'POST',
    path: 'resume.remove',
    body: '{}',
    headers: { 'content-type': 'text/plain' },
  },
  'a type with parameters': {
    method: 'POST',
    path: 'resume.remove',
    body: { uuid: UUID },
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
  'a query with a type': { path: 'account.me', headers: { 'content-type': 'application/json' } },
  'parameters of a connection': { path: 'account.me?connectionParams={' },
  'only the head': { method: 'HEAD', path: 'account.me' },
  'another method': { method: 'PUT', path: 'account.me', body: {} },
};

function many(calls: number): string {
  return Array.from({ length: calls }, () => 'account.me').join(',');
}

describe('a plain call', () => {
  let database: TestDatabase;
  let api: TestApi;
  let browser: TestBrowser;
  const lines: string[] = [];
  beforeAll(async () => {
    database = await NEAREST_DATABASE.create();
    api = await startTestApi({ databaseUrl: database.url, onLog: (line) => lines.push(line) });
    browser = new TestBrowser(api.url);
    expect((await browser.mutate('resume.create')).status).toBe(200);
  });
  afterAll(async () => {
    await api.stop();
    await database.drop();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** The answer of the hook, or of tRPC's adapter: that header is its own, and makes no difference to it. */
  async function ask({ method = 'GET', path, body, headers }: Asked, by: 'hook' | 'adapter') {
    const more = { 'x-request-id': REQUEST_ID, ...(by === 'adapter' ? { 'trpc-accept': 'application/json' } : {}) };
    const answer = await browser.send(method, `/trpc/${path}`, body, { ...headers, ...more });
    const { date, ...rest } = Object.fromEntries(answer.headers);
    expect(date).toBeDefined();
    return { status: answer.status, headers: rest, text: Buffer.from(answer.bytes).toString() };
  }

  test.each(Object.entries(REQUESTS))('is answered as by tRPC’s own adapter: %s', async (_, asked) => {
    const byAdapter = await ask(asked, 'adapter');
    expect(await ask(asked, 'hook')).toEqual(byAdapter);
  });

  test('fails as in tRPC’s own adapter while the database does not answer', async () => {
    vi.spyOn(api.db.statements, 'rows').mockRejectedValue(Object.assign(new Error('gone'), { code: 'P1001' }));
    for (const path of ['account.me', 'account.me,resume.list?batch=1']) {
      const byAdapter = await ask({ path }, 'adapter');
      expect(byAdapter).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      expect(await ask({ path }, 'hook')).toEqual(byAdapter);
    }
  });

  test.each(['hook', 'adapter'] as const)(
    'logs an error once that occurs before the caller is identified: by the %s',
    async (by) => {
      vi.spyOn(api.db.statements, 'rows').mockRejectedValue(new TypeError('a fault of ours'));
      for (const asked of [
        { path: 'account.me,resume.list?batch=1' },
        { method: 'POST', path: 'resume.create', body: {} },
      ]) {
        lines.length = 0;
        const { status, text } = await ask(asked, by);
        expect(status).toBe(500);
        expect(text).not.toContain('a fault of ours');
        const logged = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
        expect(logged).toMatchObject([{ requestId: REQUEST_ID, err: { message: 'a fault of ours' } }]);
      }
    },
  );

  test('is compressed only if its answer is longer than what TCP sends at once', async () => {
    const owner = new TestBrowser(api.url);
    const created = await owner.mutate('resume.create');
    const { uuid } = (created.body as { resume: { uuid: string } }).resume;
    const encodingAfter = async (text: string) => {
      const data = { content: [{ type: 'paragraph', children: [{ text }] }] };
      await owner.mutate('resume.save', { uuid, operation: { type: 'data', section: 'summary', data } });
      const path = `/trpc/resume.get?input=${encodeURIComponent(JSON.stringify({ uuid }))}`;
      return (await owner.send('GET', path, undefined, { 'accept-encoding': 'br' })).headers.get('content-encoding');
    };
    expect(await encodingAfter('short')).toBeNull();
    expect(await encodingAfter('long '.repeat(2_000))).toBe('br');
  });

  test('keeps its cookies and the headers of rate limits', async () => {
    const created = await new TestBrowser(api.url).send('POST', '/trpc/resume.create', {});
    expect(created.headers.getSetCookie()).toHaveLength(1);
  });
});
