import type { AppRouter } from '@kreda/api/router';
import { QueryClient } from '@tanstack/react-query';
import { httpBatchLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { isFinalError } from './api-error.ts';

export type Outputs = inferRouterOutputs<AppRouter>;
export type User = Outputs['account']['me'];
export type SiteConfig = Outputs['site']['config'];

/** The API's procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>();

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // What the server refused stays refused; only what did not arrive is worth another try.
        retry: (failures, error) => failures < 2 && !isFinalError(error),
      },
      mutations: { retry: false },
    },
  });
}

export function createTrpcClient() {
  return trpc.createClient({ links: [httpBatchLink({ url: '/trpc' })] });
}
