import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NEAREST_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { startTestApi, type TestApi } from '../testing/start-api.ts';
import { TestBrowser } from '../testing/test-browser.ts';

let database: TestDatabase;
let api: TestApi;
const log: string[] = [];

beforeAll(async () => {
  database = await NEAREST_DATABASE.create();
  api = await startTestApi({
    databaseUrl: database.url,
    environment: { REQUEST_TIMEOUT_MS: '500', MAX_CONNECTIONS: '12', LOG_LEVEL: 'debug' },
    onLog: (line) => log.push(line),
  });
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

describe('a body with a content-encoding', () => {
  const bomb = Buffer.from(JSON.stringify({ email: 'x'.repeat(4 * 1024 * 1024), password: 'x' }));

  test.each([
    ['br', brotliCompressSync(bomb)],
    ['gzip', gzipSync(bomb)],
    ['GZIP, br', gzipSync(bomb)],
  ])('%s is refused and never inflated', async (encoding, body) => {
    for (const path of ['/api/login', '/trpc/account.login', '/webhooks/stripe']) {
      const response = await fetch(new URL(path, api.url), {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding, origin: api.url },
      });
      expect(response.status, path).toBe(415);
      expect(await response.json()).toMatchObject({
        error: { code: 'unsupported-media', fields: { 'content-encoding': 'Send the body without content-encoding' } },
      });
    }
  });

  test('identity is a body without compression', async () => {
    const answer = await new TestBrowser(api.url).send('POST', '/api/resumes', {}, { 'content-encoding': 'identity' });
    expect(answer.status).toBe(201);
  });
});

describe('a body to tRPC', () => {
  test.each([
    'multipart/form-data; boundary=b',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'text/plain',
  ])('of the type %s is refused before it has arrived', async (type) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    const head = `POST /trpc/account.login HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n3\r\n--b\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toContain('HTTP/1.1 415 ');
    expect(String(answer)).toContain('"code":"unsupported-media"');
  });
});

test('an answer to a request for a stream has a length and is not chunked', async () => {
  const headers = { 'trpc-accept': 'application/jsonl' };
  const response = await fetch(new URL('/trpc/account.me?batch=1', api.url), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.has('transfer-encoding')).toBe(false);
  expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
});

describe('a batch', () => {
  const send = (calls: number) =>
    new TestBrowser(api.url).send(
      'POST',
      `/trpc/${Array.from({ length: calls }, () => 'resume.create').join(',')}?batch=1`,
      Object.fromEntries(Array.from({ length: calls }, (_, index) => [index, {}])),
    );

  test('with as many calls as the client sends is served', async () => {
    expect((await send(MAX_BATCH_CALLS)).status).toBe(200);
  });

  test('with more calls is refused, and runs none of them', async () => {
    const before = await api.db.resume.count();
    const { status, bytes } = await send(MAX_BATCH_CALLS + 1);
    expect(status).toBe(400);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
      error: { message: 'Batch call exceeds maximum size', data: { domainCode: 'invalid' } },
    });
    expect(await api.db.resume.count()).toBe(before);
  });
});

describe('a connection', () => {
  const sockets: Socket[] = [];
  const open = async (): Promise<Socket> => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  /** Everything that arrives until the other side closes. */
  const heard = async (socket: Socket): Promise<string> => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    return text;
  };
  const HALF_A_BODY = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"email":`;

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  test('is closed when the body of its request does not arrive in time', async () => {
    const socket = await open();
    socket.write(HALF_A_BODY('/api/login', 'application/json'));
    expect(await heard(socket)).toContain('HTTP/1.1 408 ');
  });

  test('is closed when the headers of its request do not arrive in time', async () => {
    const socket = await open();
    socket.write('POST /api/login HTTP/1.1\r\nHost:');
    expect(await heard(socket)).toContain('HTTP/1.1 408 ');
  });

  test.each([
    ['/api/login', 'application/json'],
    ['/trpc/account.login', 'application/json'],
    ['/webhooks/stripe', 'application/json'],
  ])('that breaks while it sends to %s is no error in the log', async (path, type) => {
    log.length = 0;
    const socket = await open();
    socket.write(HALF_A_BODY(path, type));
    await expect.poll(() => log.some((line) => line.includes('incoming request'))).toBe(true);
    socket.resetAndDestroy();
    await expect.poll(() => log.some((line) => line.includes('the client hung up'))).toBe(true);
    expect(log.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
  });

  test('beyond the limit is closed', async () => {
    for (let count = 0; count < 12; count++) await open();
    const one = await open();
    await once(one, 'close');
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect
      .poll(async () => (await fetch(new URL('/healthz', api.url)).catch(() => null))?.status, { timeout: 5_000 })
      .toBe(200);
  });
});
