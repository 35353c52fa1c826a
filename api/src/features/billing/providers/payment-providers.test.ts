import { expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { connectProviders } from './connect-providers.ts';
import { pageSources } from './page-sources.ts';

const clock = () => new Date('2026-01-01T00:00:00Z');
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK',
  PAYPAL_API_BASE: 'http://localhost:1',
};
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('connects no provider without credentials', async () => {
  const { rails, verifiers } = await connectProviders(readConfig({}), clock);
  expect([[...rails.keys()], [...verifiers.keys()]]).toEqual([['stripe'], ['stripe']]);
});

test('connects every provider with credentials: a rail of its name and a webhook', async () => {
  const { rails, verifiers } = await connectProviders(readConfig(PAYPAL), clock);
  expect([...rails].map(([name, { provider }]) => [name, provider])).toEqual([
    ['stripe', 'stripe'],
    ['paypal', 'paypal'],
  ]);
  expect([...verifiers.keys()]).toEqual(['stripe', 'paypal']);
});

test('pages load the sandbox’s form, or Stripe’s form with live settings', () => {
  const sandbox = 'http://localhost:12111';
  expect(pageSources(readConfig({}))).toEqual({
    scripts: [],
    connections: [sandbox],
    frames: ["'self'", sandbox],
    formTargets: [sandbox],
    paymentFrames: [],
    passkeyFrames: [],
  });
  expect(pageSources(readConfig(STRIPE))).toEqual({
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    connections: ['https://api.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    formTargets: [],
    paymentFrames: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    passkeyFrames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  });
});
