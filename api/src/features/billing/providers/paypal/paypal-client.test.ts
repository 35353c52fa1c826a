import { OrdersController } from '@paypal/paypal-server-sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestPaypal, type TestPaypal } from '../../../../testing/paypal.ts';
import { createPaypal } from './paypal-client.ts';
import { paypalSettingsProblem } from './paypal-settings.ts';

const official = 'https://api-m.paypal.com';
const officialSandbox = 'https://api-m.sandbox.paypal.com';
const sandbox = 'http://localhost:12113';
const productionOnly = 'PAYPAL_API_BASE: production takes payments at https://api-m.paypal.com only';
const elsewhere = 'PAYPAL_API_BASE: https://api-m.sandbox.paypal.com, or http to a sandbox on this machine';

test.each([
  ['PayPal in production', official, true, null],
  ['our sandbox in development', sandbox, false, null],
  ["PayPal's sandbox in development", officialSandbox, false, null],
  ['our sandbox in production', sandbox, true, productionOnly],
  ["PayPal's sandbox in production", officialSandbox, true, productionOnly],
  ['plain http in production', 'http://api-m.paypal.com', true, productionOnly],
  ['another port in production', 'https://api-m.paypal.com:8443', true, productionOnly],
  [
    'real money in development',
    official,
    false,
    'PAYPAL_API_BASE: https://api-m.paypal.com takes real money: production only',
  ],
  ['https on this machine', 'https://localhost:12113', false, elsewhere],
  ['plain http elsewhere', 'http://example.com', false, elsewhere],
  ['a host that ends alike', 'https://evil-api-m.sandbox.paypal.com.example.com', false, elsewhere],
  ['a path', `${official}/v2`, true, 'PAYPAL_API_BASE: an origin, without a path'],
])('judges %s', (_, apiBase, isProduction, expected) => {
  expect(paypalSettingsProblem({ apiBase, isProduction })).toBe(expected);
});

test.each([
  [official, 'https://www.paypal.com'],
  [officialSandbox, 'https://www.sandbox.paypal.com'],
  [sandbox, sandbox],
])('buyers of %s approve at %s', (apiBase, pages) => {
  expect(createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase }).pages).toBe(pages);
});

describe('the client', () => {
  let paypal: TestPaypal;
  beforeEach(async () => {
    paypal = await startTestPaypal({ webhookId: 'WEBHOOK' });
  });
  afterEach(() => paypal.stop());

  /** Asks for an order that does not exist, which needs valid credentials. Answers the status. */
  async function ask(client: ReturnType<typeof createPaypal>): Promise<unknown> {
    const order = client.call((sdk) => new OrdersController(sdk).getOrder({ id: 'NOBODYS' }));
    return order.then(
      () => 'an order',
      (error: { statusCode?: number }) => error.statusCode,
    );
  }

  test('after a failed request for an access token only that call fails', async () => {
    const client = createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase });
    await paypal.control('faults', { failTokens: 1 });
    expect(await ask(client)).toBe(500);
    expect(await ask(client)).toBe(404);
  });

  test('a revoked access token is replaced without an error', async () => {
    const client = createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase });
    expect(await ask(client)).toBe(404);
    await paypal.control('revoke-tokens', {});
    expect(await ask(client)).toBe(404);
  });

  test('calls to the sandbox use no proxy', async () => {
    vi.stubEnv('HTTPS_PROXY', 'http://127.0.0.1:9');
    try {
      const client = createPaypal({ clientId: 'id', clientSecret: 'secret', apiBase: paypal.apiBase });
      expect(await ask(client)).toBe(404);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('wrong credentials fail with 401', async () => {
    const client = createPaypal({ clientId: 'id', clientSecret: '', apiBase: paypal.apiBase });
    expect(await ask(client)).toBe(401);
  });
});
