import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { useWhenOnlineAgain } from '../../../../lib/use-is-online.ts';

export type StripeScript =
  | { state: 'loading' }
  | { state: 'ready'; stripe: Stripe }
  /** The script is blocked, or did not arrive in time. */
  | { state: 'failed'; retry: () => void };

/** How long Stripe's script may take, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Loads Stripe's script, which is only served by Stripe. Retries when the connection is back. */
export function useStripeScript(publishableKey: string): StripeScript {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Stripe | 'failed' | null>(null);
  const retry = () => {
    setLoaded(null);
    setTries((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts another try.
  useEffect(() => {
    let isCurrent = true;
    const settle = (result: Stripe | 'failed') => isCurrent && setLoaded(result);
    const timer = setTimeout(() => settle('failed'), TIMEOUT_MS);
    loadStripe(publishableKey).then(
      (stripe) => settle(stripe ?? 'failed'),
      () => settle('failed'),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [publishableKey, tries]);

  useWhenOnlineAgain(() => {
    if (loaded === 'failed') retry();
  });
  if (loaded === null) return { state: 'loading' };
  return loaded === 'failed' ? { state: 'failed', retry } : { state: 'ready', stripe: loaded };
}
