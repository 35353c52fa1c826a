import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog, redact } from './log.ts';

test('logs a request without its query and its cookies', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = fastify({ loggerInstance: log });
  app.get('/thank-you', async () => 'ok');
  await app.inject({ url: '/thank-you?payment_intent_client_secret=pi_secret', headers: { cookie: 'session=token' } });
  await app.close();
  expect(lines.join('')).toContain('"path":"/thank-you"');
  expect(lines.join('')).not.toMatch(/pi_secret|token/);
});

test.each([
  ['ECONNREFUSED to anna.nowak+cv@poczta.example.pl:25', 'ECONNREFUSED to [e-mail]:25'],
  ['no user <ola@b.pl>, "x"@y.pl', 'no user <[e-mail]>, "x"@y.pl'],
  ['/reset-hasla/6lX5PZ3mVbB2nQv0tYc1sKd8wErTyUiOpAsDfGhJkLz', '/reset-hasla/[token]'],
  ['at /a/node_modules/@fastify/helmet/index.js', 'at /a/node_modules/@fastify/helmet/index.js'],
  [
    '["20261122220728_verify-addresses-and-bound-mail","20261120000000_initial"]',
    '["20261122220728_verify-addresses-and-bound-mail","20261120000000_initial"]',
  ],
  ['20261122220728_6lX5PZ3mVbB2nQv0tYc1sKd8wErTyUiOp', '[token]'],
  [
    '{"at":"x\\n20261122220728_verify-addresses-and-bound-mail"}',
    '{"at":"x\\n20261122220728_verify-addresses-and-bound-mail"}',
  ],
  ['resume 3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'resume 3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
])('redacts %s', (text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('logs neither e-mail addresses nor IP addresses nor tokens', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = fastify({ loggerInstance: log, trustProxy: true });
  app.get('/reset-hasla/:token', async () => {
    throw Object.assign(new Error('550\nanna@poczta.pl is no user'), {
      rejected: ['anna@poczta.pl'],
      meta: { q: { to: 'anna@poczta.pl' } },
    });
  });
  await app.inject({
    url: '/reset-hasla/6lX5PZ3mVbB2nQv0tYc1sKd8wErTyUiOpAsDfGhJkLz',
    headers: { 'x-forwarded-for': '203.0.113.77' },
  });
  await app.close();
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  expect(lines.join('')).toContain('203.0.113.0/24');
  expect(lines.join('')).not.toMatch(/203\.0\.113\.77|anna|6lX5/);
});
