import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { checkOrigin } from './origin-check.ts';

const post = (origin: string | undefined, host: string) =>
  ({ method: 'POST', headers: origin === undefined ? {} : { origin }, host }) as unknown as FastifyRequest;

describe('a change is accepted', () => {
  test.each([
    ['from the public origin', 'https://kreda.example', 'kreda.example', 'https://kreda.example'],
    ['from a program without a browser', undefined, 'kreda.example', 'https://kreda.example'],
    [
      'from another name of this host, while developing',
      'http://127.0.0.1:3000',
      '127.0.0.1:3000',
      'http://localhost:3000',
    ],
  ])('%s', (_, origin, host, publicUrl) => {
    expect(() => checkOrigin(post(origin, host), publicUrl)).not.toThrow();
  });
});

describe('a change is refused', () => {
  test.each([
    ['from another site', 'https://evil.example', 'kreda.example', 'https://kreda.example'],
    ['from this host over plain http', 'http://kreda.example', 'kreda.example', 'https://kreda.example'],
    ['from nowhere', 'null', 'kreda.example', 'https://kreda.example'],
    ['from another site, while developing', 'http://evil.example', '127.0.0.1:3000', 'http://localhost:3000'],
  ])('%s', (_, origin, host, publicUrl) => {
    expect(() => checkOrigin(post(origin, host), publicUrl)).toThrow();
  });
});
