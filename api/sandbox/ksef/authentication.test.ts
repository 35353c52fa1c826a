import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedAuthTokenRequest } from '../../src/features/billing/ksef/auth-token-request.ts';
import { issueCertificate } from './issue-certificate.ts';
import { buildKsefSandbox } from './server.ts';

const NIP = '5250001003';
const MINUTE_MS = 60_000;
const certificate = issueCertificate({ nip: NIP });

let now: Date;
let sandbox: FastifyInstance;
beforeEach(async () => {
  now = new Date('2026-11-26T12:00:00Z');
  sandbox = await buildKsefSandbox({ clock: () => now });
});
afterEach(() => sandbox.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const post = (url: string, bearer?: string) =>
  sandbox.inject({ method: 'POST', url, headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` } });
const send = (payload: string) =>
  sandbox.inject({
    method: 'POST',
    url: '/v2/auth/xades-signature',
    headers: { 'content-type': 'application/xml' },
    payload,
  });

/** A request that answers a new challenge. */
async function signed(): Promise<string> {
  const { challenge } = (await post('/v2/auth/challenge')).json<{ challenge: string }>();
  return signedAuthTokenRequest({ challenge, nip: NIP, certificate, signedAt: now });
}

const refusal = (code: number) => ({ errors: [expect.objectContaining({ code })] });

test('a signature logs in once, and its tokens are given once', async () => {
  const request = await signed();
  const started = await send(request);
  expect(started.statusCode).toBe(202);
  const bearer = started.json<{ authenticationToken: { token: string } }>().authenticationToken.token;
  const redeemed = await post('/v2/auth/token/redeem', bearer);
  expect(redeemed.json()).toMatchObject({ accessToken: { validUntil: '2026-11-26T12:15:00.000Z' } });
  expect((await post('/v2/auth/token/redeem', bearer)).json()).toMatchObject(refusal(21_301));
  expect((await send(request)).json()).toMatchObject(refusal(21_111));
});

test('a challenge is answered within ten minutes, and only one that was asked for', async () => {
  const inTime = await signed();
  later(10 * MINUTE_MS);
  expect((await send(inTime)).statusCode).toBe(202);
  const late = await signed();
  later(10 * MINUTE_MS + 1);
  expect((await send(late)).json()).toMatchObject(refusal(21_111));
  const challenge = '20260101-CR-0000000001-0123456789-00';
  const unknown = signedAuthTokenRequest({ challenge, nip: NIP, certificate, signedAt: now });
  expect((await send(unknown)).json()).toMatchObject(refusal(21_111));
});
