import fastifyMultipart from '@fastify/multipart';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DomainError, ERRORS } from '../errors.ts';
import { createByteBudget } from './byte-budget.ts';
import { readUpload } from './multipart.ts';

describe('an upload', () => {
  const budget = createByteBudget(100);
  const app = fastify();
  let url: string;
  beforeAll(async () => {
    await app.register(fastifyMultipart);
    app.post('/', async (request, reply) => {
      const share = budget.share();
      const tooLarge = () => new DomainError('too-large');
      try {
        const { files } = await readUpload(request, {
          maxFiles: 3,
          maxFileBytes: 80,
          maxTotalBytes: 80,
          tooLarge,
          share,
        });
        return [...files.values()].map(({ length }) => length);
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

  const send = async (...sizes: number[]) => {
    const form = new FormData();
    for (const [index, size] of sizes.entries()) form.set(`page_${index}`, new Blob([new Uint8Array(size)]), 'page');
    const response = await fetch(url, { method: 'POST', body: form });
    return { status: response.status, body: await response.text() };
  };

  test('is refused as too large past its own bounds', async () => {
    expect(await send(40, 40)).toEqual({ status: 200, body: '[40,40]' });
    expect((await send(81)).status).toBe(413);
    expect((await send(40, 41)).status).toBe(413);
  });

  test('is refused for now while others hold what a process may hold, and taken when they have ended', async () => {
    const other = budget.share();
    expect(other.take(50)).toBe(true);
    expect((await send(30, 30)).status).toBe(503);
    // What was refused holds nothing.
    expect(await send(30, 20)).toEqual({ status: 200, body: '[30,20]' });
    other.release();
    expect(await send(30, 30)).toEqual({ status: 200, body: '[30,30]' });
    expect(budget.share().take(100)).toBe(true);
  });
});
