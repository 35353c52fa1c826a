import { expect, it } from 'vitest';
import { refusalOf } from './api-error.ts';

const answer = (status: number, error: object) => Response.json({ error }, { status });

it('quotes the beginning of the request of what nobody foresaw', async () => {
  const internal = { code: 'internal', message: 'secret', requestId: '01f3a9bcd4e5f60718293a4b5c6d7e8f' };
  expect(await refusalOf(answer(500, internal))).toBe('An error occurred. Try again (Code: 01f3a9bc)');
});

it('passes on what the API says, without a code', async () => {
  const refusal = { code: 'forbidden', message: 'No permissions', requestId: '01f3a9bcd4e5f60718293a4b5c6d7e8f' };
  expect(await refusalOf(answer(403, refusal))).toBe('No permissions');
});

it('has no words of its own when a proxy answers in the place of the API', async () => {
  expect(await refusalOf(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))).toBe('');
});
