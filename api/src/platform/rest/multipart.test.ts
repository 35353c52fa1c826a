import { once } from 'node:events';
import { connect } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError, ERRORS } from '../errors.ts';
import { createByteBudget } from './byte-budget.ts';
import { readUpload } from './multipart.ts';

describe('an upload', () => {
  const budget = createByteBudget(100);
  const large = createByteBudget(30_000);
  const app = fastify();
  let url: string;
  beforeAll(async () => {
    await app.register(fastifyMultipart);
    app.post('/:budget', async (request, reply) => {
      const share = (request.url === '/large' ? large : budget).share();
      const tooLarge = () => new DomainError('too-large');
      try {
        const { files, fields } = await readUpload(request, {
          maxFiles: 3,
          maxFileBytes: 80,
          maxTotalBytes: 80,
          tooLarge,
          share,
          ...(request.url === '/large' ? { leastSpeed: { bytes: 1_000, periodMs: 200 } } : { deadlineMs: 200 }),
        });
        return [...files.map(({ bytes }) => bytes), ...Object.values(fields as Record<string, string>)].map(
          ({ length }) => length,
        );
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return reply.status(ERRORS[error.code].status).send(error.code);
      } finally {
        share.release();
      }
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const post = async (path: string, form: FormData) => {
    const response = await fetch(new URL(path, url), { method: 'POST', body: form });
    return { status: response.status, body: await response.text() };
  };
  const send = (...sizes: number[]) => {
    const form = new FormData();
    for (const [index, size] of sizes.entries()) form.set(`page_${index}`, new Blob([new Uint8Array(size)]), 'page');
    return post('/small', form);
  };
  /** Fields with names of one letter, then a file of 10 bytes. */
  const sendFields = (path: string, ...sizes: number[]) => {
    const form = new FormData();
    for (const [index, size] of sizes.entries()) form.set('abcdef'[index]!, 'a'.repeat(size));
    form.set('page_0', new Blob([new Uint8Array(10)]), 'page');
    return post(path, form);
  };

  test('is refused as too large beyond its own limits', async () => {
    expect(await send(40, 40)).toEqual({ status: 200, body: '[40,40]' });
    expect((await send(81)).status).toBe(413);
    expect((await send(40, 41)).status).toBe(413);
  });

  test('is refused while others use up the budget of the process, and accepted when they have ended', async () => {
    const other = budget.share();
    expect(other.take(50)).toBe(true);
    expect((await send(30, 30)).status).toBe(503);
    // A refused upload holds nothing.
    expect(await send(30, 20)).toEqual({ status: 200, body: '[30,20]' });
    other.release();
    expect(await send(30, 30)).toEqual({ status: 200, body: '[30,30]' });
    const all = budget.share();
    expect(all.take(100)).toBe(true);
    all.release();
  });

  test('loses its connection and its share of the budget when it does not arrive in time', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const start = `--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'a'.repeat(80)}`;
    const head = 'POST /small HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x';
    socket.write(`${head}\r\ncontent-length: 1000\r\n\r\n${start}`);
    await once(socket, 'close');
    expect(await send(30, 30)).toEqual({ status: 200, body: '[30,30]' });
  });

  test('loses its connection and its share when it stalls, and not when it goes on', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    const start = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n';
    const head = 'POST /large HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x';
    socket.write(`${head}\r\ncontent-length: 20000\r\n\r\n${start}`);
    for (let sent = 0; sent < 6; sent++) {
      socket.write('a'.repeat(1_500));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(isClosed).toBe(false);
    await expect.poll(() => isClosed, { timeout: 2_000 }).toBe(true);
    const all = large.share();
    await expect.poll(() => all.take(30_000)).toBe(true);
    all.release();
  });

  test('counts its fields as well as its files', async () => {
    expect(await sendFields('/small', 44, 44)).toEqual({ status: 200, body: '[10,44,44]' });
    expect((await sendFields('/small', 44, 45)).status).toBe(503);
    expect(await sendFields('/small', 44, 44)).toEqual({ status: 200, body: '[10,44,44]' });
  });

  test('is refused for a field of more than 10,000 bytes', async () => {
    expect(await sendFields('/large', 10_000)).toEqual({ status: 200, body: '[10,10000]' });
    expect(await sendFields('/large', 10_001)).toEqual({ status: 413, body: 'too-large' });
    expect(await sendFields('/large', 1_000_000, 1)).toEqual({ status: 413, body: 'too-large' });
  });
});
