import { type AddressInfo, connect } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { createByteBudget } from './byte-budget.ts';
import { endUnreadBodies, UNREAD } from './end-unread-bodies.ts';
import { readUpload } from './multipart.ts';

const ENDLESS = 4_000_000_000;
const FORM = 'Content-Type: multipart/form-data; boundary=x';

const app = fastify();
let port: number;
let received = 0;
beforeAll(async () => {
  await app.register(fastifyMultipart);
  app.addHook('onRequest', endUnreadBodies);
  app.post('/refuses', async (_request, reply) => reply.status(404).send('no'));
  app.post('/reads', async (request, reply) => {
    const tooLarge = () => new DomainError('too-large');
    const share = createByteBudget(1_000).share();
    const limits = { maxFiles: 1, maxFileBytes: 100, maxTotalBytes: 100, tooLarge, share };
    await readUpload(request, limits).catch(() => {});
    return reply.status(413).send('too large');
  });
  app.server.on('connection', (socket) => {
    received = 0;
    socket.once('close', () => {
      received = socket.bytesRead;
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends the head and the beginning of a body, then more until the connection is closed. Resolves to the answer. */
function sendWithoutEnd(head: string, beginning: string): Promise<string> {
  const more = Buffer.alloc(1_000_000, 'a');
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const isChunked = head.includes('chunked');
    const piece = isChunked ? Buffer.concat([Buffer.from('f4240\r\n'), more, Buffer.from('\r\n')]) : more;
    const pump = () => {
      while (!socket.destroyed) if (!socket.write(piece)) return;
    };
    socket.on('data', (data) => {
      answer += String(data);
    });
    socket.on('drain', pump);
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(
      `POST ${head}\r\n\r\n${isChunked ? `${beginning.length.toString(16)}\r\n${beginning}\r\n` : beginning}`,
    );
    pump();
  });
}

const FILE = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

test.each([
  ['answered before it is read', `/refuses HTTP/1.1\r\nHost: a\r\n${FORM}\r\nContent-Length: ${ENDLESS}`, '404'],
  ['larger than a form may be', `/reads HTTP/1.1\r\nHost: a\r\n${FORM}\r\nContent-Length: ${ENDLESS}`, '413'],
  ['of unknown length', `/reads HTTP/1.1\r\nHost: a\r\n${FORM}\r\nTransfer-Encoding: chunked`, ''],
])('a body that is %s is not received to its end', async (_, head, status) => {
  const answer = await sendWithoutEnd(head, FILE);
  expect(answer.slice(9, 12)).toBe(status);
  // Buffers of the kernel and the time between two checks allow for more than the limit.
  expect(received).toBeLessThan(UNREAD.maxBytes + 500_000_000);
});

test('a small refused body does not close its connection', async () => {
  const first = await fetch(`http://127.0.0.1:${port}/refuses`, { method: 'POST', body: new FormData() });
  expect([first.status, first.headers.get('connection')]).toEqual([404, 'keep-alive']);
});
