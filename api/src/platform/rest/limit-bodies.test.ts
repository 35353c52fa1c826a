import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBodiesInFlight } from './bodies-in-flight.ts';
import { answerError } from './error-answer.ts';
import { limitBodies } from './limit-bodies.ts';

const PER_SENDER = 10_000;
const MAX_BODY_BYTES = 8_000;

let app: FastifyInstance;
let port: number;
let aborted: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  aborted = 0;
  app = fastify({ bodyLimit: MAX_BODY_BYTES, forceCloseConnections: true });
  app.decorateRequest('ctx');
  app.decorateRequest('maxBodyBytes', null);
  app.setErrorHandler((error, request, reply) => {
    if (request.raw.destroyed) aborted += 1;
    return answerError(error, request, reply);
  });
  app.addHook(
    'preParsing',
    limitBodies(createBodiesInFlight({ perSender: PER_SENDER, users: 50_000, others: 50_000 })),
  );
  app.post('/', async ({ body }) => ({ length: JSON.stringify(body).length }));
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A body with or without a length, of which only the beginning is sent. */
async function begin(sent: string, length?: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  const framing = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`);
  socket.write(length === undefined ? `${sent.length.toString(16)}\r\n${sent}\r\n` : sent);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  const [answer] = await once(socket, 'data');
  return String(answer);
}

const send = (length: number) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(length - 2)),
  });

const status = async (length: number) => (await send(length)).status;

test('complete bodies are read unchanged, also many after one another', async () => {
  for (let count = 0; count < 5; count++) {
    expect(await (await send(7_000)).json()).toEqual({ length: 7_000 });
  }
});

test.each([
  ['its length', 8_001],
  ['its bytes', undefined],
])('a body that is too large by %s is refused, and counts no more', async (_, length) => {
  for (let count = 0; count < 3; count++) {
    const socket = await begin(`"${'x'.repeat(8_000)}`, length);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
  }
  expect(await status(7_000)).toBe(200);
});

test('unfinished bodies hold their bytes, and release them when the client closes the connection', async () => {
  const socket = await begin(`"${'x'.repeat(7_000)}`, 7_500);
  await expect.poll(() => status(7_000)).toBe(429);
  const refusal = await send(7_000);
  expect(refusal.headers.get('retry-after')).toBe('5');
  expect(await status(1_000)).toBe(200);
  socket.resetAndDestroy();
  await expect.poll(() => status(7_000)).toBe(200);
  // The request has ended too: nothing reads its body any more.
  expect(aborted).toBe(1);
});

test('a body in single bytes counts by the memory that it takes', async () => {
  const socket = await begin('"');
  const answer = answerOf(socket);
  for (let count = 0; count < 60 && socket.writable; count++) {
    socket.write('1\r\nx\r\n');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(await status(7_000)).toBe(200);
});
