import type { AppRouter } from '@kreda/api/router';
import { createTRPCClient } from '@trpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import { activateLanguage } from '../i18n/active-language.ts';
import { createTrpcLinks } from './trpc.ts';

afterEach(() => {
  activateLanguage('pl');
  vi.unstubAllGlobals();
});

test("each call names the interface's language, also after a switch", async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('x-interface-language'));
    return Response.json([{ result: { data: [] } }]);
  });
  const client = createTRPCClient<AppRouter>({ links: createTrpcLinks('http://localhost') });
  await client.billing.priceList.query();
  activateLanguage('en');
  await client.billing.priceList.query();
  expect(sent).toEqual(['pl', 'en']);
});
