import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { retryOnNetworkError, throwOnGatewayError } from './retry-on-network-error.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** As deploy/caddy/Caddyfile answers. */
const PROXY = { status: 502, headers: { ...JSON_TYPE, 'proxy-status': 'kreda' } };
const PROXY_BODY = JSON.stringify({ error: { code: 'unavailable', message: 'x', requestId: 'y' } });

describe('throwOnGatewayError', () => {
  it('lets through what an API answers', () => {
    expect(() => throwOnGatewayError(new Response('{}', { status: 503, headers: JSON_TYPE }))).not.toThrow();
    expect(() => throwOnGatewayError(new Response('{}', { status: 200 }))).not.toThrow();
  });

  it('refuses what a proxy answers in its place, with JSON and without', () => {
    expect(() => throwOnGatewayError(new Response(PROXY_BODY, PROXY))).toThrow('502');
    expect(() => throwOnGatewayError(new Response('Bad gateway', { status: 502 }))).toThrow('502');
  });
});

describe('retryOnNetworkError', () => {
  it('asks again where the proxy answers a call of tRPC with its JSON', async () => {
    vi.useFakeTimers();
    const answers = [new Response(PROXY_BODY, PROXY), new Response('[{"result":{"data":1}}]', { headers: JSON_TYPE })];
    const client = createTRPCClient({
      links: [httpBatchLink({ url: 'http://api/trpc', fetch: async () => answers.shift()! })],
    }) as unknown as { one: { query(): Promise<unknown> } };
    const asked = retryOnNetworkError(() => client.one.query());
    await vi.runAllTimersAsync();
    expect(await asked).toBe(1);
    vi.useRealTimers();
  });

  it('does not ask again what an API refused', async () => {
    const refusal = [{ error: { message: 'x', code: -32603, data: { domainCode: 'unavailable' } } }];
    const fetch = vi.fn(async () => new Response(JSON.stringify(refusal), { status: 503, headers: JSON_TYPE }));
    const client = createTRPCClient({ links: [httpBatchLink({ url: 'http://api/trpc', fetch })] }) as unknown as {
      one: { query(): Promise<unknown> };
    };
    await expect(retryOnNetworkError(() => client.one.query())).rejects.toThrow(TRPCClientError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
