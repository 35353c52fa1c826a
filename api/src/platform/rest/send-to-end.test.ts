import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendToEnd } from './send-to-end.ts';

/** More than the buffers of both ends of a connection take. */
const BYTES = 40_000_000;

describe('an answer that is sent to its end', () => {
  const app = fastify();
  let url: URL;
  let isSending = false;
  beforeAll(async () => {
    app.get('/:pause', async (request, reply) => {
      isSending = true;
      await sendToEnd(reply, new Uint8Array(BYTES), Number((request.params as { pause: string }).pause));
      isSending = false;
      return reply;
    });
    url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(() => app.close());

  const ask = (path: string) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return socket;
  };

  test('is held until the client has taken it, however slowly', async () => {
    const socket = ask('/300');
    let received = 0;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 1);
    });
    await expect.poll(() => isSending).toBe(true);
    await expect.poll(() => received, { timeout: 10_000 }).toBeGreaterThan(BYTES);
    await expect.poll(() => isSending).toBe(false);
    expect(socket.closed).toBe(false);
    socket.destroy();
  });

  test('ends with its connection when the client takes nothing', async () => {
    const socket = ask('/300');
    socket.pause();
    await expect.poll(() => isSending).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isSending).toBe(true);
    await expect.poll(() => isSending, { timeout: 5_000 }).toBe(false);
    socket.destroy();
  });

  test('ends when the client closes the connection', async () => {
    const socket = ask('/60000');
    socket.pause();
    await expect.poll(() => isSending).toBe(true);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(() => isSending).toBe(false);
  });
});
