import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

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
