import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import { retryOnNetworkError, throwOnGatewayError } from './retry-on-network-error.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
/** The response of deploy/caddy/Caddyfile. */
const PROXY = { status: 502, headers: { ...JSON_TYPE, 'proxy-status': 'kreda' } };
const PROXY_BODY = JSON.stringify({ error: { code: 'unavailable', message: 'x', requestId: 'y' } });

describe('throwOnGatewayError', () => {
  it('accepts responses of the API', () => {
    expect(() => throwOnGatewayError(new Response('{}', { status: 503, headers: JSON_TYPE }))).not.toThrow();
    expect(() => throwOnGatewayError(new Response('{}', { status: 200 }))).not.toThrow();
  });

  it('throws for responses of a proxy, with JSON and without', () => {
    expect(() => throwOnGatewayError(new Response(PROXY_BODY, PROXY))).toThrow('502');
    expect(() => throwOnGatewayError(new Response('Bad gateway', { status: 502 }))).toThrow('502');
  });
});

describe('retryOnNetworkError', () => {
  it('retries when the proxy answers a tRPC call with its own JSON', async () => {
    vi.useFakeTimers();
    const answers = [new Response(PROXY_BODY, PROXY), new Response('[{"result":{"data":1}}]', { headers: JSON_TYPE })];
    const client = createTRPCClient({
      links: [httpBatchLink({ url: 'http://api/trpc', fetch: async () => answers.shift()! })],
    }) as unknown as { one: { query(): Promise<unknown> } };
    const result = retryOnNetworkError(() => client.one.query());
    await vi.runAllTimersAsync();
    expect(await result).toBe(1);
    vi.useRealTimers();
  });

  it('does not retry what the API refused', async () => {
    const refusal = [{ error: { message: 'x', code: -32603, data: { domainCode: 'unavailable' } } }];
    const fetch = vi.fn(async () => new Response(JSON.stringify(refusal), { status: 503, headers: JSON_TYPE }));
    const client = createTRPCClient({ links: [httpBatchLink({ url: 'http://api/trpc', fetch })] }) as unknown as {
      one: { query(): Promise<unknown> };
    };
    await expect(retryOnNetworkError(() => client.one.query())).rejects.toThrow(TRPCClientError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
