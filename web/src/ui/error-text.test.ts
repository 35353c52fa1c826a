import { expect, it } from 'vitest';
import { restRefusal } from '../lib/api-error.ts';
import { errorText } from './error-text.ts';

const answer = (status: number, error: object) => restRefusal(Response.json({ error }, { status }));

it('shows the beginning of the request id for an internal error', async () => {
  const internal = { code: 'internal', message: 'secret', requestId: '01f3a9bcd4e5f60718293a4b5c6d7e8f' };
  expect(errorText(await answer(500, internal))).toBe('Wystąpił błąd. Spróbuj ponownie (Kod: 01f3a9bc)');
});

it('gives the reason of a refusal, without a code', async () => {
  const refusal = {
    code: 'too-large',
    reason: { code: 'too-many-pages', max: 30 },
    message: 'A CV can have at most 30 pages',
    requestId: '01f3a9bcd4e5f60718293a4b5c6d7e8f',
  };
  expect(errorText(await answer(413, refusal))).toBe('CV może mieć co najwyżej 30 stron');
});

it('uses the English sentence when the API gives no reason, or an unknown one', async () => {
  const message = 'A CV can have at most 30 pages';
  expect(errorText(await answer(413, { code: 'too-large', message }))).toBe('CV może mieć co najwyżej 30 stron');
  const newer = { code: 'too-large', reason: { code: 'from-tomorrow' }, message: 'A sentence of tomorrow' };
  expect(errorText(await answer(413, newer))).toBe('A sentence of tomorrow');
});

it('gives the general text for a response that is not from the API', async () => {
  const refusal = await restRefusal(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }));
  expect(errorText(refusal)).toBe('Wystąpił błąd. Spróbuj ponownie');
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Wystąpił błąd. Spróbuj ponownie');
});
