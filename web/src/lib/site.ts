import { type SiteConfig, trpc, type User } from './trpc.ts';

/** Page configuration does not change while a page is open. */
const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY };

/** How long a page that could not begin waits before it asks again by itself, ms. */
const RETRY_MS = 10_000;

/** Asked again only as long as there is no answer at all: an older one serves. */
const refetchUntilLoaded = {
  refetchInterval: ({ state }: { state: { data: unknown; status: string } }) =>
    state.status === 'error' && state.data === undefined ? RETRY_MS : (false as const),
};

/** The two things every page needs, while they load; draw no page before both are there. */
export function useInitialData() {
  return {
    config: trpc.site.config.useQuery(undefined, { ...NEVER_STALE, ...refetchUntilLoaded }),
    user: trpc.account.me.useQuery(undefined, refetchUntilLoaded),
  };
}

/** Page configuration, or undefined while it loads. */
export function useLoadedSiteConfig(): SiteConfig | undefined {
  return trpc.site.config.useQuery(undefined, NEVER_STALE).data;
}

/** Page configuration. Only below the initial data's gate. */
export function useSiteConfig(): SiteConfig {
  const [config] = trpc.site.config.useSuspenseQuery(undefined, NEVER_STALE);
  return config;
}

/** Who uses the product now; a visitor has `isLoggedIn` false. Only below the initial data's gate. */
export function useUser(): User {
  const [user] = trpc.account.me.useSuspenseQuery();
  return user;
}
