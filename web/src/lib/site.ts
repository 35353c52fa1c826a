import { type SiteConfig, trpc, type User } from './trpc.ts';

/** The page configuration does not change while a page is open. */
const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY };

/** Delay before a page without its initial data fetches it again, in milliseconds. */
const RETRY_MS = 10_000;

/** Refetches only while there is no data at all: older data is good enough. */
const refetchUntilLoaded = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }) =>
    state.status === 'error' && state.data === undefined ? RETRY_MS : (false as const),
};

/** The two queries that every page needs. Render no page before both have data. */
export function useInitialData() {
  return {
    config: trpc.site.config.useQuery(undefined, { ...NEVER_STALE, ...refetchUntilLoaded }),
    user: trpc.account.me.useQuery(undefined, refetchUntilLoaded),
  };
}

/** The page configuration, or undefined while it loads. */
export function useLoadedSiteConfig(): SiteConfig | undefined {
  return trpc.site.config.useQuery(undefined, NEVER_STALE).data;
}

/** The page configuration. Only for components below `SiteData`. */
export function useSiteConfig(): SiteConfig {
  const [config] = trpc.site.config.useSuspenseQuery(undefined, NEVER_STALE);
  return config;
}

/** The current user; for a visitor `isLoggedIn` is false. Only for components below `SiteData`. */
export function useUser(): User {
  const [user] = trpc.account.me.useSuspenseQuery();
  return user;
}
