import Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';

/** Stripe's SDK for the given key and address. */
export function createStripe({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  const url = new URL(apiBase);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    host: url.hostname,
    // Always set: the SDK's default is 443 for http too.
    port: url.port || (protocol === 'http' ? '80' : '443'),
    protocol,
    telemetry: false,
    // Buyers wait for the answer. Background work retries by itself.
    timeout: 10_000,
    maxNetworkRetries: 1,
  });
}
