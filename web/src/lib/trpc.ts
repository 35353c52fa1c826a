import type { AppRouter } from '@kreda/api/router';
import { LATER_SECTIONS } from '@kreda/document/kinds/resume/model/later-sections';
import { LANGUAGE_HEADER } from '@kreda/site/language-header';
import { MAX_BATCH_CALLS } from '@kreda/site/max-batch-calls';
import { SECTIONS_HEADER } from '@kreda/site/sections-header';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink, type TRPCLink } from '@trpc/client';
import { createTRPCReact, getQueryKey } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { activeLanguage } from '../i18n/active-language.ts';
import { apiErrorOf, isFinalError } from './api-error.ts';
import { newRequestId } from './request-id.ts';

export type Outputs = inferRouterOutputs<AppRouter>;
export type User = Outputs['account']['me'];
export type SiteConfig = Outputs['site']['config'];

/** The API's procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>();

export function createQueryClient(): QueryClient {
  // A session may end elsewhere. The first refusal shows it: refetch the user.
  const onError = (error: unknown) => {
    if (apiErrorOf(error)?.code !== 'unauthenticated') return;
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.account.me) });
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal by the server is final. Retry network errors and passing failures only.
        retry: (failures, error) => failures < 2 && !isFinalError(error),
      },
      mutations: { retry: false },
    },
  });
  return queryClient;
}

export function createTrpcClient() {
  return trpc.createClient({ links: createTrpcLinks() });
}

/** How calls reach the API. @param origin that of the page by default; Node has none. */
export function createTrpcLinks(origin = ''): TRPCLink<AppRouter>[] {
  return [
    httpBatchLink({
      url: `${origin}/trpc`,
      maxItems: MAX_BATCH_CALLS,
      headers: () => ({
        'x-request-id': newRequestId(),
        [LANGUAGE_HEADER]: activeLanguage(),
        [SECTIONS_HEADER]: LATER_SECTIONS.join(','),
      }),
    }),
  ];
}
