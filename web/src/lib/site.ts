import { type SiteConfig, trpc, type User } from './trpc.ts';

/** Page configuration does not change while a page is open. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

/** The two things every page needs, while they load; draw no page before both are there. */
export function useInitialData() {
  return { config: trpc.site.config.useQuery(undefined, ONCE), user: trpc.account.me.useQuery() };
}

/** Page configuration, or undefined while it loads. */
export function useLoadedSiteConfig(): SiteConfig | undefined {
  return trpc.site.config.useQuery(undefined, ONCE).data;
}

/** Page configuration. Only below the initial data's gate. */
export function useSiteConfig(): SiteConfig {
  const [config] = trpc.site.config.useSuspenseQuery(undefined, ONCE);
  return config;
}

/** Who uses the product now; a visitor has `isLoggedIn` false. Only below the initial data's gate. */
export function useUser(): User {
  const [user] = trpc.account.me.useSuspenseQuery();
  return user;
}
