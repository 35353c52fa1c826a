/** What Stripe can be allowed to take, each by its own switch in the dashboard. */
export const STRIPE_METHODS = ['card', 'blik', 'blik-recurring', 'p24'] as const;

/** The only host that real card payments go to. */
const OFFICIAL_HOST = 'api.stripe.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface StripeSettings {
  secretKey: string;
  /** `https://api.stripe.com`, or the sandbox's address. */
  apiBase: string;
  isProduction: boolean;
}

/**
 * What is wrong with a pair of key and address, or null. Production takes payments at the official address only, and a live key never
 * goes to a sandbox.
 */
export function stripeSettingsProblem({ secretKey, apiBase, isProduction }: StripeSettings): string | null {
  const { hostname, protocol } = new URL(apiBase);
  const isLiveKey = /^(sk|rk)_live_/.test(secretKey);
  if (isProduction && (hostname !== OFFICIAL_HOST || protocol !== 'https:'))
    return `STRIPE_API_BASE: production takes payments at https://${OFFICIAL_HOST} only`;
  if (isProduction && !isLiveKey) return 'STRIPE_SECRET_KEY: production needs a live key (sk_live_…)';
  if (isLiveKey && hostname !== OFFICIAL_HOST) return 'STRIPE_SECRET_KEY: a live key goes to no sandbox';
  if (!LOOPBACK.has(hostname) && protocol !== 'https:') return 'STRIPE_API_BASE: https, or a sandbox on this machine';
  return null;
}

/** What is wrong with a pair of keys, or null. With keys of different modes, no card that is entered can be charged. */
export function stripeKeysProblem(secretKey: string, publishableKey: string): string | null {
  const [secretMode, publishableMode] = [secretKey, publishableKey].map(
    (key) => /^\w+?_(live|test)_/.exec(key)?.[1] ?? 'unknown',
  );
  if (secretMode === publishableMode) return null;
  return `STRIPE_PUBLISHABLE_KEY: a key of mode ${publishableMode} beside a STRIPE_SECRET_KEY of mode ${secretMode}; take both from one`;
}
