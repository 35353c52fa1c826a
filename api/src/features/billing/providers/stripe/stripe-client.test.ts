import { expect, test } from 'vitest';
import { createStripe } from './stripe-client.ts';
import { stripeSettingsProblem } from './stripe-settings.ts';

const official = 'https://api.stripe.com';
const sandbox = 'http://127.0.0.1:12111';

test.each([
  ['the sandbox in development', 'sk_test_sandbox', sandbox, false, null],
  ['a live key at Stripe in production', 'sk_live_x', official, true, null],
  ['a test key at Stripe in development', 'sk_test_x', official, false, null],
  [
    'a test key in production',
    'sk_test_x',
    official,
    true,
    'STRIPE_SECRET_KEY: production needs a live key (sk_live_…)',
  ],
  [
    'the sandbox in production',
    'sk_live_x',
    sandbox,
    true,
    'STRIPE_API_BASE: production takes payments at https://api.stripe.com only',
  ],
  ['a live key at the sandbox', 'sk_live_x', sandbox, false, 'STRIPE_SECRET_KEY: a live key goes to no sandbox'],
  [
    'plain http elsewhere',
    'sk_test_x',
    'http://example.com',
    false,
    'STRIPE_API_BASE: https, or a sandbox on this machine',
  ],
])('judges %s', (_, secretKey, apiBase, isProduction, expected) => {
  expect(stripeSettingsProblem({ secretKey, apiBase, isProduction })).toBe(expected);
});

test('times out after ten seconds and retries once, since a buyer waits', () => {
  const stripe = createStripe({ secretKey: 'sk_test_sandbox', apiBase: sandbox });
  expect(stripe.getApiField('timeout')).toBe(10_000);
  expect(stripe.getMaxNetworkRetries()).toBe(1);
});
